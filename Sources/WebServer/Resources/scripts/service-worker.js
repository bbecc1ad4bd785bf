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
    const script = await (await caches.match(address) ?? await fetch(address)).text();
    for (const [, name] of script.matchAll(/\b(?:from|import) ?'\.\/([a-z-]+\.js)'/g)) {
      addresses.add(address.replace(/[^/]+$/, name));
    }
  }
};

// Static files that a page names in attributes. A text that people typed may contain such an address too.
const assetsIn = text => {
  const found = text.matchAll(/(?:src|href|data-module|data-palette)="(\/assets\/[^"]+)"/g);
  return new Set([...found].map(([, path]) => path));
};

const addressesOf = async (path, response) => {
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const addresses = assetsIn(await response.clone().text());
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
// Permits to keep a page, and names its athlete. Text that people typed cannot contain it: `<` and `"` are escaped.
const keptMark = /<div hidden data-kept="[^"]*" data-kept-of="([^"]+)">/;
// A kept page is decrypted and not packed.
const packingHeaders = ['content-encoding', 'content-length', 'transfer-encoding'];
const done = request => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
const openKept = () => {
  const request = indexedDB.open('hearth-kept', 2);
  request.onupgradeneeded = () => {
    const { result: database } = request;
    for (const name of database.objectStoreNames) database.deleteObjectStore(name);
    for (const name of ['owner', 'pages']) database.createObjectStore(name);
  };
  return done(request);
};
// Opens the database for one transaction.
const inKept = async (mode, use) => {
  const database = await openKept();
  try {
    const transaction = database.transaction(['owner', 'pages'], mode);
    return await use(transaction.objectStore('owner'), transaction.objectStore('pages'));
  } finally {
    database.close();
  }
};
// The athlete who switched it on, and the key; nothing while it is off.
const keptOwner = () => inKept('readonly', owner => done(owner.get('owner')));
const cipher = (iv, path) => ({ name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(path) });

// Milliseconds between attempts to load pages that are missing.
const retryPause = 300_000;
let lastAttempt = -Infinity;
// Counts deletions: a page that was requested before one is not stored after it.
let generation = 0;
const forgetPages = () => {
  generation += 1;
  lastAttempt = -Infinity;
  return inKept('readwrite', (_, pages) => done(pages.clear()));
};
const forgetKept = () => {
  generation += 1;
  return inKept('readwrite', (owner, pages) => Promise.all([done(owner.clear()), done(pages.clear())]));
};

// - since: the generation when the page was requested
const readKept = async (path, response, since) => {
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const text = await response.text();
  const headers = [...response.headers].filter(([name]) => !packingHeaders.includes(name));
  return { path, text, headers, since, athlete: text.match(keptMark)?.[1] };
};

const fetchKept = async () => {
  const pages = [];
  const since = generation;
  const headers = { Accept: 'text/html' };
  for (const path of keptPaths) pages.push(await readKept(path, await fetch(path, { headers }), since));
  return pages;
};

// Stores the static files of a page, and the script that states the moment of a kept one.
const storeAssets = async text => {
  const addresses = assetsIn(text);
  for (const address of addresses) {
    if (address.endsWith('/base.js')) addresses.add(address.replace(/[^/]+$/, 'kept.js'));
  }
  await addImports(addresses);
  const cache = await caches.open(cacheName);
  const stored = await Promise.all([...addresses].map(address => cache.match(address)));
  await cache.addAll([...addresses].filter((_, index) => !stored[index]));
};

const keep = async ({ path, text, headers, since, athlete }) => {
  const owner = await keptOwner();
  if (!owner || !athlete || since !== generation) return;
  // Another athlete is signed in, who did not switch it on.
  if (athlete !== owner.athlete) return forgetKept();
  await storeAssets(text);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const content = await crypto.subtle.encrypt(cipher(iv, path), owner.key, new TextEncoder().encode(text));
  const page = { iv, content, headers, moment: Date.now() };
  await inKept('readwrite', async (owners, pages) => {
    // The athlete may have signed out in the meantime.
    const isSame = (await done(owners.get('owner')))?.athlete === athlete;
    if (isSame && since === generation) await done(pages.put(page, path));
  });
};

const keepAll = async () => {
  for (const page of await fetchKept()) await keep(page);
};

// Keeps a page that was opened, and the other ones after a sign-in removed them.
// - response: nothing for a page that is not kept
const keepOpened = async (path, response, since) => {
  if (!await keptOwner()) return;
  if (response) await keep(await readKept(path, response, since));
  if (Date.now() - lastAttempt < retryPause) return;
  if (await inKept('readonly', (_, pages) => done(pages.count())) === keptPaths.length) return;
  lastAttempt = Date.now();
  await keepAll();
};

// Returns a kept page with the moment of its content, which the page states; nothing without one.
const keptPage = async path => {
  const [owner, page] = await inKept('readonly', (owners, pages) => Promise.all([
    done(owners.get('owner')), done(pages.get(path))
  ]));
  if (!owner || !page) return;
  const text = new TextDecoder().decode(await crypto.subtle.decrypt(cipher(page.iv, path), owner.key, page.content));
  return new Response(text.replace('<html ', `<html data-kept-at="${page.moment}" `), { headers: page.headers });
};

const startKeeping = async () => {
  const pages = await fetchKept();
  const [{ athlete }] = pages;
  if (!athlete || pages.some(page => page.athlete !== athlete)) throw new Error('The pages may not be kept.');
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  if (pages[0].since !== generation) throw new Error('The pages were deleted in the meantime.');
  await inKept('readwrite', owner => done(owner.put({ key, athlete }, 'owner')));
  for (const page of pages) await keep(page);
};

const switchKept = async wish => {
  const isOn = Boolean(await keptOwner());
  // Another athlete may be signed in by now.
  if (wish === 'state' && isOn) await keepAll().catch(() => null);
  if (wish === 'off') await forgetKept();
  if (wish === 'on' && !isOn) {
    // Half a switch would be none.
    await startKeeping().catch(error => forgetKept().then(() => {
      throw error;
    }));
  }
  return Boolean(await keptOwner());
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

// Whether a person may sign in there.
const isEntry = path => path === '/pair' || /^\/sign-in(\/|$)/.test(path);

const navigate = async event => {
  const { pathname: path, search } = new URL(event.request.url);
  const isKept = keptPaths.includes(path) && !search;
  const since = generation;
  try {
    const response = await fetch(event.request);
    // Without a session no page may be shown, not even an earlier one. Another person may sign in at an entry.
    if (response.status === 401 || isEntry(path)) event.waitUntil(forgetPages().catch(() => null));
    else if (response.ok) {
      // A copy of a download would fill the memory.
      event.waitUntil(keepOpened(path, isKept ? response.clone() : null, since).catch(() => null));
    }
    if (isOutdated) {
      isOutdated = false;
      event.waitUntil(storePages().catch(() => {
        isOutdated = true;
      }));
    }
    return response;
  } catch {
    const kept = isKept && await keptPage(path).catch(() => null);
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
  // Another person may sign in, or the data is deleted. Pages of the same athlete are loaded again by the next page.
  else if (request.method === 'POST' && (isEntry(path) || path === '/settings/delete')) event.waitUntil(forgetPages());
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && path === livePath) event.respondWith(navigateLive(event));
  else if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (path.startsWith('/assets/')) event.respondWith(loadAsset(event));
});
