// Keeps the skin and a page that says that the house is not reachable. Pages with health data are never kept.
const store = 'hearth-2';
const offline = '/offline';
let isOld = false;

// The page and everything it is dressed in.
const keep = async () => {
  const cache = await caches.open(store), answer = await fetch(offline);
  if (!answer.ok) return;
  const text = await answer.clone().text();
  await cache.addAll([...new Set(text.match(/\/assets\/[^"]+/g))]);
  await cache.put(offline, answer);
};
addEventListener('install', event => {
  event.waitUntil(keep().catch(() => {}).then(() => skipWaiting()));
});
addEventListener('activate', event => {
  event.waitUntil(caches.keys().then(keys => Promise.all(keys.filter(key => key !== store).map(key => caches.delete(key)))).then(() => clients.claim()));
});
addEventListener('fetch', event => {
  const request = event.request, { origin, pathname: path } = new URL(request.url);
  if (origin !== location.origin) return;
  // Another language or theme: the kept page has to follow.
  if (request.method === 'POST' && path === '/preferences') isOld = true;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).then(answer => {
      if (isOld) {
        isOld = false;
        event.waitUntil(keep().catch(() => { isOld = true; }));
      }
      return answer;
    }).catch(() => caches.match(offline).then(page => page ?? Response.error())));
  } else if (path.startsWith('/assets/')) {
    event.respondWith(fetch(request).then(answer => {
      if (answer.ok) {
        const copy = answer.clone();
        event.waitUntil(caches.open(store).then(cache => cache.put(request, copy)));
      }
      return answer;
    }).catch(() => caches.match(request).then(kept => kept ?? Response.error())));
  }
});
