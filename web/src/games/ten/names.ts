// What `position` holds (docs/games/ten.md), and what stones and places are called.

import type { Hue } from "../../board/hues";
import type { Held } from "../../board/tiles";
import type { MatchView } from "../../wire";
import type { Say } from "../../words.svelte";

export type Place = [x: number, y: number];

export interface Stone {
  seat: number;
  /** Which of its seat's fifteen, in the order in which they were dealt. */
  stone: number;
  value: number;
  x: number;
  y: number;
}

export interface Line {
  seat: number;
  sum: number;
  from: Place;
  to: Place;
}

export interface Position {
  round: 1 | 2;
  turn: number;
  moved: number;
  table: Stone[];
  seats: { row?: number[]; stock?: (number | null)[]; unlaid: Record<string, number> }[];
  rows: Line[];
  edge: Place[];
  drawn: boolean;
}

export const GOAL = 10;
const STONES = 15;

export function positionOf(match: MatchView): Position {
  return match.position as unknown as Position;
}

export function hueOf(seat: number): Hue {
  return seat === 0 ? "w" : "k";
}

/** A stone keeps this name in its stock, on a rack and on the table. */
export function idOf({ seat, stone }: { seat: number; stone: number }): string {
  return `${seat}.${stone}`;
}

export function nameOf(x: number, y: number): string {
  return `${x},${y}`;
}

export function placeOf(name: string): Place {
  const [x = 0, y = 0] = name.split(",").map(Number);
  return [x, y];
}

/** A move taken apart: the end of the row it takes, the place it comes from, the place it goes to. */
export function parts(move: string): { end: string; from: string; to: string } {
  const [, end = "", from = "", to = ""] = /^(?:([LR]):)?(?:(.*)>)?(.*)$/.exec(move) ?? [];
  return { end, from, to };
}

/** The stones a seat has not laid and that are seen, as a rack holds them; `number` is their place in the row. */
export function waiting(seat: number, position: Position, say: Say): Held[] {
  const { row, stock } = position.seats[seat] ?? {};
  const values = row ?? stock ?? [];
  const laid = new Set(position.table.filter((stone) => stone.seat === seat).map(({ stone }) => stone));
  const order = Array.from({ length: STONES }, (_, at) => at).filter((at) => !laid.has(at));
  return values.flatMap((value, at) => {
    const stone = order[at];
    if (!value || stone === undefined) return [];
    return [{ id: idOf({ seat, stone }), hue: hueOf(seat), text: String(value), label: called(seat, value, say), colour: 0, number: at }];
  });
}

/** "light 3" */
export function called(seat: number, value: number | string, say: Say): string {
  return say("web-ten-stone", { seat, value });
}
