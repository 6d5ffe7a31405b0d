import type { MatchView } from "../../wire";
import type { Say } from "../../words.svelte";
import { bonuses, called, positionOf } from "./names";

export { default as Board } from "./Board.svelte";

export function describe(move: string, match: MatchView, say: Say): string {
  const words = button(move, say);
  if (words) return say("web-bridges-did", { move });
  if (move === "give:?" || move === "?") return say("web-bridges-gave-hidden");
  if (move.startsWith("give:")) return say("web-bridges-gave", { tile: called(move.slice(5), say) });
  const laid = say("web-bridges-laid", { tile: called(move, say) });
  const gained = bonuses(move, positionOf(match));
  return gained.length ? say("web-bridges-laid-bonus", { laid, tiles: gained.map((one) => called(one, say)).join(", ") }) : laid;
}

export function button(move: string, say: Say): string | null {
  return ["draw", "pass", "end", "skip", "keep"].includes(move) ? say("web-bridges-button", { move }) : null;
}

export function standing(seat: number, match: MatchView, say: Say): string {
  return say("web-bridges-standing", { count: positionOf(match).seats[seat]?.tiles ?? 0 });
}
