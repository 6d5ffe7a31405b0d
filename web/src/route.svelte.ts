// Which screen is shown: what the address says. Links are ordinary links; this takes over the ones that stay here.

export type Screen =
  | { name: "home" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "learn"; game: string | null }
  | { name: "lesson"; game: string }
  | { name: "me" }
  | { name: "host" }
  | { name: "nowhere" };

const here = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read(): void {
  here.path = location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

export function screen(): Screen {
  const [first = "", second = "", ...more] = here.path.split("/").filter(Boolean);
  if (more.length) return { name: "nowhere" };
  if (!first) return { name: "home" };
  if (first === "table" && second) return { name: "table", id: second };
  if (first === "replay" && second) return { name: "replay", id: second };
  if (first === "learn") return { name: "learn", game: second || null };
  if (first === "lesson" && second) return { name: "lesson", game: second };
  if (first === "me" && !second) return { name: "me" };
  if (first === "host" && !second) return { name: "host" };
  return { name: "nowhere" };
}

export function query(): URLSearchParams {
  return new URLSearchParams(here.query);
}

export function hash(): string {
  return here.hash.slice(1);
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  const moved = location.pathname !== here.path;
  read();
  if (moved && !location.hash) scrollTo(0, 0);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link || modified || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", read);
addEventListener("hashchange", read);
document.addEventListener("click", follow);
