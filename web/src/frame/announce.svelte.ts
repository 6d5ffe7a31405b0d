// What a screen reader is told without being asked. Two regions take turns: the same words twice are said twice.

import { untrack } from "svelte";

const said = $state<{ turn: number; texts: [string, string] }>({ turn: 0, texts: ["", ""] });

export function announce(text: string): void {
  if (!text) return;
  const turn = 1 - untrack(() => said.turn); // who announces is no reader of what was announced before
  said.turn = turn;
  said.texts[turn] = text;
  said.texts[1 - turn] = "";
}

export function announced(): [string, string] {
  return said.texts;
}
