// Keeps the page at hand: its files come from the cache, the tables always from the server.
const NAME = "kogge-__VERSION__";
const FILES = __FILES__;

self.addEventListener("install", (event) => event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES))));

self.addEventListener("activate", (event) => {
    const old = (names) => names.filter((name) => name.startsWith("kogge-") && name !== NAME);
    event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (
        event.request.method !== "GET" ||
        url.origin !== location.origin ||
        /^\/(api|health|metrics)\b/.test(url.pathname)
    )
        return;
    if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/")));
    else event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
