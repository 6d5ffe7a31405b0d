import type { MatchView } from "../../wire";
import type { Say } from "../../words.svelte";
import { called, parts, positionOf } from "./names";

export { default as Board } from "./Board.svelte";

export function describe(move: string, match: MatchView, say: Say, seat: number): string {
  if (move === "pass") return say("web-blockers-passed");
  const position = positionOf(match);
  const found = parts(move, seat, position);
  return found ? say("web-blockers-laid", { tile: called(found.tile, position.sections, say), cell: found.cell }) : move;
}

export function button(move: string, say: Say): string | null {
  return move === "pass" ? say("web-blockers-pass") : null;
}

export function standing(seat: number, match: MatchView, say: Say): string {
  const facts = positionOf(match).seats[seat];
  return say("web-blockers-standing", { groups: facts?.groups ?? 0, taken: facts?.all_taken ?? 0 });
}
