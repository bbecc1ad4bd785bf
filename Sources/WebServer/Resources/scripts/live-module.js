// The WebAssembly module of the recorder: takes events as bytes and returns answers.
// `Sources/LiveModule/README.md` describes both.
const kinds = {
  start: 1,
  ready: 2,
  failed: 3,
  measured: 4,
  connected: 5,
  lost: 6,
  pause: 7,
  resume: 8,
  end: 9,
  details: 10,
  complete: 11,
  discard: 12,
  recover: 13,
  endAtLast: 14,
  tick: 15
};
const phases = ['idle', 'starting', 'running', 'paused', 'ending', 'completed', 'failed'];
const effects = [
  '', 'persist', 'startRecorder', 'startSensor', 'stopSensor', 'awake', 'haptic', 'sound', 'announce', 'handOver',
  'erase'
];
const haptics = ['selection', 'light', 'medium', 'heavy', 'success', 'warning', 'error'];
const none = 255;
const figuresSize = 44;

const encoder = new TextEncoder;
const decoder = new TextDecoder;

// Returns as many characters as fit into a number of bytes.
const fitting = (text, limit) => {
  let rest = text;
  while (encoder.encode(rest).length > limit) rest = [...rest].slice(0, -1).join('');
  return encoder.encode(rest);
};
const word = value => [value & 255, value >> 8 & 255];

export const startFields = ({ sport, classType, profile }) => {
  const { sex = 0, age = 0, mass = 0, zones = [] } = profile ?? {};
  const type = fitting(classType, 64);
  const offset = -new Date().getTimezoneOffset();
  return [...word(offset), sport, sex, age, ...word(mass), zones.length, ...zones, type.length, ...type];
};

export const detailFields = ({ scale, degrees, humidity, effort, classType, note, sport }) => {
  const type = fitting(classType, 64);
  const text = fitting(note, 2000);
  const room = degrees === null ? [0, 0] : [scale === 'fahrenheit' ? 1 : 2, degrees];
  const code = sport === undefined ? [] : [sport];
  return [...room, humidity ?? none, effort ?? none, type.length, ...type, ...word(text.length), ...text, ...code];
};

const known = value => value < 0 ? null : value;

const figuresOf = view => ({
  refusal: view.getUint8(0),
  phase: phases[view.getUint8(1)],
  failure: view.getUint8(2),
  isConnected: view.getUint8(3) === 1,
  zone: view.getUint8(4) === none ? null : view.getUint8(4),
  pulse: view.getUint8(5) || null,
  elapsed: known(view.getFloat64(8, true)),
  active: known(view.getFloat64(16, true)),
  mean: known(view.getFloat64(24, true)),
  energy: known(view.getFloat64(32, true))
});

// An effect is a pair of its name and its value.
const effectsOf = (view, bytes) => {
  const found = [];
  let at = 48;
  for (let count = view.getUint32(figuresSize, true); count > 0; count -= 1) {
    const name = effects[bytes[at]];
    at += 1;
    if (name === 'persist') {
      const size = view.getUint16(at, true);
      found.push([name, bytes.slice(at + 2, at + 2 + size)]);
      at += 2 + size;
    } else if (name === 'haptic') {
      found.push([name, haptics[bytes[at]]]);
      at += 1;
    } else if (['awake', 'sound', 'announce'].includes(name)) {
      found.push([name, bytes[at]]);
      at += 1;
    } else {
      found.push([name]);
    }
  }
  return found;
};

const sessionOf = (view, bytes) => {
  const typeLength = bytes[23];
  const noteAt = 24 + typeLength;
  const text = (from, size) => decoder.decode(bytes.subarray(from, from + size));
  const value = index => bytes[index] === none ? null : bytes[index];
  return {
    start: view.getFloat64(0, true),
    end: known(view.getFloat64(8, true)),
    offset: view.getInt16(16, true),
    scale: bytes[19],
    degrees: bytes[19] ? bytes[20] : null,
    humidity: value(21),
    effort: value(22),
    classType: text(24, typeLength),
    note: text(noteAt + 2, view.getUint16(noteAt, true))
  };
};

export class Recorder {
  static async load(address) {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(address), {});
    const recorder = new Recorder;
    recorder.wasm = instance.exports;
    return recorder;
  }

  write(bytes) {
    const address = this.wasm.live_input(bytes.length);
    if (!address) throw new RangeError(`${bytes.length} bytes do not fit`);
    new Uint8Array(this.wasm.memory.buffer, address, bytes.length).set(bytes);
    return bytes.length;
  }

  read(length) {
    return new Uint8Array(this.wasm.memory.buffer, this.wasm.live_output(), length);
  }

  // Handles an event of now and returns the figures, with the effects.
  handle(kind, fields = []) {
    const event = new Uint8Array(9 + fields.length);
    event[0] = kinds[kind];
    new DataView(event.buffer).setBigInt64(1, BigInt(Date.now()), true);
    event.set(fields, 9);
    const bytes = this.read(this.wasm.live_handle(this.write(event)));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    return { ...figuresOf(view), effects: effectsOf(view, bytes) };
  }

  // Replays a log and returns the figures at its end, and how much of it was readable.
  replay(chunks) {
    this.wasm.live_replay_begin();
    for (const chunk of chunks) this.wasm.live_replay(this.write(chunk));
    const bytes = this.read(this.wasm.live_replay_end());
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const last = known(view.getFloat64(56, true));
    return { ...figuresOf(view), size: view.getUint32(figuresSize, true), flaw: bytes[48], last };
  }

  fit(chunks) {
    this.wasm.live_fit_begin();
    for (const chunk of chunks) this.wasm.live_fit(this.write(chunk));
    return this.read(this.wasm.live_fit_end()).slice();
  }

  // The session's start, end and details; null before its start.
  session() {
    const length = this.wasm.live_session();
    if (!length) return null;
    const bytes = this.read(length);
    return sessionOf(new DataView(bytes.buffer, bytes.byteOffset, length), bytes);
  }

  reset() {
    this.wasm.live_reset();
  }
}
