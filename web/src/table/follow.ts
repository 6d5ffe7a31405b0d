// What is heard when a table has changed: sounds, and sentences for a screen reader.

import { announce } from "../frame/announce.svelte";
import { sound } from "../frame/sound";
import type { GameModule } from "../games/types";
import type { TableView } from "../wire";
import { say } from "../words.svelte";

export function asked(view: TableView): boolean {
  return view.seat !== null && view.phase === "playing" && (view.match?.legal?.length ?? 0) > 0;
}

export function nameOf(view: TableView, seat: number | null): string {
  if (seat === null) return say("web-watcher");
  if (seat === view.seat) return say("web-you");
  return view.seats[seat]?.name ?? say("web-seat", { seat: seat + 1 });
}

/** A move as a sentence that begins with who made it. */
export function sentenceOf(view: TableView, game: GameModule | null, seat: number, move: string): string {
  const what = move === "?" || !game || !view.match ? say("web-move-secret") : game.describe(move, view.match, say, seat);
  return say("web-moved", { name: nameOf(view, seat), what });
}

export function statusOf(view: TableView): string {
  return say(view.sentence.key, view.sentence.values);
}

/** The first view of a table is no news but for whose turn it is. */
export function follow(game: GameModule | null, before: TableView | null, view: TableView): void {
  const fresh = before && before.round.number === view.round.number && before.phase === "playing" ? view.moves.slice(before.moves.length) : [];
  const said = fresh.map(([seat, move]) => sentenceOf(view, game, seat, move));
  if (before && view.moves.length < before.moves.length && view.phase === "playing" && before.phase === "playing") {
    said.push(say("web-taken-back"));
  }
  if (!before || statusOf(before) !== statusOf(view) || fresh.length) said.push(statusOf(view));
  announce(said.join(" "));

  if (before && before.phase !== "over" && view.phase === "over") sound.over();
  else if (asked(view) && !(before && asked(before))) sound.yourTurn();
  const last = fresh.at(-1);
  if (last) sound.laid(last[0] === view.seat);
}
