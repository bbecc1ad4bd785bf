// The live page. The module decides what happens; this script carries events into it, and carries out its effects.
import { Recorder, detailFields, startFields } from './live-module.js';
import { Store } from './live-store.js';
import { Uploader } from './live-queue.js';
import { Strap } from './live-strap.js';
import { announce, announcePulse, feel, keepAwake, play, prepareSound } from './live-cues.js';
import { choose, draw, fill, notify, setZones, showInterruption, showPhase, zoneText } from './live-face.js';
import {
  hasDetails, onDetails, proposeDetails, readDetails, renewProposal, restoreDetails, showClassTypes, sportCode
} from './live-details.js';

const main = document.getElementById('live');
const byId = id => document.getElementById(id);
const flushPause = 1500;
const retryPause = 5e3;
const sureTime = 5e3;
const storageUnavailable = 1;
const savedCue = 5;
// Why the replay of a log ended, by the module's code.
const flaws = { damaged: 2, newer: 3 };
const defaultSport = 2;

const joined = chunks => {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

let recorder;
let store;
let uploader;
// The recording in progress: its id, the id of its record, and what is not stored yet.
let draft = null;
let pending = [];
let writing = Promise.resolve();
// Whether the reader has not yet decided about an interrupted recording. Until then nothing is added to it.
let isInterrupted = false;
// Whether a finished recording is not stored in the queue yet.
let isHandingOver = false;
// Ends when a discarded recording is deleted.
let erasing = Promise.resolve();
// The recording whose upload the page shows.
let shown = null;
let profile = null;
let last = null;

// Stores the new part of the log. What cannot be stored now is tried again.
const flush = () => {
  writing = writing.then(async () => {
    if (!draft || !pending.length) return;
    const { workout } = draft;
    const records = pending;
    pending = [];
    try {
      await store.append(workout, joined(records));
      notify('unstored', false);
    } catch {
      // What belongs to a deleted recording is not kept.
      if (draft?.workout === workout) pending = [...records, ...pending];
      notify('unstored', true);
    }
  });
  return writing;
};

const send = (kind, fields) => {
  if (isInterrupted) return null;
  const answer = recorder.handle(kind, fields);
  if (answer.refusal) return answer;
  for (const [name, value] of answer.effects) carryOut[name](value);
  show(answer);
  return answer;
};

const show = figures => {
  showPhase(isHandingOver ? 'saving' : figures.phase);
  draw(figures);
  if (figures.phase === 'running') {
    announcePulse(figures.pulse, figures.zone, fill(main.dataset.spoken, figures.pulse, zoneText(figures.zone)));
  }
};

const openRecorder = async () => {
  try {
    await store.begin(draft);
    // The first chunk of the log has both records, without which there is no session.
    send('ready');
    await flush();
  } catch {
    notify('storeless', true);
    send('failed', [storageUnavailable]);
  }
};

const recordOf = async hasFile => {
  const session = recorder.session();
  const { degrees, scale, humidity, effort, classType, note } = session;
  const values = {
    id: draft.record,
    device: await deviceID(),
    counter: 1,
    deleted: false,
    workout_id: hasFile ? draft.workout : null,
    start: Math.round(session.start / 1000),
    end: Math.round(session.end / 1000),
    utc_offset: session.offset * 60,
    room_degrees: degrees,
    room_unit: degrees === null ? null : scale === 1 ? 'F' : 'C',
    humidity,
    class_type_id: classType || null,
    note: note || null,
    perceived_effort: effort
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
};

const deviceID = async () => {
  const known = await store.setting('device');
  if (known) return known.id;
  const id = crypto.randomUUID();
  await store.keep('device', { id });
  return id;
};

// Makes the file and queues it with the record. The log is deleted in the same step, and not before.
const handOver = async () => {
  isHandingOver = true;
  showPhase('saving');
  for (;;) {
    try {
      await flush();
      const { chunks, lost } = await store.log(draft.workout);
      const file = recorder.fit([...chunks, ...pending]);
      const hasFile = file.length > 0;
      // Without a file, the server gets the record alone.
      if (lost || !hasFile) notify('damaged', true);
      await store.handOver(draft.workout, hasFile ? file : null, await recordOf(hasFile));
      break;
    } catch {
      notify('unstored', true);
      await pause(retryPause);
    }
  }
  isHandingOver = false;
  notify('unstored', false);
  shown = draft.workout;
  draft = null;
  pending = [];
  byId('show').hidden = true;
  choose(byId('server'), 'waiting');
  byId('server').dataset.done = 'no';
  showPhase('completed');
  announce(savedCue);
  askForSync();
  await uploader.now();
};

const erase = () => {
  const { workout } = draft;
  draft = null;
  pending = [];
  erasing = writing.then(() => store.erase(workout));
};

const strap = new Strap(state => {
  choose(byId('link'), state);
  byId('link').dataset.state = state;
  byId('connect').hidden = state !== 'lost';
  if (state === 'connected') send('connected');
  if (state === 'lost') send('lost');
}, bytes => send('measured', bytes));

const releaseStrap = () => {
  strap.release();
  choose(byId('link'), 'none');
  byId('link').dataset.state = 'none';
  byId('connect').hidden = !Strap.isSupported;
};

// What the module asks for, by the name of the effect.
const carryOut = {
  persist: bytes => pending.push(bytes),
  startRecorder: openRecorder,
  startSensor: () => strap.isConnected ? send('connected') : strap.check(),
  stopSensor: releaseStrap,
  awake: isOn => keepAwake(Boolean(isOn)),
  haptic: feel,
  sound: play,
  // What is saved is announced once it is stored.
  announce: cue => cue === savedCue || announce(cue),
  handOver,
  erase
};

const start = () => {
  if (draft) return;
  prepareSound();
  draft = { workout: crypto.randomUUID(), record: crypto.randomUUID() };
  proposeDetails(last);
  const sport = last?.code ?? defaultSport;
  const answer = send('start', startFields({ sport, classType: '', profile }));
  if (answer.refusal) draft = null;
};

const sendDetails = () => send('details', detailFields(readDetails()));

// Stores what may not come back. A field reports its content only when it loses the focus.
const keep = () => {
  if (draft && !byId('details').hidden) sendDetails();
  flush();
};

const save = async () => {
  sendDetails();
  const { degrees, scale, classType } = readDetails();
  last = { degrees: degrees ?? last?.degrees, scale, classType, code: sportCode() };
  send('complete');
  await store.keep('last', last);
};

// The first touch asks, a second one within a few seconds deletes.
const discard = () => {
  const button = byId('discard');
  if (button.dataset.armed) {
    delete button.dataset.armed;
    button.textContent = button.dataset.text;
    send('discard');
    begin();
    return;
  }
  button.dataset.armed = '1';
  button.textContent = button.dataset.sure;
  feel('warning');
  setTimeout(() => {
    delete button.dataset.armed;
    button.textContent = button.dataset.text;
  }, sureTime);
};

const connect = async () => {
  prepareSound();
  try {
    await strap.choose();
  } catch {
    // The user chose no strap.
    if (!strap.isConnected) choose(byId('link'), 'none');
  }
};

const showQueue = async () => {
  const { length } = await store.queue();
  const note = byId('queue');
  note.hidden = !length;
  note.textContent = fill(note.dataset.text, length);
};

const showResults = results => {
  notify('signed-out', results.some(one => one.isSignedOut));
  const result = results.find(one => one.workout === shown);
  if (result) {
    choose(byId('server'), result.isDone ? 'there' : result.isRefused ? 'refused' : 'waiting');
    byId('server').dataset.done = result.isDone ? 'yes' : 'no';
    byId('show').hidden = !result.activity;
    if (result.activity) byId('show').href = main.dataset.activities + '/' + encodeURIComponent(result.activity);
    if (result.isDone) feel('success');
  }
  showQueue();
};

// Offers a recording that was interrupted. Returns whether there is one.
const offer = async found => {
  const { chunks, lost } = await store.log(found.workout);
  const whole = joined(chunks);
  const result = recorder.replay(chunks);
  if (result.flaw === flaws.newer) {
    // A newer version of this page can read it, so nothing is added to it and nothing is deleted.
    notify('newer', true);
    return false;
  }
  const isDamaged = lost > 0 || result.flaw === flaws.damaged;
  const session = recorder.session();
  if (!session) {
    // Nothing was recorded, or nothing can be read: the second is kept.
    if (isDamaged) notify('unreadable', true);
    else await store.erase(found.workout);
    return false;
  }
  if (isDamaged) notify('damaged', true);
  if (lost || result.size < whole.length) await store.cut(found.workout, whole.subarray(0, result.size));
  draft = found;
  if (result.phase === 'completed') {
    await handOver();
    return true;
  }
  if (result.phase === 'ending') {
    restoreDetails(session);
    send('recover');
    return true;
  }
  if (hasDetails(session)) restoreDetails(session);
  else proposeDetails(last);
  isInterrupted = true;
  showInterruption(session.start, result.last);
  showPhase('interrupted');
  return true;
};

const begin = async () => {
  await erasing;
  shown = null;
  draft = null;
  pending = [];
  for (const name of ['storeless', 'damaged', 'unreadable', 'newer']) notify(name, false);
  recorder.reset();
  for (const found of await store.drafts()) {
    if (await offer(found)) return;
    recorder.reset();
  }
  send('tick');
  if (strap.isConnected) send('connected');
  await showQueue();
};

const loadProfile = async () => {
  profile = await store.setting('profile');
  setZones(profile?.names ?? []);
  try {
    const response = await fetch(main.dataset.profile);
    if (!response.ok) return;
    profile = await response.json();
    setZones(profile.names);
    await store.keep('profile', profile);
  } catch {
    // Offline, the stored profile is used.
  }
};

// The owner's class types.
const loadClassTypes = async () => {
  try {
    const response = await fetch(main.dataset.settings);
    if (!response.ok) return;
    const settings = await response.json();
    showClassTypes(settings.class_types);
    renewProposal(last);
    await store.keep('settings', settings);
  } catch {
    // Offline, the stored settings are used.
  }
};

// Background Sync, where the browser has it: a worker of its own uploads when the page is closed.
const worker = new URL('./live-worker.js', import.meta.url);

const askForSync = async () => {
  if (!('SyncManager' in window)) return;
  try {
    const registration = await navigator.serviceWorker.register(worker, { type: 'module' });
    for (const other of await navigator.serviceWorker.getRegistrations()) {
      const isOld = other.scope !== registration.scope && other.active?.scriptURL.endsWith('/live-worker.js');
      if (isOld) await other.unregister();
    }
    await registration.sync.register('hearth-live');
  } catch {
    // The page uploads by itself.
  }
};

const listen = () => {
  byId('start').addEventListener('click', start);
  byId('pause').addEventListener('click', () => send('pause'));
  byId('resume').addEventListener('click', () => send('resume'));
  byId('go-on').addEventListener('click', () => send('resume'));
  byId('end').addEventListener('click', () => {
    send('end');
    sendDetails();
  });
  byId('proceed').addEventListener('click', () => {
    prepareSound();
    isInterrupted = false;
    send('recover');
  });
  byId('end-at').addEventListener('click', () => {
    isInterrupted = false;
    send('endAtLast');
    sendDetails();
  });
  byId('again').addEventListener('click', () => isHandingOver || begin());
  byId('connect').addEventListener('click', connect);
  byId('discard').addEventListener('click', discard);
  byId('details').addEventListener('submit', event => {
    event.preventDefault();
    save();
  });
  onDetails(sendDetails);
  addEventListener('pagehide', keep);
  addEventListener('visibilitychange', () => {
    if (document.hidden) {
      keep();
      return;
    }
    strap.check();
    // Another device may have changed the class types.
    if (!draft) loadClassTypes();
  });
  setInterval(flush, flushPause);
  setInterval(() => draft && send('tick'), 1000);
  // The worker uploaded something.
  new BroadcastChannel('hearth').addEventListener('message', ({ data }) => showResults(data.results));
};

const run = async () => {
  try {
    store = await Store.open();
  } catch {
    notify('storeless', true);
    return;
  }
  try {
    recorder = await Recorder.load(main.dataset.module);
  } catch {
    showPhase('broken');
    return;
  }
  last = await store.setting('last');
  byId('connect').hidden = !Strap.isSupported;
  byId('link').hidden = !Strap.isSupported;
  byId('no-bluetooth').hidden = Strap.isSupported;
  uploader = new Uploader(store, showResults);
  listen();
  uploader.now();
  showClassTypes((await store.setting('settings'))?.class_types ?? []);
  await begin();
  await loadProfile();
  await loadClassTypes();
};

// Only one window records. Another one waits until it may.
const whenAlone = async work => {
  const hold = () => {
    work();
    return new Promise(() => {});
  };
  const isFree = await navigator.locks.request('hearth-live', { ifAvailable: true }, lock => {
    if (!lock) return false;
    navigator.locks.request('hearth-live', hold);
    return true;
  });
  if (isFree) return;
  showPhase('elsewhere');
  navigator.locks.request('hearth-live', hold);
};

if ('serviceWorker' in navigator && isSecureContext) navigator.serviceWorker.register('/service-worker.js');
whenAlone(run);
