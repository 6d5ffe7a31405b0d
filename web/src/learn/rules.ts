// The rules of each game in each language, from docs/games: loaded when they are read.

import type { Language } from "../words.svelte";

type Text = () => Promise<{ default: string }>;

const TEXTS: Record<string, Record<Language, Text>> = {
  bridges: { de: () => import("virtual:rules/bridges/de"), en: () => import("virtual:rules/bridges/en") },
  links: { de: () => import("virtual:rules/links/de"), en: () => import("virtual:rules/links/en") },
  sums: { de: () => import("virtual:rules/sums/de"), en: () => import("virtual:rules/sums/en") },
  ten: { de: () => import("virtual:rules/ten/de"), en: () => import("virtual:rules/ten/en") },
  blockers: { de: () => import("virtual:rules/blockers/de"), en: () => import("virtual:rules/blockers/en") },
};

/** As HTML; null for a game without a page. */
export async function rulesOf(game: string, language: Language): Promise<string | null> {
  return (await TEXTS[game]?.[language]())?.default ?? null;
}
