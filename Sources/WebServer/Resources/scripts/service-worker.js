// Keeps the skin and a page that says the house is not reachable. Pages with health data are never kept.
const store = 'hearth-1';
const offline = '/offline';

addEventListener('install', event => {
  event.waitUntil(caches.open(store).then(cache => cache.add(offline)).then(() => skipWaiting()).catch(() => {}));
});
addEventListener('activate', event => {
  event.waitUntil(caches.keys().then(keys => Promise.all(keys.filter(key => key !== store).map(key => caches.delete(key)))).then(() => clients.claim()));
});
addEventListener('fetch', event => {
  const request = event.request;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(offline).then(page => page ?? Response.error())));
  else if (new URL(request.url).pathname.startsWith('/assets/')) {
    event.respondWith(fetch(request).then(answer => {
      if (answer.ok) {
        const copy = answer.clone();
        event.waitUntil(caches.open(store).then(cache => cache.put(request, copy)));
      }
      return answer;
    }).catch(() => caches.match(request).then(kept => kept ?? Response.error())));
  }
});
