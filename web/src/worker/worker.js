// The service worker. Everything is fetched from the server, so nobody ever sees yesterday's page, and nothing of a game
// is kept here; only where the server cannot be reached, a page of ours says so instead of the browser's.

const CACHE = "spieltisch-VERSION";
const LANGUAGES = ["de", "en"];
const UNREACHABLE = [502, 504]; // said by a proxy that stands before the server

const AGAIN = "/offline.js";
const offline = (language) => `/offline.${language}.html`;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([AGAIN, ...LANGUAGES.map(offline)])));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

async function kindly() {
  const wanted = self.navigator.languages.map((tag) => tag.slice(0, 2));
  return caches.match(offline(wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en"));
}

async function reach(request) {
  try {
    const answer = await fetch(request);
    return UNREACHABLE.includes(answer.status) ? ((await kindly()) ?? answer) : answer;
  } catch (problem) {
    const page = await kindly();
    if (page) return page;
    throw problem;
  }
}

self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (pathname === AGAIN) event.respondWith(caches.match(AGAIN).then((kept) => kept ?? fetch(event.request)));
  if (event.request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(reach(event.request));
});
