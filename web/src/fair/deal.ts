// From a seed to a deal, written from docs/deals.md alone. It is the twin of src/spieltisch/kernel/deal.py, so that
// somebody's browser can check a deal without asking the server; tests/vectors/deals.json holds both to each other.

import { fromHex, joined, sha256, whole } from "./hash.ts";

export type Tile = string | number;
export type Deal = Record<string, unknown>;
type Options = Record<string, unknown>;

/** The stream of unbiased numbers below n that one seed gives. */
export class Stream {
  static readonly #RANGE = 1n << 64n;
  readonly #seed: Uint8Array;
  #blocks = 0;
  #words: bigint[] = [];

  constructor(seed: string) {
    this.#seed = fromHex(seed);
  }

  async #word(): Promise<bigint> {
    if (!this.#words.length) {
      const block = new DataView((await sha256(joined([this.#seed, whole(this.#blocks++, 8)]))).buffer);
      this.#words = [0, 8, 16, 24].map((at) => block.getBigUint64(at));
    }
    return this.#words.shift() as bigint;
  }

  async below(n: bigint): Promise<bigint> {
    const fair = Stream.#RANGE - (Stream.#RANGE % n); // the last, incomplete run of n words would be unfair
    let word = await this.#word();
    while (word >= fair) word = await this.#word();
    return word % n;
  }

  async index(n: number): Promise<number> {
    return Number(await this.below(BigInt(n)));
  }

  /** From the last place down, each tile is exchanged with one that lies not above it. */
  async shuffled(tiles: readonly Tile[]): Promise<Tile[]> {
    const order = [...tiles];
    for (let i = order.length - 1; i > 0; i--) {
      const j = await this.index(i + 1);
      [order[i], order[j]] = [order[j] as Tile, order[i] as Tile];
    }
    return order;
  }

  async piles(count: number, tiles: readonly Tile[]): Promise<Tile[][]> {
    const piles: Tile[][] = [];
    for (let i = 0; i < count; i++) piles.push(await this.shuffled(tiles));
    return piles;
  }
}

const range = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);
const each = (colours: string, numbers: number[]): string[] =>
  [...colours].flatMap((colour) => numbers.map((number) => `${colour}${number}`));
const over = (count: number, tiles: string[]): string[] => Array<string[]>(count).fill(tiles).flat();

const BRIDGES = [
  ...each("yrbg", [...range(1, 20)].filter((number) => ![3, 7, 13, 17].includes(number))),
  ...over(4, each("x", [3, 7, 13, 17])),
];
const SYMBOLS = over(2, ["square", "triangle", "star", "circle"]);
const LINKS = [...each("yrbg", range(1, 21).filter((number) => number !== 11)), ...over(4, ["*"])];
const SUMS = each("oypx", [-2, ...range(0, 6)]);
const TEN = [1, 2, 3].flatMap((value) => Array<number>(5).fill(value));
const BLOCKERS = [...range(1, 9).map(String), ..."ABCDEFGHI", ...each("s", range(1, 9)), "*"];

/** What each game's deal consists of, drawn in this order. */
const DEALS: Record<string, (s: Stream, players: number, options: Options) => Promise<Deal>> = {
  bridges: async (s, players, { symbols }) => ({
    start: await s.index(players),
    bag: await s.shuffled(symbols ? [...BRIDGES, ...SYMBOLS] : BRIDGES),
  }),
  links: async (s, players) => ({
    start: await s.index(players),
    rows: await s.shuffled([..."yrbg"]),
    deck: await s.shuffled(LINKS),
  }),
  sums: async (s, players) => ({
    start: await s.index(players),
    deck: await s.shuffled(SUMS),
    reshuffle: String(await s.below(1n << 64n)),
  }),
  ten: async (s) => ({ start: await s.index(2), stones: await s.piles(2, TEN) }),
  blockers: async (s, players, { duel }) => ({
    start: await s.index(players),
    tiles: await s.piles(duel ? 4 : players, BLOCKERS),
  }),
};

/** Null for a game that this page does not know. */
export async function dealFrom(seed: string, game: string, players: number, options: Options): Promise<Deal | null> {
  return (await DEALS[game]?.(new Stream(seed), players, options)) ?? null;
}
