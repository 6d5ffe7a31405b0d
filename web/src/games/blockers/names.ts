// What `position` holds (docs/games/blockers.md), and what tiles and cells are called.

import { hueOf, type Hue, type Shape } from "../../board/hues";
import type { Face, Held } from "../../board/tiles";
import type { MatchView } from "../../wire";
import type { Say } from "../../words.svelte";

export interface Lying {
  colour: Hue;
  tile: string;
  /** May be taken by whoever plays another colour. */
  free: boolean;
}

export interface RackView {
  colour: Hue;
  seat: number;
  rack: string[] | null;
  on_rack: number;
  in_stock: number;
  closed: boolean;
  groups: number;
}

export interface SeatFacts {
  turns: number;
  passed: number;
  groups: number;
  taken: Record<string, string[]>;
  most_taken: number;
  all_taken: number;
  points: number;
}

export interface Position {
  turn: number;
  sections: Shape[];
  board: (Lying | null)[][];
  racks: RackView[];
  seats: SeatFacts[];
}

export const ROWS = "ABCDEFGHI";
export const COLUMNS = "123456789";
const KINDS = [...COLUMNS, ...ROWS, "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "*"];

export function positionOf(match: MatchView): Position {
  return match.position as unknown as Position;
}

/** Of a tile by its full name: r7, bC, gs5, y*. */
export function face(tile: string, sections: Shape[]): Face {
  const [hue, kind] = [hueOf(tile), tile.slice(1)];
  if (kind === "*") return { hue, joker: true };
  return kind.startsWith("s") ? { hue, shape: sections[Number(kind.slice(1)) - 1] } : { hue, text: kind };
}

/** "red 7", "blue sun", "green joker" */
export function called(tile: string, sections: Shape[], say: Say): string {
  const { hue: colour, text, shape } = face(tile, sections);
  const what = shape ? say("board-shape", { shape }) : (text ?? say("web-blockers-joker"));
  return say("board-tile", { colour, text: what });
}

export function held({ colour, rack }: RackView, sections: Shape[], say: Say): Held[] {
  return (rack ?? []).map((kind) => {
    const [tile, number] = [colour + kind, KINDS.indexOf(kind)];
    return { ...face(tile, sections), id: tile, label: called(tile, sections, say), colour: Math.floor(number / 9), number };
  });
}

/** The racks of a seat: two in a duel. */
export function racksOf(seat: number | null, { racks }: Position): RackView[] {
  return racks.filter((rack) => rack.seat === seat);
}

/** A move taken apart: the tile by its full name, and the cell. */
export function parts(move: string, seat: number, position: Position): { tile: string; cell: string } | null {
  const [, letter, kind, cell] = /^(?:([ab]):)?(.+)@(.+)$/.exec(move) ?? [];
  const rack = racksOf(seat, position)[letter === "b" ? 1 : 0];
  return rack && kind && cell ? { tile: rack.colour + kind, cell } : null;
}

/** A move by its tile, as the rules call it: a letter before it where there are two colours. */
export function moveOf(tile: string, cell: string, seat: number, position: Position): string {
  const own = racksOf(seat, position);
  const letter = own.length > 1 ? `${"ab"[own.findIndex(({ colour }) => colour === tile[0])] ?? "a"}:` : "";
  return `${letter}${tile.slice(1)}@${cell}`;
}
