// One socket for all tables (docs/api.md). Requests are numbered and kept until they are answered: when the connection
// comes back they are sent again with their old numbers, so that nothing is lost and nothing is done twice.

import type { Request } from "../wire";
import { language } from "../words.svelte";
import { Refused, type Refusal } from "./http";

export type Message = Record<string, unknown>;
type Heard = (message: Message) => void;

interface Waiting {
  message: Request;
  done: (answer: Message) => void;
  failed: (reason: Refused) => void;
}

const FIRST_PAUSE = 200; // ms before the first new attempt; doubled each time, up to
const LONGEST_PAUSE = 4000;
const HEARTBEAT = 12000; // a ping when nothing has been heard for so long,
const PATIENCE = 5000; // and so much longer until the connection counts as lost
const NOBODY = 4401; // closed with this code: the server does not know who we are (any more)

class Socket {
  /** What the reader is shown: is the server there? */
  connected = $state(true);
  /** Called when the server does not know who we are; then the connection is tried again. */
  nobody: () => Promise<unknown> = () => Promise.resolve();

  #client = Array.from(crypto.getRandomValues(new Uint8Array(15)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #heard = new Set<Heard>();
  #again = new Map<string, Request>(); // what is asked anew on each connection, by name
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry = 0;
  #beat = 0;

  /** Called with whatever the server sends by itself. */
  listen(heard: Heard): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  /** A request that changes something: answered once, however often the connection breaks. */
  request(message: Request): Promise<Message> {
    const n = ++this.#number;
    return new Promise((done, failed) => {
      this.#waiting.set(n, { message, done, failed });
      if (this.#ready()) this.#send(n);
      else this.connect();
    });
  }

  /** A subscription: asked for now and again on each new connection, until `drop`. */
  keep(name: string, message: Request): Promise<Message> {
    this.#again.set(name, message);
    return this.request(message);
  }

  drop(name: string): void {
    this.#again.delete(name);
  }

  connect(): void {
    window.clearTimeout(this.#retry);
    if (this.#socket || !(this.#again.size || this.#waiting.size)) return;
    const address = new URL(`/api/socket?client=${this.#client}&language=${language()}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#received(JSON.parse(String(data)) as Message);
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  /** Somebody else now, or another language: a new connection, which says so. */
  renew(): void {
    if (!this.#socket) return;
    const old = this.#socket;
    this.#socket = null;
    old.onclose = old.onmessage = null;
    old.close();
    this.connect();
  }

  #ready(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #opened(): void {
    this.connected = true;
    this.#pause = FIRST_PAUSE;
    // Subscriptions first: they are new requests on a new connection. Old ones of the same kind are then answered.
    const kept = [...this.#again.values()];
    const asked = new Set(kept.map((message) => JSON.stringify(message)));
    for (const [n, { message, done, failed }] of [...this.#waiting]) {
      const text = JSON.stringify(message);
      if (!asked.delete(text)) continue;
      this.#waiting.delete(n);
      this.request(message).then(done, failed);
    }
    for (const message of kept) if (asked.has(JSON.stringify(message))) void this.request(message).catch(() => undefined);
    for (const n of [...this.#waiting.keys()].sort((a, b) => a - b)) this.#send(n);
    this.#hear();
  }

  #send(n: number): void {
    this.#socket?.send(JSON.stringify({ n, ...this.#waiting.get(n)?.message }));
  }

  #received(message: Message): void {
    this.#hear();
    if (typeof message["re"] !== "number") {
      for (const heard of [...this.#heard]) heard(message);
      return;
    }
    const waiting = this.#waiting.get(message["re"]);
    this.#waiting.delete(message["re"]);
    if (message["ok"]) waiting?.done(message);
    else waiting?.failed(new Refused(message["error"] as Refusal));
  }

  /** Something was heard. When nothing is for long, ask; when nothing comes then either, the connection is lost. */
  #hear(): void {
    window.clearTimeout(this.#beat);
    const socket = this.#socket;
    this.#beat = window.setTimeout(() => {
      void this.request({ op: "ping" }).catch(() => undefined);
      this.#beat = window.setTimeout(() => this.#lost(socket), PATIENCE);
    }, HEARTBEAT);
  }

  #lost(socket: WebSocket | null, code = 0): void {
    if (!socket || socket !== this.#socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    window.clearTimeout(this.#beat);
    this.#socket = null;
    this.connected = false;
    const again = () => this.connect();
    if (code === NOBODY) void this.nobody().then(again, again);
    else this.#retry = window.setTimeout(again, this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }
}

export const socket = new Socket();

// A device that wakes up, or finds its network again, does not wait for the next attempt.
addEventListener("online", () => socket.connect());
document.addEventListener("visibilitychange", () => document.hidden || socket.connect());
