import type { MatchView } from "../../wire";
import type { Say } from "../../words.svelte";
import { called, nameOf, parts, positionOf } from "./names";

export { default as Board } from "./Board.svelte";

export function describe(move: string, match: MatchView, say: Say): string {
  if (move === "pass") return say("web-ten-passed");
  const { from, to } = parts(move);
  const found = positionOf(match).table.find(({ x, y }) => nameOf(x, y) === to);
  const stone = found ? called(found.seat, found.value, say) : say("web-ten-a-stone");
  return from ? say("web-ten-moved", { stone, from, to }) : say("web-ten-laid", { stone, to });
}

export function button(move: string, say: Say): string | null {
  return move === "pass" ? say("web-ten-pass") : null;
}

export function standing(seat: number, match: MatchView, say: Say): string {
  const { seats, round } = positionOf(match);
  const { row, stock } = seats[seat] ?? {};
  return say("web-ten-standing", { seat, round, count: (row ?? stock ?? []).length });
}
