// Uploads complete recordings: the file to one address, the record to another. Both may be repeated.
import { Store } from './live-store.js';

const longestWait = 300e3;

// A response that a repetition will not change.
class Refusal extends Error {}
// The browser's session ended. The recording waits until the user has signed in again.
class SignedOut extends Error {}

const check = response => {
  if (response.ok) return response;
  if (response.status === 401) throw new SignedOut('status 401');
  // 403: the browser looks at another athlete's training for now.
  const isFinal = response.status >= 400 && response.status < 500 && ![403, 408, 425, 429].includes(response.status);
  throw isFinal ? new Refusal(`status ${response.status}`) : new Error(`status ${response.status}`);
};

const sendFile = async (store, entry) => {
  const response = check(await fetch('/live/workouts/' + entry.workout, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/vnd.ant.fit' },
    body: await store.file(entry)
  }));
  return { isFileSent: true, activity: (await response.json()).activity };
};

const sendRecord = async (store, entry) => {
  const record = await store.record(entry);
  const response = check(await fetch('/live/records', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ records: [record] })
  }));
  const { receipts } = await response.json();
  const outcome = receipts.find(receipt => receipt.id === record.id)?.outcome;
  if (outcome === 'rejected') throw new Refusal(outcome);
  if (outcome !== 'stored' && outcome !== 'superseded') throw new Error('no receipt');
  return { isRecordSent: true };
};

// Sends one part unless it was sent. Returns what was learned about the entry.
const attempt = async (isSent, send, store, entry) => {
  if (isSent) return {};
  try {
    return await send(store, entry);
  } catch (error) {
    if (error instanceof Refusal) return { isRefused: true };
    return { isPostponed: true, isSignedOut: error instanceof SignedOut };
  }
};

const uploadEntry = async (store, entry) => {
  // The two parts are independent: a refused one does not hold up the other.
  const file = await attempt(entry.isFileSent, sendFile, store, entry);
  if (file.isFileSent) await store.mark(entry.workout, file);
  const record = await attempt(entry.isRecordSent, sendRecord, store, entry);
  const { isPostponed: isFilePostponed, isSignedOut: isFileSignedOut, ...fileNews } = file;
  const { isPostponed: isRecordPostponed, isSignedOut: isRecordSignedOut, ...recordNews } = record;
  const isRefused = Boolean(file.isRefused || record.isRefused);
  const isDone = await store.mark(entry.workout, { ...fileNews, ...recordNews, isRefused });
  return {
    workout: entry.workout,
    activity: file.activity ?? entry.activity,
    isDone,
    isRefused,
    isPostponed: Boolean(isFilePostponed || isRecordPostponed),
    isSignedOut: Boolean(isFileSignedOut || isRecordSignedOut)
  };
};

// Uploads everything that waits. Returns the result of each entry. Only one window or worker uploads at a time.
export const upload = store => navigator.locks.request('hearth-live-upload', async () => {
  const open = store ?? await Store.open();
  const results = [];
  for (const entry of await open.queue()) {
    try {
      results.push(await uploadEntry(open, entry));
    } catch {
      // An entry that cannot be read or marked does not hold up the others.
      results.push({ workout: entry.workout, isPostponed: true });
    }
  }
  if (results.some(result => result.isDone)) {
    const channel = new BroadcastChannel('hearth');
    channel.postMessage({ kind: 'saved', results });
    channel.close();
  }
  return results;
});

// Repeats uploads with growing pauses until everything is sent.
export class Uploader {
  constructor(store, onResults) {
    this.store = store;
    this.onResults = onResults;
    this.wait = 0;
    addEventListener('online', () => this.now());
    addEventListener('visibilitychange', () => document.hidden || this.now());
  }

  // Uploads without waiting.
  async now() {
    clearTimeout(this.timer);
    this.wait = 0;
    await this.run();
  }

  async run() {
    if (this.isRunning) {
      this.isAsked = true;
      return;
    }
    this.isRunning = true;
    let isPostponed = false;
    try {
      const results = await upload(this.store);
      isPostponed = results.some(result => result.isPostponed);
      this.onResults(results);
    } catch {
      // The browser's storage failed; the queue is as it was.
      isPostponed = true;
    }
    this.isRunning = false;
    if (this.isAsked) {
      this.isAsked = false;
      await this.run();
    } else if (isPostponed) {
      this.later();
    }
  }

  later() {
    this.wait = Math.min(longestWait, Math.max(5e3, this.wait * 2));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(), this.wait * (.75 + Math.random() / 2));
  }
}
