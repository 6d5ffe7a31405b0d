// What a screen reader is told without being asked. Two regions take turns: the same words twice are said twice.

const said = $state<{ turn: number; texts: [string, string] }>({ turn: 0, texts: ["", ""] });

export function announce(text: string): void {
  if (!text) return;
  said.turn = 1 - said.turn;
  said.texts[said.turn] = text;
  said.texts[1 - said.turn] = "";
}

export function announced(): [string, string] {
  return said.texts;
}
