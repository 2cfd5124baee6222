// Keeps the page itself, so that it opens without a connection and says so. What the server tells (/api) is never kept.
const SHELF = "cutpurse-page";
const SHELL = "/";

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(fetch(SHELL).then(keep));
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (/^\/(assets\/.*|icon[^/]*|manifest\.webmanifest)$/.test(pathname)) event.respondWith(file(request));
});

/** The page: the newest if it can be had, else the one that was kept. All addresses have the same. */
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get("content-type")?.startsWith("text/html")) await keep(fresh.clone());
    return fresh;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** Keep a page and the files it begins with; those of another one are no longer needed. */
async function keep(fresh) {
  const shelf = await caches.open(SHELF);
  const [before, text] = [await shelf.match(SHELL), await fresh.clone().text()];
  if (before && (await before.text()) === text) return;
  for (const old of await shelf.keys()) await shelf.delete(old);
  await shelf.put(SHELL, fresh);
  await shelf.addAll(new Set(text.match(/\/assets\/[\w.-]+/g)));
}

/** Files whose names change with what is in them, or that hardly ever change. */
async function file(request) {
  const found = await caches.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(SHELF)).put(request, fresh.clone());
  return fresh;
}
