// What a game's folder gives to the page: its index.ts exports what GameModule names, and nothing else is known of it.
// Call the words' function `say` everywhere, with the key written out: that is how the build finds the keys in use.
// What a game is called is said by `web-game-ID`, as it is needed before any board is loaded.
//
// A board fills the width it is given; the height that is free for it is the CSS length `var(--room)`. Whatever can be
// clicked carries the moves it stands for, so that tests, and anybody's own tools, can play through the page:
//   data-move="y12"         a click makes this move
//   data-leads="y12* y13*"  a click comes nearer to these moves (a tile of the rack: then its targets have data-move)
// The table around it says how far things are: data-number (of what has happened), data-phase, data-busy.

import type { Component } from "svelte";
import type { MatchView, Move } from "../wire";
import type { Say } from "../words.svelte";

export interface BoardProps {
  match: MatchView;
  /** Who sits on each seat, as it is shown. */
  names: string[];
  /** Whose eyes these are; null: somebody who looks on, or all hands open. */
  seat: number | null;
  /** The moves that may be made now, in notation; empty when it is not our turn. */
  legal: string[];
  /** Ask for a move. It need not be a legal one: then the server says which rule is against it, and the page shows that. */
  play: (move: string) => void;
  /** What the others have done since our last turn: marked on the board. */
  changed: Move[];
  /** A move to show on the board without making it: from the move list or a hint. */
  preview: Move | null;
  /** A picture: replay, lesson, the games' pictures. Nothing can be clicked or focused. */
  still: boolean;
  /** A move is on its way to the server: what is shown stays, nothing more can be chosen. */
  busy: boolean;
  /** Say something to a screen reader: what is chosen, where it fits. Moves are announced by the page. */
  announce: (text: string) => void;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** A move as a few plain words without a subject, "yellow 12 laid", for the move list and the screen reader. */
  describe: (move: string, match: MatchView, say: Say, seat: number) => string;
  /** Moves that need no place on the board (draw, end, pass) have a button below it: its words. Else null. */
  button: (move: string, say: Say) => string | null;
  /** A few words beside a name: "7 tiles", "5 cards, 2 bonuses". */
  standing: (seat: number, match: MatchView, say: Say) => string;
}
