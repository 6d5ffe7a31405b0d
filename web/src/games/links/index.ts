import type { MatchView } from "../../wire";
import type { Say } from "../../words.svelte";
import { called, parts, positionOf } from "./names";

export { default as Board } from "./Board.svelte";

export function describe(move: string, _: MatchView, say: Say): string {
  const found = parts(move);
  if (!found) return say("web-links-did", { move });
  const place = called(found.place, say);
  if (found.exchange) return say("web-links-exchanged", { place });
  return found.card === found.place ? say("web-links-laid", { card: place }) : say("web-links-laid-joker", { place });
}

export function button(move: string, say: Say): string | null {
  return ["draw", "pass", "end"].includes(move) ? say("web-links-button", { move }) : null;
}

export function standing(seat: number, match: MatchView, say: Say): string {
  const { cards, bonuses } = positionOf(match).seats[seat] ?? { cards: 0, bonuses: 0 };
  return bonuses ? say("web-links-standing-bonus", { count: cards, bonuses }) : say("web-links-standing", { count: cards });
}
