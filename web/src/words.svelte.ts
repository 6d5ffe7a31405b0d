// Every word the page shows, from src/spieltisch/text/{de,en}.ftl. Components ask for a key and its values; the build
// fails when a key that is written out here is missing in one of the languages (build/words.ts).

import { FluentBundle, type FluentResource } from "@fluent/bundle";

export type Values = Record<string, string | number>;
export type Say = (key: string, values?: Values) => string;
export type Language = "de" | "en";
export const LANGUAGES: Language[] = ["de", "en"];

const load: Record<Language, () => Promise<{ default: FluentResource["body"] }>> = {
  de: () => import("virtual:words/de"),
  en: () => import("virtual:words/en"),
};

const KEPT = "spieltisch-language";
const spoken = $state<{ language: Language; bundle: FluentBundle | null }>({ language: chosen(), bundle: null });

/** The language chosen here before, else the browser's, else English. */
function chosen(): Language {
  const wanted = [localStorage.getItem(KEPT) ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((one) => one === tag))) ?? "en";
}

export function language(): Language {
  return spoken.language;
}

/** As the browser has it, for dates and times: "en-GB" where the page speaks English. */
export function region(): string {
  return navigator.languages.find((tag) => tag.slice(0, 2) === spoken.language) ?? spoken.language;
}

export async function speak(chosen: Language = spoken.language, keep = false): Promise<void> {
  const { default: body } = await load[chosen]();
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  bundle.addResource({ body });
  spoken.bundle = bundle;
  spoken.language = chosen;
  document.documentElement.lang = chosen;
  if (!keep) return;
  localStorage.setItem(KEPT, chosen);
  document.cookie = `language=${chosen}; path=/; max-age=31536000; samesite=lax`; // the server sends the right words along
}

export const say: Say = (key, values = {}) => {
  const pattern = spoken.bundle?.getMessage(key)?.value;
  if (!spoken.bundle || !pattern) return key;
  return spoken.bundle.formatPattern(pattern, values);
};
