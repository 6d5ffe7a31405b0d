// A table as it is shown: the newest view the server has sent, and what we have asked of it.

import { beSomebody } from "../frame/me.svelte";
import { tellProblem } from "../frame/notice.svelte";
import { sound } from "../frame/sound";
import { http, Refused } from "../link/http";
import { socket, type Message } from "../link/socket.svelte";
import type { ChatLine, People, Request, TableView } from "../wire";

export interface Reaction {
  seat: number | null;
  what: string;
  key: number;
}

export const REACTIONS = ["clap", "wow", "laugh", "think", "oops", "thanks"] as const;
const REACTION_SHOWN = 4000; // ms

export class LiveTable {
  view = $state.raw<TableView | null>(null);
  people = $state.raw<People>({ seats: [], watching: 0, thinking: [] });
  chat = $state.raw<ChatLine[]>([]);
  reactions = $state.raw<Reaction[]>([]);
  /** The seats whose people we do not want to hear. */
  muted = $state.raw<number[]>([]);
  /** How far the server's clock is ahead of ours. */
  ahead = $state(0);
  /** How many of our requests are on their way. */
  waiting = $state(0);
  /** Why there is nothing to be seen here. */
  gone = $state<string | null>(null);

  #reaction = 0;
  #awaited: { number: number; done: () => void }[] = [];
  #follow: (before: TableView | null, now: TableView) => void;

  /** `follow` is called with each new view and the one before it. */
  constructor(
    readonly id: string,
    follow: (before: TableView | null, now: TableView) => void,
  ) {
    this.#follow = follow;
  }

  /** From now on it is kept up to date, until what is returned is called. */
  open(): () => void {
    const name = `open ${this.id}`;
    const deaf = socket.listen((message) => this.#hear(message));
    // The first view need not wait for the socket, nor the board for the first view.
    http.get<TableView>(`/api/tables/${this.id}`).then(
      (view) => this.view ?? this.#see(view, Date.now()),
      () => undefined, // the socket says why
    );
    void (async () => {
      await beSomebody();
      await socket.keep(name, { op: "open", table: this.id });
    })().catch((problem: unknown) => {
      if (problem instanceof Refused) this.gone = problem.message;
      else tellProblem(problem);
    });
    return () => {
      deaf();
      socket.drop(name);
      void socket.request({ op: "close", table: this.id }).catch(() => undefined);
    };
  }

  #hear(message: Message): void {
    if (message["table"] !== this.id) return;
    if ("view" in message) this.#see(message["view"] as TableView | null, message["now"] as number);
    if ("people" in message) this.people = message["people"] as People;
    if ("muted" in message) this.muted = message["muted"] as number[];
    if ("chat" in message) {
      const lines = message["chat"] as ChatLine[];
      const fresh = lines.filter((line) => !this.chat.some((old) => old.at === line.at && old.text === line.text));
      this.chat = [...this.chat, ...fresh];
    }
    if ("reaction" in message) this.#react(message["reaction"] as Omit<Reaction, "key">);
  }

  #see(view: TableView | null, now: number): void {
    this.ahead = now - Date.now();
    if (!view) {
      this.gone = "";
      return;
    }
    const before = this.view;
    if (before && view.number < before.number) return;
    // The same again, as on each new connection: the board need not look at it.
    const same = before?.number === view.number && before.seat === view.seat;
    this.view = same ? { ...view, match: before.match } : view;
    this.#follow(before, view);
    const shown = this.#awaited.filter(({ number }) => number <= view.number);
    this.#awaited = this.#awaited.filter(({ number }) => number > view.number);
    for (const one of shown) one.done();
  }

  /** Until what has this number is in the view. */
  #shown(number: number): Promise<void> {
    if ((this.view?.number ?? 0) >= number) return Promise.resolve();
    return new Promise((done) => this.#awaited.push({ number, done }));
  }

  #react(reaction: Omit<Reaction, "key">): void {
    const shown = { ...reaction, key: ++this.#reaction };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => {
      this.reactions = this.reactions.filter((one) => one !== shown);
    }, REACTION_SHOWN);
  }

  /** Ask for something to happen. What is refused is told, with the rule that is against it. */
  async do(event: Record<string, unknown>): Promise<boolean> {
    return this.#ask({ op: "do", table: this.id, event });
  }

  async say(text: string): Promise<boolean> {
    return this.#ask({ op: "say", table: this.id, text });
  }

  /** What this person says and does is not told to us any more, at any table; or again. */
  async mute(seat: number, on: boolean): Promise<boolean> {
    return this.#ask({ op: "mute", table: this.id, seat, on });
  }

  async react(what: string): Promise<boolean> {
    return this.#ask({ op: "react", table: this.id, what });
  }

  /** It is done when it can be seen: the answer comes before the view, and what was possible until then is so no more. */
  async #ask(message: Request): Promise<boolean> {
    this.waiting += 1;
    try {
      const { number } = await socket.request(message);
      if (typeof number === "number") await this.#shown(number);
      return true;
    } catch (problem) {
      sound.refused();
      tellProblem(problem);
      return false;
    } finally {
      this.waiting -= 1;
    }
  }
}

