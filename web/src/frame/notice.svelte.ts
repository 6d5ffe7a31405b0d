// A sentence at the edge of the page that goes away again: what was refused and why, what was copied.

import { Refused } from "../link/http";
import { say } from "../words.svelte";

const LONG = 7000; // ms to read it

export interface Notice {
  text: string;
  rule: string | null;
  bad: boolean;
}

const shown = $state<{ notice: Notice | null }>({ notice: null });
let end = 0;

export function notice(): Notice | null {
  return shown.notice;
}

export function tell(text: string, bad = false, rule: string | null = null): void {
  window.clearTimeout(end);
  shown.notice = { text, bad, rule };
  end = window.setTimeout(hush, LONG);
}

export function hush(): void {
  shown.notice = null;
}

/** Tell what went wrong, in the server's words where it gave a reason. */
export function tellProblem(problem: unknown): void {
  if (problem instanceof Refused) tell(problem.message, true, problem.rule);
  else tell(say("web-unreachable"), true);
}
