// What the server sends and accepts: docs/api.md, docs/tables.md.
// Written from the definitions in Python by `python -m tests.web.wire`; a test holds the two together.

export type Options = Record<string, boolean | number | string>;

export type Move = [seat: number, move: string];

export type Phase = "seating" | "dealing" | "playing" | "between" | "over";

export type Clock =
  | { kind: "none"; }
  | { kind: "minutes"; minutes: number; increment: number; }
  | { kind: "days"; days: number; };

export interface OptionSchema {
  type?: "boolean" | "integer";
  enum?: (number | string)[];
  minimum?: number;
  default: boolean | number | string;
}

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

export interface TallyLine {
  key: string;
  values: Record<string, number | string>;
  points: number | null;
}

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

export interface SeatView {
  seat: number;
  kind: "empty" | "bot" | "person";
  name: string;
  level: string | null;
  away: boolean;
  resigned: boolean;
  ready: boolean;
  asked: boolean;
  clock: SeatClock | null;
}

export interface RoundNumber {
  number: number;
  of: number;
}

export interface RoundResult {
  scores: number[];
  winners: number[];
}

export interface RoundView {
  round: number;
  how: string;
  result: RoundResult | null;
  commitment?: string;
  secret?: string;
  numbers?: Record<string, string>;
  seed?: string;
}

export interface DealView {
  commitment: string;
}

export interface Sentence {
  key: string;
  values: Record<string, number | string>;
}

export interface GameResult {
  how: string;
  winners: number[];
  totals: number[] | null;
}

export interface TableView {
  v: number;
  number: number;
  seat: number | null;
  phase: Phase;
  setup: Setup;
  seats: SeatView[];
  round: RoundNumber;
  totals: number[];
  deal: DealView | null;
  match: MatchView | null;
  sentence: Sentence;
  moves: Move[];
  changed: Move[];
  may: string[];
  end: number[];
  rematch: number[];
  rounds: RoundView[];
  result: GameResult | null;
}

export interface SeatClock {
  left: number;
  running: boolean;
  until: number | null;
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
  seat: number;
  name: string;
  text: string;
}

export interface Advice {
  move: string;
  result: number;
  within: number;
}

export interface Hint {
  moves: Advice[];
  reason: Sentence;
}

export interface TableLine {
  id: string;
  game: string;
  phase: Phase;
  players: number;
  names: (string | null)[];
  free: number;
  asked: number[];
  at: number;
  deadline: number | null;
  seat: number | null;
  options: Options;
  clock: Clock;
  series: boolean;
  watch: boolean;
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
  before: number | null;
  after: number | null;
}

export interface RatingLine {
  game: string;
  name: string;
  kind: string;
  rating: number;
  games: number;
  provisional: boolean;
  mine: boolean;
}

export interface LessonStep {
  text: string;
  ask: string | null;
  match: MatchView;
  changed: Move[];
}

export interface Person {
  id: string;
  name: string;
  kind: "guest" | "person" | "bot";
  token?: string | null;
}

export type Request =
  | { op: "open"; table: string; }
  | { op: "close"; table: string; }
  | { op: "do"; table: string; event: Record<string, unknown>; }
  | { op: "say"; table: string; text: string; }
  | { op: "react"; table: string; what: string; }
  | { op: "mute"; table: string; seat: number; on?: boolean; }
  | { op: "mine"; }
  | { op: "ping"; };
