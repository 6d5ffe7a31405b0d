// What is heard when a table has changed: sounds, and sentences for a screen reader.

import { announce } from "../frame/announce.svelte";
import { sound } from "../frame/sound";
import type { GameModule } from "../games/types";
import type { SeatView, TableView } from "../wire";
import { say } from "../words.svelte";
import { shownName } from "./names";

export function asked(view: TableView): boolean {
  return view.seat !== null && view.phase === "playing" && (view.match?.legal?.length ?? 0) > 0;
}

export function nameOf(view: TableView, seat: number | null): string {
  if (seat === null) return say("web-watcher");
  if (seat === view.seat) return say("web-you");
  const who = view.seats[seat];
  if (who?.kind === "bot") return botName(view, who);
  return who?.name || say("web-seat", { seat: seat + 1 });
}

/** A bot that is called after its level is called so in the reader's language, and numbered if it has a twin. */
function botName(view: TableView, who: SeatView): string {
  const twins = view.seats.filter((other) => other.kind === "bot" && other.name === who.name);
  const name = shownName(who.name);
  return twins.length > 1 && name !== who.name ? `${name} ${twins.indexOf(who) + 1}` : name;
}

/** A move as a sentence that begins with who made it. */
export function sentenceOf(view: TableView, game: GameModule | null, seat: number, move: string): string {
  const what = move === "?" || !game || !view.match ? say("web-move-secret") : game.describe(move, view.match, say, seat);
  return say("web-moved", { name: nameOf(view, seat), what });
}

export function statusOf(view: TableView): string {
  const { key, values } = view.sentence;
  return say(key, "names" in values ? { ...values, names: namesOf(view, String(values["names"])) } : values);
}

/** The names that the server lists, with the bots' as they are shown here: first those who are waited for. */
function namesOf(view: TableView, listed: string): string {
  const bots = view.seats.filter((who) => who.kind === "bot").sort((a, b) => Number(b.asked) - Number(a.asked));
  const named = (name: string): string => {
    const found = bots.findIndex((who) => who.name === name);
    return found < 0 ? name : botName(view, bots.splice(found, 1)[0]!);
  };
  return listed.split(", ").map(named).join(", ");
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
