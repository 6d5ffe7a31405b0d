// What the server sends and accepts: docs/api.md, docs/tables.md.

export type Options = Record<string, boolean | number | string>;
export type Move = [seat: number, move: string];

export interface TallyLine {
  key: string;
  values: Record<string, string | number>;
  points: number | null;
}

/** The position in somebody's eyes; what `position` holds is the game's own (docs/games/ID.md). */
export interface MatchView {
  game: string;
  rules: string;
  players: number;
  options: Options;
  moves: number;
  over: boolean;
  to_act: number[];
  seat?: number | null;
  legal?: string[];
  scores?: number[];
  winners?: number[];
  tally?: TallyLine[][];
  position: Record<string, unknown>;
}

export type Phase = "seating" | "dealing" | "playing" | "between" | "over";

export type Clock =
  | { kind: "none" }
  | { kind: "minutes"; minutes: number; increment: number }
  | { kind: "days"; days: number };

export interface Setup {
  v: number;
  table: string;
  game: string;
  players: number;
  options: Options;
  rules: string;
  series: boolean;
  clock: Clock;
  stand_in: string;
  undo: boolean;
  watch: boolean;
  fair: boolean;
}

export interface SeatView {
  seat: number;
  kind: "empty" | "bot" | "person";
  name: string | null;
  level: string | null;
  away: boolean;
  resigned: boolean;
  ready: boolean;
  asked: boolean;
  clock: { left: number; running: boolean; until: number | null } | null;
}

export interface RoundView {
  round: number;
  how: string;
  result: { scores: number[]; winners: number[] } | null;
  commitment?: string;
  secret?: string;
  numbers?: Record<string, string>;
  seed?: string;
}

export interface Sentence {
  key: string;
  values: Record<string, string | number>;
}

export interface TableView {
  v: number;
  number: number;
  seat: number | null;
  phase: Phase;
  setup: Setup;
  seats: SeatView[];
  round: { number: number; of: number };
  totals: number[];
  deal: { commitment: string } | null;
  match: MatchView | null;
  sentence: Sentence;
  moves: Move[];
  changed: Move[];
  may: string[];
  end: number[];
  rematch: number[];
  rounds: RoundView[];
  result: { how: string; winners: number[]; totals: number[] | null } | null;
}
