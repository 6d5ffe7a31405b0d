import type { MatchView } from "../../wire";
import type { Say } from "../../words.svelte";
import { CALL, called, fieldCalled, FIELDS, parts, positionOf } from "./names";

export { default as Board } from "./Board.svelte";

export function describe(move: string, _: MatchView, say: Say): string {
  const laid = parts(move);
  if (laid) return say("web-sums-laid", { card: called(laid.card, say), pile: laid.pile });
  if (move === CALL) return say("web-sums-called");
  const field = FIELDS.find(({ name }) => name === move);
  return field ? say("web-sums-wrote", { field: fieldCalled(field, say) }) : say("web-sums-wrote-nothing");
}

export function button(move: string, say: Say): string | null {
  return move === CALL ? say("web-sums-call") : move === "-" ? say("web-sums-nothing") : null;
}

export function standing(seat: number, match: MatchView, say: Say): string {
  const { phase, seats } = positionOf(match);
  const { points, decided } = seats[seat]!;
  const state = phase !== "write" ? "waits" : decided ? "decided" : match.to_act.includes(seat) ? "writes" : "waits";
  return say("web-sums-standing", { count: points.total, state });
}
