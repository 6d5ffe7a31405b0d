// Getting a table: with what somebody has chosen for a game before, or usually chooses.

import { beSomebody } from "../frame/me.svelte";
import { tellProblem } from "../frame/notice.svelte";
import { load } from "../games";
import { http } from "../link/http";
import { go } from "../route.svelte";
import type { Clock, GameInfo, Options } from "../wire";

export interface Wishes {
  players: number;
  level: string;
  options: Options;
  series: boolean;
  clock: Clock;
  open: boolean;
}

const KEPT = "spieltisch-wishes-";

export function wishes(info: GameInfo): Wishes {
  const usual: Wishes = {
    players: Math.max(2, info.least),
    level: "medium",
    options: Object.fromEntries(Object.entries(info.options).map(([name, schema]) => [name, schema.default])),
    series: false,
    clock: { kind: "none" },
    open: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT + info.id) ?? "{}") as Partial<Wishes>) };
  } catch {
    return usual;
  }
}

export function keep(game: string, wished: Wishes): void {
  localStorage.setItem(KEPT + game, JSON.stringify(wished));
}

/** A new table, and there. Alone against bots, or with seats left open for those who get the link. */
export async function begin(info: GameInfo, wished: Wishes, friends: boolean): Promise<void> {
  void load(info.id).catch(() => undefined); // while the server prepares the table
  const others = Array<string>(wished.players - 1).fill(friends ? "open" : wished.level);
  const { players, options, series, clock } = wished;
  try {
    await beSomebody();
    const table = { game: info.id, players, options, series, clock, stand_in: wished.level, public: friends && wished.open };
    const { id } = await http.post<{ id: string }>("/api/tables", { ...table, seats: ["me", ...others] });
    go(`/table/${id}`);
  } catch (problem) {
    tellProblem(problem);
  }
}
