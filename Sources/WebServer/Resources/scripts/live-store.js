// Recordings on this device, in IndexedDB. Everything about the athlete is encrypted with a key that no script can
// read out.
const request = action => new Promise((resolve, reject) => {
  action.onsuccess = () => resolve(action.result);
  action.onerror = () => reject(action.error);
});

const upgrade = ({ target: { result } }) => {
  result.createObjectStore('keys');
  result.createObjectStore('drafts', { keyPath: 'workout' });
  result.createObjectStore('log', { autoIncrement: true }).createIndex('workout', 'workout');
  result.createObjectStore('queue', { keyPath: 'workout' });
  result.createObjectStore('settings', { keyPath: 'name' });
};

const encoder = new TextEncoder;
const decoder = new TextDecoder;
export const toBytes = value => encoder.encode(JSON.stringify(value));
const fromBytes = bytes => JSON.parse(decoder.decode(bytes));

export class Store {
  static async open() {
    const store = new Store;
    const opening = indexedDB.open('hearth-live', 1);
    opening.onupgradeneeded = upgrade;
    store.database = await request(opening);
    store.key = await store.loadKey();
    return store;
  }

  // Runs `work` in a transaction and waits until it is complete.
  async within(names, mode, work) {
    const durability = mode === 'readwrite' ? 'strict' : 'default';
    const transaction = this.database.transaction(names, mode, { durability });
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const [value] = await Promise.all([work(...names.map(name => transaction.objectStore(name))), done]);
    return value;
  }

  async loadKey() {
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    return this.within(['keys'], 'readwrite', async keys => {
      const stored = await request(keys.get('key'));
      if (stored) return stored;
      keys.put(made, 'key');
      return made;
    });
  }

  // The label binds sealed bytes to their place.
  async seal(bytes, label) {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(label) };
    return { iv, bytes: await crypto.subtle.encrypt(algorithm, this.key, bytes) };
  }

  async unseal({ iv, bytes }, label) {
    const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(label) };
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, this.key, bytes));
  }

  async begin(draft) {
    const sealed = await this.seal(toBytes(draft), draft.workout);
    await this.within(['drafts'], 'readwrite', drafts => drafts.put({ workout: draft.workout, sealed }));
  }

  // Recordings that have not been handed over.
  async drafts() {
    const rows = await this.within(['drafts'], 'readonly', drafts => request(drafts.getAll()));
    return Promise.all(rows.map(row => this.draft(row)));
  }

  // A draft that does not decrypt gets a new record; its measurements may be readable.
  async draft({ workout, sealed }) {
    try {
      return fromBytes(await this.unseal(sealed, workout));
    } catch {
      const draft = { workout, record: crypto.randomUUID() };
      await this.begin(draft);
      return draft;
    }
  }

  async append(workout, bytes) {
    const sealed = await this.seal(bytes, workout);
    await this.within(['log'], 'readwrite', log => log.add({ workout, sealed }));
  }

  // The chunks of a log, and how many do not decrypt. Each chunk has whole records.
  async log(workout) {
    const rows = await this.within(['log'], 'readonly', log => request(log.index('workout').getAll(workout)));
    const results = await Promise.allSettled(rows.map(row => this.unseal(row.sealed, workout)));
    const chunks = results.filter(({ status }) => status === 'fulfilled').map(({ value }) => value);
    return { chunks, lost: rows.length - chunks.length };
  }

  // Replaces the log by its readable part.
  async cut(workout, bytes) {
    const sealed = await this.seal(bytes, workout);
    await this.within(['log'], 'readwrite', async log => {
      await Store.clear(log, workout);
      log.add({ workout, sealed });
    });
  }

  static async clear(log, workout) {
    const keys = await request(log.index('workout').getAllKeys(workout));
    for (const key of keys) log.delete(key);
  }

  async erase(workout) {
    await this.within(['drafts', 'log'], 'readwrite', async (drafts, log) => {
      drafts.delete(workout);
      await Store.clear(log, workout);
    });
  }

  // Queues a complete recording, which may have no file, and deletes its log in one step.
  async handOver(workout, file, record) {
    const sealed = { record: await this.seal(toBytes(record), workout) };
    if (file) sealed.file = await this.seal(file, workout);
    await this.within(['queue', 'drafts', 'log'], 'readwrite', async (queue, drafts, log) => {
      queue.put({ workout, ...sealed, isFileSent: !file, isRecordSent: false });
      drafts.delete(workout);
      await Store.clear(log, workout);
    });
  }

  queue() {
    return this.within(['queue'], 'readonly', queue => request(queue.getAll()));
  }

  file(entry) {
    return this.unseal(entry.file, entry.workout);
  }

  async record(entry) {
    return fromBytes(await this.unseal(entry.record, entry.workout));
  }

  // Notes progress of an upload; an entry whose two parts are sent is deleted. Returns whether it was.
  mark(workout, change) {
    return this.within(['queue'], 'readwrite', async queue => {
      const entry = await request(queue.get(workout));
      if (!entry) return true;
      const next = { ...entry, ...change };
      if (next.isFileSent && next.isRecordSent) queue.delete(workout);
      else queue.put(next);
      return next.isFileSent && next.isRecordSent;
    });
  }

  // A setting that cannot be read counts as none.
  async setting(name) {
    const row = await this.within(['settings'], 'readonly', settings => request(settings.get(name)));
    try {
      return row ? fromBytes(await this.unseal(row.sealed, name)) : null;
    } catch {
      return null;
    }
  }

  async keep(name, value) {
    const sealed = await this.seal(toBytes(value), name);
    await this.within(['settings'], 'readwrite', settings => settings.put({ name, sealed }));
  }
}
