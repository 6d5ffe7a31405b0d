// What `position` holds (docs/games/bridges.md), and what tiles and fields are called.

import { hueOf, type Shape } from "../../board/hues";
import { apart, kind, type Face, type Held } from "../../board/tiles";
import type { MatchView } from "../../wire";
import type { Say } from "../../words.svelte";

export interface Position {
  rows: { colour: string; fields: (string | null)[] }[];
  bridges: { rows: [string, string]; number: number; bonus: boolean; spent: boolean }[];
  symbols: Record<"L" | "R", Shape[]> | null;
  seats: { tiles: number; rack: string[] | null }[];
  left: number;
  turn: number;
  phase: "lay" | "bonus" | "free" | "give" | "over";
  drawn: string | null;
  bonus: string | null;
  fresh: string[];
  gifts: { from: number; to: number; tile: string | null }[];
  story: { seat: number; did: string[] }[];
}

export const LAST = 20;
export const JOKER_COLUMNS = [3, 7, 13, 17];
export const CONNECTION_COLUMNS = [1, 11, 20];
const COLOURS = "yrbgx";

export function positionOf(match: MatchView): Position {
  return match.position as unknown as Position;
}

/** The fields of a row in their order, the symbols' first and last. */
export const PLACES = ["L", ...Array.from({ length: LAST }, (_, at) => String(at + 1)), "R"];

export function isSymbol(tile: string): boolean {
  return tile.length > 3;
}

/** A tile by its own name: y12, x7, star. */
export function face(tile: string): Face {
  if (isSymbol(tile)) return { hue: "p", shape: tile as Shape, joker: true };
  return tile.startsWith("x") ? { hue: "x", text: tile.slice(1), joker: true } : { hue: hueOf(tile), text: tile.slice(1) };
}

/** A tile that lies on a field: a joker in the colour of its row. */
export function lying(tile: string, field: string): Face {
  return tile.startsWith("x") ? { ...face(tile), hue: hueOf(field) } : face(tile);
}

/** "yellow 12", "joker 7", "the star"; also of a field: "yellow 12", "the field left of yellow 1". */
export function called(name: string, say: Say): string {
  if (isSymbol(name)) return say("board-shape", { shape: name });
  const rest = name.slice(1);
  if (rest === "L" || rest === "R") return say("web-bridges-symbol-field", { colour: name[0] ?? "", side: rest });
  return say("board-tile", { colour: name[0] ?? "", text: rest });
}

export function held(rack: string[], say: Say): Held[] {
  return apart(rack).map((id) => {
    const tile = kind(id);
    const colour = isSymbol(tile) ? COLOURS.length : COLOURS.indexOf(tile[0] ?? "");
    return { ...face(tile), id, label: called(tile, say), colour, number: isSymbol(tile) ? LAST + 1 : Number(tile.slice(1)) };
  });
}

/** What came from the bag with a move, by itself: the entries of the story behind it. */
export function bonuses(move: string, { story }: Position): string[] {
  const did = story.flatMap((turn) => turn.did);
  const at = did.lastIndexOf(move);
  const after = at < 0 ? [] : did.slice(at + 1);
  const end = after.findIndex((one) => !one.startsWith("+"));
  return (end < 0 ? after : after.slice(0, end)).map((one) => one.slice(1));
}
