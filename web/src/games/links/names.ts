// What `position` holds (docs/games/links.md), and what cards and places are called.

import { hueOf, type Hue } from "../../board/hues";
import { apart, kind, type Face, type Held } from "../../board/tiles";
import type { MatchView } from "../../wire";
import type { Say } from "../../words.svelte";

export interface Row {
  colour: Hue;
  /** The card on each place from 1 to 21, "*" for a joker. */
  lies: (string | null)[];
  /** How many cards the lower and the upper half still need. */
  missing: [number, number];
}

export interface Position {
  rows: Row[];
  /** Connection cards, each between this number's places in two neighbouring rows. */
  links: { number: number; rows: [string, string] }[];
  seats: { cards: number; hand: string[] | null; jokers_shown: number; connections: number; bonuses: number }[];
  stack: number;
  bonuses_left: number;
  turn: number;
  laid: number;
  bound: boolean;
}

export const LAST = 21;
export const JOKER = "*";
/** The numbers of a row's two halves, whose last card brings a bonus. */
export const HALVES = [[1, 10], [12, LAST]] as const; // prettier-ignore

export function positionOf(match: MatchView): Position {
  return match.position as unknown as Position;
}

/** A move taken apart: the card it takes from the hand, and the place it goes to. */
export function parts(move: string): { card: string; place: string; exchange: boolean } | null {
  const [, place, sign] = /^([yrbg]\d+)([*=]?)$/.exec(move) ?? [];
  return place === undefined ? null : { card: sign === "*" ? JOKER : place, place, exchange: sign === "=" };
}

/** A card of a hand. */
export function face(card: string): Face {
  return card === JOKER ? { hue: "k", joker: true, paper: true } : { hue: hueOf(card), text: card.slice(1), paper: true };
}

/** A card on its place: a joker shows what it stands for. */
export function lying(card: string, place: string): Face {
  return { ...face(place), joker: card === JOKER };
}

/** "yellow 12", "joker" */
export function called(card: string, say: Say): string {
  return card === JOKER ? say("web-links-joker") : say("board-tile", { colour: card[0] ?? "", text: card.slice(1) });
}

/** The colours stand in the hand as on the table. */
export function held(hand: string[], { rows }: Position, say: Say): Held[] {
  return apart(hand).map((id) => {
    const card = kind(id);
    const joker = card === JOKER;
    const colour = joker ? rows.length : rows.findIndex((row) => row.colour === card[0]);
    return { ...face(card), id, label: called(card, say), colour, number: joker ? LAST + 1 : Number(card.slice(1)) };
  });
}
