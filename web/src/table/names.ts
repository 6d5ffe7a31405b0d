// Names in lists, where nothing more is known of somebody than how he is called.

import { say } from "../words.svelte";

const LEVELS = ["random", "easy", "medium", "hard"];

/** A bot without a name of its own is called after its level. */
export function shownName(name: string): string {
  return LEVELS.includes(name) ? say("web-bot-of", { level: name }) : name;
}
