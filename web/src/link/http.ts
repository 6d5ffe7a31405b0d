// Requests to the server (docs/api.md). A refusal is thrown as `Refused`, with its sentence in the reader's language.

import { language } from "../words.svelte";

export interface Refusal {
  code: string;
  message: string;
  rule: string | null;
}

export class Refused extends Error {
  readonly code: string;
  readonly rule: string | null;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.rule = refusal.rule;
  }
}

/** The server cannot be reached, or answers what is not its language. */
export class Unreachable extends Error {}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

/** What came along with the page, by the address it would be asked for at; good for once (server/first.py). */
const first = (() => {
  try {
    return JSON.parse(document.getElementById("first")?.textContent ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
})();

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (method !== "GET") headers["X-CSRF-Token"] = cookie("csrftoken");
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Unreachable(path);
  }
  const text = await answer.text();
  let read: unknown = null;
  try {
    read = text ? JSON.parse(text) : null;
  } catch {
    throw new Unreachable(path);
  }
  if (answer.ok) return read;
  const refusal = (read as { error?: Refusal } | null)?.error;
  if (!refusal) throw new Unreachable(path);
  throw new Refused(refusal);
}

/** Is this known without asking? It is not taken. */
export function known<T>(path: string): T | undefined {
  return first[path] as T | undefined;
}

/** What is known without asking, this once. */
export function take<T>(path: string): T | undefined {
  const answer = known<T>(path);
  delete first[path];
  return answer;
}

export const http = {
  get: async <T>(path: string) => take<T>(path) ?? ((await ask("GET", path)) as T),
  post: async <T>(path: string, body?: unknown) => (await ask("POST", path, body)) as T,
  patch: async <T>(path: string, body: unknown) => (await ask("PATCH", path, body)) as T,
  delete: async <T>(path: string) => (await ask("DELETE", path)) as T,
};
