// Choosing a move, the same way in every game: a tile and a field, in this order or the other, by click, finger, key or
// drag. A board says what its moves are made of (`Offer`); here stands what is lit, and what a click means.

import { untrack } from "svelte";
import type { BoardProps } from "../games/types";
import { kind } from "./tiles";

/** A move, as a tile of the rack that goes on a field of the board. */
export interface Offer {
  move: string;
  tile: string;
  field: string;
}

/** What an element says of itself in the page: see games/types.ts. */
export interface Leads {
  "data-move"?: string;
  "data-leads"?: string;
}

interface Rules {
  props: () => BoardProps;
  /** The moves that are made by a tile and a field. */
  offers: (legal: string[]) => Offer[];
  /** A tile on a field where it may not go, as a move: the server then says why not. */
  attempt?: (tile: string, field: string) => string | null;
  /** Where several tiles fit, a click on the field alone makes no move, not even the only one. */
  tileFirst?: boolean;
  /** Moves that wait until their tile is chosen: a joker, which would light nearly everything. */
  quiet?: (offer: Offer) => boolean;
  /** What to say of a chosen tile: where it fits. */
  said?: (tile: string, offers: Offer[]) => string;
}

export class Choice {
  /** The chosen tile of the rack. */
  tile = $state<string | null>(null);
  /** A tile that is looked at: its fields are shown, nothing is chosen. */
  seen = $state<string | null>(null);
  /** Several moves are possible: which one? */
  asked = $state<Offer[]>([]);
  /** The element that asks, for the place of the answers. */
  asking = $state<Element | null>(null);

  readonly #rules: Rules;
  #offers = $derived.by(() => (this.active ? this.#rules.offers(this.#rules.props().legal) : []));
  #byField = $derived(Map.groupBy(this.#offers, (offer) => offer.field));
  #byTile = $derived(Map.groupBy(this.#offers, (offer) => offer.tile));

  /** To be made while a board is made. Who may make other moves than before begins with nothing chosen; what others do
   * meanwhile, or the same view sent again, takes nothing out of anybody's hand. */
  constructor(rules: Rules) {
    this.#rules = rules;
    let before = "";
    $effect(() => {
      const now = rules.props().legal.join(" ");
      if (now !== before) untrack(() => this.clear());
      before = now;
    });
  }

  get active(): boolean {
    const { still, busy, legal } = this.#rules.props();
    return !still && !busy && legal.length > 0;
  }

  get offers(): Offer[] {
    return this.#offers;
  }

  /** Does this tile of the rack go anywhere? */
  fits(id: string): boolean {
    return this.#byTile.has(kind(id));
  }

  /** The moves to this field: of the chosen tile, or of all; quiet ones only where there is nothing else. */
  to(field: string): Offer[] {
    const chosen = this.tile && kind(this.tile);
    const here = this.#byField.get(field) ?? [];
    const offers = chosen ? here.filter((offer) => offer.tile === chosen) : here;
    const loud = chosen ? offers : offers.filter((offer) => !this.#rules.quiet?.(offer));
    return loud.length ? loud : offers;
  }

  /** Is this field to be lit: for the tile that is chosen or looked at, or (unless a tile comes first) for any? */
  lit(field: string): boolean {
    const shown = this.tile ?? this.seen;
    if (!shown) return this.to(field).some((offer) => this.#sure(offer));
    const tile = kind(shown);
    return (this.#byField.get(field) ?? []).some((offer) => offer.tile === tile);
  }

  /** The attributes of a field. */
  field(field: string): Leads {
    const offers = this.to(field);
    if (!offers.length) return {};
    if (offers.length === 1 && offers[0] && this.#sure(offers[0])) return { "data-move": offers[0].move };
    return { "data-leads": offers.map((offer) => offer.move).join(" ") };
  }

  /** `data-leads` of a tile of the rack. */
  held(id: string): string | undefined {
    const moves = this.tile === id ? [] : (this.#byTile.get(kind(id)) ?? []);
    return moves.length ? moves.map((offer) => offer.move).join(" ") : undefined;
  }

  /** Does a click on the field alone mean this move? */
  #sure(offer: Offer): boolean {
    return this.tile !== null || (!this.#rules.tileFirst && !this.#rules.quiet?.(offer));
  }

  /** A tile of the rack was clicked: it is chosen, or no longer. */
  pick(id: string): void {
    this.close();
    this.tile = this.tile === id ? null : id;
    if (this.tile && this.#rules.said) {
      const offers = this.#byTile.get(kind(id)) ?? [];
      this.#rules.props().announce(this.#rules.said(kind(id), offers));
    }
  }

  /** A field was clicked, or the chosen tile was dropped on it. */
  act(field: string, element: Element | null = null): void {
    if (!this.active) return;
    const offers = this.to(field);
    const [first] = offers;
    if (first && (offers.length > 1 || !this.#sure(first))) {
      this.asked = offers;
      this.asking = element;
    } else if (first) {
      this.make(first.move);
    } else if (this.tile) {
      const move = this.#rules.attempt?.(kind(this.tile), field);
      this.tile = null;
      if (move) this.#rules.props().play(move);
    }
  }

  drop(id: string, field: string, element: Element | null): void {
    this.close();
    this.tile = id;
    this.act(field, element);
  }

  make(move: string): void {
    this.clear();
    this.#rules.props().play(move);
  }

  close(): void {
    this.asked = [];
    this.asking = null;
  }

  /** Back to nothing chosen, nor looked at: the pointer may still rest on the tile. Was there anything? */
  clear(): boolean {
    const any = this.tile !== null || this.asked.length > 0;
    this.close();
    this.tile = this.seen = null;
    return any;
  }
}
