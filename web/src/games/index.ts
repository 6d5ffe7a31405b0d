// The games' folders, each loaded when it is first needed; and what the server says of each game.

import type { Component } from "svelte";
import { http } from "../link/http";
import type { GameInfo } from "../wire";
import type { GameModule } from "./types";

const covers = import.meta.glob<Component>("./*/Cover.svelte", { eager: true, import: "default" });

/** Each game with its small picture, which is drawn on a field of 240 by 132. */
export const COVERS = Object.entries(covers).map(([path, Cover]) => ({ game: path.split("/")[1]!, Cover }));

const loaders = import.meta.glob<GameModule>("./*/index.ts");

export function load(game: string): Promise<GameModule> {
  const loader = loaders[`./${game}/index.ts`];
  return loader ? loader() : Promise.reject(new Error(`no board for ${game}`));
}

let asked: Promise<Map<string, GameInfo>> | null = null;

/** What can be played, how many, with which options: asked once. */
export function infos(): Promise<Map<string, GameInfo>> {
  asked ??= http.get<GameInfo[]>("/api/games").then(
    (games) => new Map(games.map((game) => [game.id, game])),
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}
