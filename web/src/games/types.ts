// What a game's folder gives to the page: its index.ts exports these two names, and nothing else is known of it.
// Call the words' function `say` everywhere, with the key written out: that is how the build finds the keys in use.
// What a game is called is said by `web-game-ID`, as it is needed before any board is loaded.

import type { Component } from "svelte";
import type { MatchView, TableView } from "../wire";
import type { Say } from "../words.svelte";

export interface BoardProps {
  /** The table around the match: names, seats, phase. */
  view: TableView;
  match: MatchView;
  /** Whose eyes these are; null: somebody who looks on, or all hands open. */
  seat: number | null;
  /** The moves that may be made now, in notation; empty when it is not our turn. */
  legal: string[];
  play: (move: string) => void;
  /** A move to show on the board without making it: from the move list or a hint. */
  preview: string | null;
  /** A picture: replay, lesson, the games' pictures. Nothing can be clicked or focused. */
  still: boolean;
  /** A move is on its way to the server: what is shown stays, nothing more can be chosen. */
  busy: boolean;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** A move as a plain sentence, for the move list and the screen reader. `match` is the position after it. */
  describe: (move: string, seat: number, match: MatchView, say: Say) => string;}
