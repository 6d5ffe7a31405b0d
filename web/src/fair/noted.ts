// What this browser will want to remember when a deal is checked: kept on this device, since the table could tell
// anything afterwards.
//
// Whoever shows a table calls `saw` with each view whose deal has a commitment, and sends `addNumber`'s result with
// the event `ready`.

import { toHex } from "./hash.ts";
import type { Noted } from "./check.ts";

const KEPT = "spieltisch-deals";
const MOST = 200; // deals; the oldest are forgotten

type Kept = Noted & { table: string };

function all(): Kept[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(read) ? (read as Kept[]) : [];
  } catch {
    return [];
  }
}

function keep(these: Kept[]): void {
  localStorage.setItem(KEPT, JSON.stringify(these.slice(-MOST)));
}

/** This commitment is shown at the table (`setup.table`), and its tiles are still hidden. */
export function saw(table: string, commitment: string): void {
  const these = all();
  if (these.some((one) => one.table === table && one.commitment === commitment)) return;
  keep([...these, { table, commitment, number: null }]);
}

/** This browser's number for that deal, 32 random bytes; the same one whenever it is asked for again. */
export function addNumber(table: string, commitment: string): string {
  saw(table, commitment);
  const these = all();
  const mine = these.find((one) => one.table === table && one.commitment === commitment);
  const number = mine?.number ?? toHex(crypto.getRandomValues(new Uint8Array(32)));
  if (mine) mine.number = number;
  keep(these);
  return number;
}

export function noted(table: string): Noted[] {
  return all().filter((one) => one.table === table);
}
