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

export interface OptionSchema {
  type?: "boolean" | "integer";
  enum?: (string | number)[];
  minimum?: number;
  default: boolean | number | string;
}

export interface GameInfo {
  id: string;
  least: number;
  most: number;
  options: Record<string, OptionSchema>;
  series: boolean;
  levels: string[];
}

export interface People {
  seats: boolean[];
  watching: number;
  thinking: number[];
}

export interface ChatLine {
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface Hint {
  moves: { move: string; result: number; within: number }[];
  reason: Sentence;
}

/** A table in a list: mine, or one of the lobby. */
export interface TableLine {
  id: string;
  game: string;
  phase: Phase;
  asked: number[];
  names: (string | null)[];
  at: number;
  deadline: number | null;
}

export interface PlayedGame {
  table: string;
  number: number;
  game: string;
  at: number;
  seat: number;
  how: string;
  names: string[];
  winners: number[];
  totals: number[] | null;
}

export interface RatingLine {
  game: string;
  name: string;
  rating: number;
  games: number;
  mine: boolean;
}

/** A step of a first lesson: what to do and the move that is asked, in the learner's eyes. */
export interface LessonStep {
  text: string;
  ask: string | null;
  match: MatchView;
  changed: Move[];
}
