// Fair deals, written from docs/fair-deals.md alone: the twin of src/spieltisch/table/fair.py. Both are held to
// tests/vectors/fair.json.

import { dealFrom, type Deal } from "./deal.ts";
import { digest, fromHex, whole } from "./hash.ts";

/** Which deal it is: a secret or a number that was meant for one deal makes another hash at any other. */
export interface Place {
  table: string;
  gameId: string;
  game: number; // how many games had been played at the table before
  round: number; // of the game, from 0
}

export type Numbers = Record<string, string>; // by seat

const text = new TextEncoder();

function fields(purpose: string, place: Place): Uint8Array[] {
  const names = [purpose, place.table, place.gameId].map((name) => text.encode(name));
  return [...names, whole(place.game), whole(place.round)];
}

/** What is shown before anybody adds a number. */
export function commitment(place: Place, secret: string): Promise<string> {
  return digest([...fields("spieltisch commitment 1", place), fromHex(secret)]);
}

export function seed(place: Place, secret: string, numbers: Numbers): Promise<string> {
  const seats = Object.keys(numbers)
    .map(Number)
    .sort((a, b) => a - b);
  const added = seats.flatMap((seat) => [whole(seat), fromHex(numbers[seat] as string)]);
  return digest([...fields("spieltisch seed 1", place), fromHex(secret), ...added]);
}

/** The deal of that seed. In a series only round 0 draws who starts, `first`; from then on it is the next seat. */
export async function deal(
  from: string,
  game: string,
  players: number,
  options: Record<string, unknown>,
  first: number | null,
  round: number,
): Promise<Deal | null> {
  const dealt = await dealFrom(from, game, players, options);
  if (dealt && round && first !== null) dealt["start"] = (first + round) % players;
  return dealt;
}
