// Caches static files, the offline page and the live page. It never caches a page with health data.
const cacheName = 'hearth-3';
const liveCacheName = 'hearth-live-1';
const offlinePath = '/offline';
const livePath = '/live';
// Milliseconds that the live page waits for a slow network before its stored version is shown.
const patience = 2500;
let isOutdated = false;

// A module needs the modules that it imports. The loop also visits the addresses that it adds.
const addImports = async addresses => {
  for (const address of addresses) {
    if (!address.endsWith('.js')) continue;
    const script = await (await fetch(address)).text();
    for (const [, name] of script.matchAll(/\b(?:from|import) ?'\.\/([a-z-]+\.js)'/g)) {
      addresses.add(address.replace(/[^/]+$/, name));
    }
  }
};

const addressesOf = async (path, response) => {
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const addresses = new Set((await response.clone().text()).match(/\/assets\/[^"]+/g));
  await addImports(addresses);
  return addresses;
};

// Stores the offline page and its static files.
const storeOfflinePage = async () => {
  const cache = await caches.open(cacheName);
  const response = await fetch(offlinePath);
  await cache.addAll([...await addressesOf(offlinePath, response)]);
  await cache.put(offlinePath, response);
};

// Stores the live page, which must work without a connection, and deletes the files of its former version. The page
// has no data of the athlete. It is stored last: when a file is missing, the former version stays complete.
const storeLivePage = async response => {
  const cache = await caches.open(liveCacheName);
  const addresses = await addressesOf(livePath, response);
  const pathOf = request => new URL(request.url).pathname;
  const stored = await cache.keys();
  const known = new Set(stored.map(pathOf));
  await cache.addAll([...addresses].filter(address => !known.has(address)));
  await cache.put(livePath, response);
  const isOld = path => path !== livePath && !addresses.has(path);
  await Promise.all(stored.filter(request => isOld(pathOf(request))).map(request => cache.delete(request)));
};

const storePages = async () => {
  await storeOfflinePage();
  await storeLivePage(await fetch(livePath));
};

const deleteOldCaches = async () => {
  const names = await caches.keys();
  const isOld = name => name !== cacheName && name !== liveCacheName;
  await Promise.all(names.filter(isOld).map(name => caches.delete(name)));
};

addEventListener('install', event => {
  // Without the pages the worker still serves; it tries again with the next page.
  event.waitUntil(storePages().catch(() => {
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
      event.waitUntil(storePages().catch(() => {
        isOutdated = true;
      }));
    }
    return response;
  } catch {
    return await caches.match(offlinePath) ?? Response.error();
  }
};

// The live page from the server; its stored version without a server, or when the network is slow.
const navigateLive = async event => {
  const loading = fetch(event.request);
  // A page that cannot be stored now is stored by the next visit.
  event.waitUntil(loading.then(response => storeLivePage(response.clone())).catch(() => null));
  const stored = await (await caches.open(liveCacheName)).match(livePath);
  if (!stored) return loading.catch(async () => await caches.match(offlinePath) ?? Response.error());
  const late = new Promise(resolve => {
    setTimeout(() => resolve(stored), patience);
  });
  const usable = loading.then(response => response.ok ? response : stored).catch(() => stored);
  return Promise.race([usable, late]);
};

const loadAsset = async event => {
  const { request } = event;
  // An address contains a hash of its content, so the stored file is the right one.
  const stored = await (await caches.open(liveCacheName)).match(request);
  if (stored) return stored;
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
  if (request.mode === 'navigate' && path === livePath) event.respondWith(navigateLive(event));
  else if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (path.startsWith('/assets/')) event.respondWith(loadAsset(event));
});
