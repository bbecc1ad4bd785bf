// Caches static files and the offline page. It never caches a page with health data.
const cacheName = 'hearth-2';
const offlinePath = '/offline';
let isOutdated = false;

// A module needs the modules that it imports. The loop also visits the addresses that it adds.
const addImports = async addresses => {
  for (const address of addresses) {
    if (!address.endsWith('.js')) continue;
    const script = await (await fetch(address)).text();
    for (const [, name] of script.matchAll(/\bfrom ?'\.\/([a-z-]+\.js)'/g)) {
      addresses.add(address.replace(/[^/]+$/, name));
    }
  }
};

// Stores the offline page and its static files.
const storeOfflinePage = async () => {
  const cache = await caches.open(cacheName);
  const response = await fetch(offlinePath);
  if (!response.ok) throw new Error(`${offlinePath} answered ${response.status}`);
  const html = await response.clone().text();
  const addresses = new Set(html.match(/\/assets\/[^"]+/g));
  await addImports(addresses);
  await cache.addAll([...addresses]);
  await cache.put(offlinePath, response);
};

const deleteOldCaches = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== cacheName).map(name => caches.delete(name)));
};

addEventListener('install', event => {
  // Without the offline page the worker still serves; it tries again with the next page.
  event.waitUntil(storeOfflinePage().catch(() => {
    isOutdated = true;
  }).then(() => skipWaiting()));
});

addEventListener('activate', event => {
  event.waitUntil(deleteOldCaches().then(() => clients.claim()));
});

const navigate = async event => {
  try {
    const response = await fetch(event.request);
    if (isOutdated) {
      isOutdated = false;
      event.waitUntil(storeOfflinePage().catch(() => {
        isOutdated = true;
      }));
    }
    return response;
  } catch {
    return await caches.match(offlinePath) ?? Response.error();
  }
};

const loadAsset = async event => {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.ok) {
      const copy = response.clone();
      event.waitUntil(caches.open(cacheName).then(cache => cache.put(request, copy)));
    }
    return response;
  } catch {
    return await caches.match(request) ?? Response.error();
  }
};

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname: path } = new URL(request.url);
  if (origin !== location.origin) return;
  // After a change of language or theme, the stored offline page is outdated.
  if (request.method === 'POST' && path === '/preferences') isOutdated = true;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (path.startsWith('/assets/')) event.respondWith(loadAsset(event));
});
