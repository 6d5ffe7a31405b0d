// What `position` holds (docs/games/sums.md), the sheet, and what cards and fields are called.

import layout from "../../../../src/spieltisch/games/sums/layout.json";
import { hueOf, type Hue } from "../../board/hues";
import type { Face, Held } from "../../board/tiles";
import type { MatchView } from "../../wire";
import type { Say } from "../../words.svelte";

/** What a move of the active seat would announce, and where it could write that. */
export interface Play {
  move: string;
  sum: number;
  colours: Hue[];
  fields: string[];
}

export interface SeatSheet {
  cards: number;
  hand: string[] | null;
  sheet: Record<string, (number | null)[]>;
  misses: number;
  decided: boolean;
  /** Its decision in this writing, as far as it is shown; after it, in the last one. */
  choice: string | null;
  points: { rows: Record<string, number>; columns: number[]; misses: number; total: number };
}

export interface Position {
  phase: "choose" | "second" | "write" | "over";
  active: number;
  grid: string[];
  covered: string[];
  pile: { left: number };
  /** The pile of the last card. */
  laid: number | null;
  announced: { seat: number; sum: number; colours: Hue[] } | null;
  plays: Play[];
  seats: SeatSheet[];
}

export interface Field {
  name: string;
  colour: Hue;
  place: number;
  row: number;
  column: number;
  /** Its number is the bonus of its column. */
  pentagon: boolean;
}

export const COLUMNS = layout.columns;
export const MISSES = 4;
export const ROWS = layout.rows.map(({ colour, columns, gap }, row) => ({
  colour: colour as Hue,
  row,
  gap,
  first: columns[0] ?? 0,
  last: columns.at(-1) ?? 0,
}));
export const FIELDS: Field[] = layout.rows.flatMap(({ colour, columns, bonus_columns }, row) =>
  columns.map((column, at) => {
    return { name: `${colour}${at + 1}`, colour: colour as Hue, place: at + 1, row, column, pentagon: bonus_columns.includes(column) };
  }),
);
/** The columns of three with a bonus, in the order in which their points are counted. */
export const BONUSES = FIELDS.filter(({ pentagon }) => pentagon)
  .map(({ column }) => column)
  .sort((a, b) => a - b);

/** On the rack while there is writing: the sum, to be put into a field. */
export const SLIP = "sum";
export const CALL = "call";
/** The pile across never counts. */
const ACROSS: Record<number, number> = { 1: 4, 2: 3, 3: 2, 4: 1 };

export function positionOf(match: MatchView): Position {
  return match.position as unknown as Position;
}

/** The piles that make the sum when a card lies on this one. */
export function counting(pile: number): number[] {
  return [1, 2, 3, 4].filter((one) => one !== ACROSS[pile]);
}

/** A move that lays a card, taken apart. */
export function parts(move: string): { card: string; pile: number } | null {
  const [, card, pile] = /^([oypx]-?\d)>([1-4])$/.exec(move) ?? [];
  return card === undefined ? null : { card, pile: Number(pile) };
}

export function numberIn(seat: SeatSheet, { colour, place }: Field): number | null {
  return seat.sheet[colour]?.[place - 1] ?? null;
}

export function text(card: string): string {
  return card.slice(1).replace("-", "−");
}

export function face(card: string): Face {
  return { hue: hueOf(card), text: text(card), paper: true };
}

/** "orange 4", "grey −2" */
export function called(card: string, say: Say): string {
  return say("web-sums-card", { colour: card[0] ?? "", value: text(card) });
}

export function fieldCalled({ colour, place, pentagon }: Field, say: Say): string {
  return say("web-sums-field", { colour, place, bonus: pentagon ? "yes" : "no" });
}

/** "orange, yellow" */
export function colours(of: Hue[], say: Say): string {
  return of.map((colour) => say("web-sums-colour", { colour })).join(", ");
}

/** "10 in orange, yellow", "−1: a miss" */
export function announces({ sum, colours: of }: { sum: number; colours: Hue[] }, say: Say): string {
  return of.length && sum > 0
    ? say("web-sums-announces", { sum: String(sum), colours: colours(of, say) })
    : say("web-sums-announces-nothing", { sum: String(sum).replace("-", "−") });
}

export function held(hand: string[], say: Say): Held[] {
  return hand.map((card) => {
    return { ...face(card), id: card, label: called(card, say), colour: "oypx".indexOf(card[0] ?? ""), number: Number(card.slice(1)) };
  });
}
