// Caches static files, the offline page and the live page. It keeps pages with health data only where the athlete
// switched that on for this device, and encrypts them.
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

// Pages that are kept, where the server permits it. No script can read the key that encrypts them.
const keptPaths = ['/', '/load', '/plan'];
const keptMark = 'data-kept=';
const done = request => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
const openKept = () => {
  const request = indexedDB.open('hearth-kept', 1);
  request.onupgradeneeded = () => {
    for (const name of ['key', 'pages']) request.result.createObjectStore(name);
  };
  return done(request);
};
// Opens the database for one request.
const inKept = async (name, mode, use) => {
  const database = await openKept();
  try {
    return await done(use(database.transaction(name, mode).objectStore(name)));
  } finally {
    database.close();
  }
};
const keptKey = () => inKept('key', 'readonly', store => store.get('page'));
const cipher = (iv, path) => ({ name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(path) });

const forgetPages = () => inKept('pages', 'readwrite', store => store.clear());
const forgetKept = async () => {
  await inKept('key', 'readwrite', store => store.clear());
  await forgetPages();
};

const keep = async (path, response) => {
  const key = await keptKey();
  if (!key || response.status !== 200) return;
  const text = await response.text();
  if (!text.includes(keptMark)) return;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const content = await crypto.subtle.encrypt(cipher(iv, path), key, new TextEncoder().encode(text));
  const headers = ['content-type', 'content-security-policy'].map(name => [name, response.headers.get(name) ?? '']);
  const page = { iv, content, headers, moment: Date.now() };
  // The athlete may have signed out in the meantime.
  if (await keptKey()) await inKept('pages', 'readwrite', store => store.put(page, path));
};

// Returns a kept page with the moment of its content, which the page states; nothing without one.
const keptPage = async path => {
  const [key, page] = [await keptKey(), await inKept('pages', 'readonly', store => store.get(path))];
  if (!key || !page) return;
  const text = new TextDecoder().decode(await crypto.subtle.decrypt(cipher(page.iv, path), key, page.content));
  return new Response(text.replace('<html ', `<html data-kept-at="${page.moment}" `), { headers: page.headers });
};

// Keeps the pages and their static files, also those that were loaded before this worker was there.
const loadKeptPages = () => Promise.all(keptPaths.map(async path => {
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  const addresses = await addressesOf(path, response);
  for (const address of addresses) {
    if (address.endsWith('/base.js')) addresses.add(address.replace(/[^/]+$/, 'kept.js'));
  }
  await (await caches.open(cacheName)).addAll([...addresses]);
  await keep(path, response);
}));

const switchKept = async wish => {
  if (wish === 'off') await forgetKept();
  if (wish === 'on' && !await keptKey()) {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await inKept('key', 'readwrite', store => store.put(key, 'page'));
    await loadKeptPages();
  }
  return Boolean(await keptKey());
};

// The settings page asks with `state`, `on` or `off`, and gets whether pages are kept.
addEventListener('message', event => {
  const answer = text => event.ports[0]?.postMessage(text);
  event.waitUntil(switchKept(event.data).then(answer, () => answer(null)));
});

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
  const { pathname: path, search } = new URL(event.request.url);
  try {
    const response = await fetch(event.request);
    // Without a session no page may be shown, not even an earlier one.
    if (response.status === 401) event.waitUntil(forgetPages().catch(() => null));
    else if (keptPaths.includes(path) && !search) event.waitUntil(keep(path, response.clone()).catch(() => null));
    if (isOutdated) {
      isOutdated = false;
      event.waitUntil(storePages().catch(() => {
        isOutdated = true;
      }));
    }
    return response;
  } catch {
    const kept = keptPaths.includes(path) && await keptPage(path).catch(() => null);
    return kept || (await caches.match(offlinePath) ?? Response.error());
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
  if (request.method === 'POST' && path === '/sign-out') event.waitUntil(forgetKept());
  // Another person may sign in.
  else if (request.method === 'POST' && path.startsWith('/sign-in')) event.waitUntil(forgetPages());
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && path === livePath) event.respondWith(navigateLive(event));
  else if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (path.startsWith('/assets/')) event.respondWith(loadAsset(event));
});
