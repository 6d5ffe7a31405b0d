// What a record says of its deals, and whether that is true: all hashes and tiles are worked out anew, here.
// That the moves keep to the rules is for `spieltisch verify` to say: the page knows no rules.

import type { Options, Setup } from "../wire";
import type { Deal } from "./deal.ts";
import { commitment, deal, seed, type Numbers, type Place } from "./fair.ts";
import { HEX_32 } from "./hash.ts";

/** Of GET /api/tables/{id}/record as much as is needed here. */
export interface TableRecord {
  setup: Setup;
  rounds: RecordedRound[];
}

export interface RecordedRound {
  game: number;
  round: number;
  names: (string | null)[];
  commitment?: string;
  secret?: string;
  numbers?: Numbers;
  seed?: string;
  record: { game: string; players: number; options: Options; deal: Deal };
}

/** A deal that was announced to this browser: the commitment it was shown, the number it added. */
export interface Noted {
  commitment: string;
  number: string | null;
}

export interface Finding {
  game: number;
  round: number;
  /** The deal was given and not made (a lesson, a position to go on from), so nothing can be checked. */
  given: boolean;
  /** The secret is the one the table had bound itself to. */
  kept: boolean;
  /** The commitment is one that this browser was shown before the deal. False: it was shown one that belongs to no
   * round; null: it was not there for this deal, so it knows nothing. */
  seen: boolean | null;
  /** Who added a number. */
  added: string[];
  /** The number this browser added to this deal is among them; null: it added none. */
  own: boolean | null;
  /** The seed follows from the secret and the numbers. */
  grown: boolean;
  /** The part of the deal that does not follow from the seed; null: all does. */
  unlike: string | null;
  secret: string;
  seed: string;
  commitment: string;
}

export const fine = (found: Finding): boolean =>
  found.given || (found.kept && found.seen !== false && found.own !== false && found.grown && found.unlike === null);

export interface Checked {
  rounds: Finding[];
  /** Deals that were announced to this browser and never played. */
  dropped: Noted[];
}

/** `open` is the commitment of a deal that is still being played: its round is not in the record yet. */
export async function check(record: TableRecord, noted: Noted[], open: string | null = null): Promise<Checked> {
  const played = new Set([open, ...record.rounds.map((done) => done.commitment)]);
  const dropped = noted.filter((one) => !played.has(one.commitment));
  const starts = new Map<number, unknown>();
  const rounds: Finding[] = [];
  for (const done of record.rounds) {
    if (!starts.has(done.game)) starts.set(done.game, done.record.deal["start"]);
    const first = starts.get(done.game);
    const finding = await checkRound(record.setup, done, typeof first === "number" ? first : null);
    const note = noted.find((one) => one.commitment === done.commitment);
    finding.seen = note ? true : dropped.length ? false : null;
    if (note?.number) finding.own = Object.values(done.numbers ?? {}).includes(note.number);
    rounds.push(finding);
  }
  return { rounds, dropped };
}

async function checkRound(setup: Setup, done: RecordedRound, first: number | null): Promise<Finding> {
  const { secret = "", numbers = {}, record } = done;
  const finding: Finding = {
    game: done.game,
    round: done.round,
    given: !setup.fair && done.secret === undefined,
    kept: false,
    seen: null,
    added: Object.keys(numbers).map((seat) => done.names[Number(seat)] ?? seat),
    own: null,
    grown: false,
    unlike: "secret",
    secret,
    seed: done.seed ?? "",
    commitment: done.commitment ?? "",
  };
  const seats = Object.keys(numbers).every((seat) => /^\d+$/.test(seat) && Number(seat) < setup.players);
  if (finding.given || !seats || ![secret, ...Object.values(numbers)].every((one) => HEX_32.test(one))) return finding;
  const place: Place = { table: setup.table, gameId: setup.game, game: done.game, round: done.round };
  const right = await seed(place, secret, numbers);
  finding.kept = done.commitment === (await commitment(place, secret));
  finding.grown = done.seed === right;
  finding.unlike = difference(
    record.deal,
    await deal(right, setup.game, setup.players, setup.options, first, done.round),
  );
  return finding;
}

/** The first part of two deals that is not the same. */
function difference(one: Deal, other: Deal | null): string | null {
  const names = new Set([...Object.keys(one), ...Object.keys(other ?? {})]);
  return [...names].find((name) => JSON.stringify(one[name]) !== JSON.stringify(other?.[name])) ?? null;
}
