// What is drawn on a tile, and what a rack knows of its tiles.

import type { Hue, Shape } from "./hues";

export interface Face {
  hue: Hue;
  text?: string | undefined;
  shape?: Shape | undefined;
  /** A joker: a star, with the number it stands for where it lies. */
  joker?: boolean | undefined;
  /** A card instead of a wooden tile. */
  paper?: boolean | undefined;
}

/** A tile on a rack. Tiles that are alike are told apart behind a #, on the board by their place: x7, x7#1, x7@y7. */
export interface Held extends Face {
  id: string;
  /** For a screen reader, and for the pointer's tip: "yellow 12". */
  label: string;
  /** Where it stands when sorted by colour, and when sorted by number. */
  colour: number;
  number: number;
}

/** What moves call a tile: without what tells it from its likes. */
export function kind(id: string): string {
  return id.split(/[#@]/)[0] ?? id;
}

/** Names for tiles that may be alike, the same ones in every view. */
export function apart(tiles: string[]): string[] {
  const count = new Map<string, number>();
  return tiles.map((tile) => {
    const n = count.get(tile) ?? 0;
    count.set(tile, n + 1);
    return n ? `${tile}#${n}` : tile;
  });
}
