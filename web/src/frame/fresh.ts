// The page and its server belong together: after an upgrade an open page finds its parts gone, and is loaded again.

const KEPT = "spieltisch-renewed";
const ONCE = 60_000; // ms; a part that is missing from the new page, too, is no reason to go round in circles

async function renew(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEPT) ?? 0);
  if (Date.now() - last < ONCE) return;
  const there = await fetch("/health").catch(() => null);
  if (!there?.ok) return; // not an upgrade: the connection is lost
  sessionStorage.setItem(KEPT, String(Date.now()));
  location.reload();
}

export function keepFresh(): void {
  addEventListener("vite:preloadError", () => void renew());
  // Browsers have service workers only on pages that come over https or from this machine.
  if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
}
