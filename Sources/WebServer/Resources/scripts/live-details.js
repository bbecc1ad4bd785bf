// The form after the end of a class: temperature, humidity, kind of class, effort and note.
import './dial.js';

const byId = id => document.getElementById(id);
const room = byId('room');
const types = byId('class');
const unknown = byId('unknown');

const numberOf = (field, least, most) => {
  const value = field.value.trim() === '' ? NaN : Number(field.value);
  return Number.isFinite(value) && value >= least && value <= most ? Math.round(value) : null;
};

// Characters that control a display; the server refuses them. Line ends stay.
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g;

export const readDetails = () => ({
  scale: room.dataset.scale,
  degrees: unknown.checked ? null : Number(room.value),
  humidity: numberOf(byId('humidity'), 1, 100),
  effort: numberOf(byId('effort'), 0, 10),
  classType: types.value,
  sport: sportCode(),
  note: byId('note').value.replace(controls, ' ').trim()
});

// The sport's code of the chosen class; undefined if none is chosen.
export const sportCode = () => {
  const code = types.selectedOptions[0]?.dataset.code;
  return code && Number(code);
};

const setRoom = degrees => {
  room.value = Math.min(+room.max, Math.max(+room.min, degrees));
  room.dispatchEvent(new Event('input', { bubbles: true }));
};

const converted = (degrees, from, to) => {
  if (from === to) return degrees;
  return Math.round(to === 'fahrenheit' ? degrees * 1.8 + 32 : (degrees - 32) / 1.8);
};

// Whether the reader has set the room, which no proposal changes then.
let isRoomSet = false;
// Whether the form holds nothing but a proposal, which another one may replace.
let isProposed = true;

const proposeRoom = (degrees, scale) => {
  setRoom(converted(degrees, scale, room.dataset.scale));
  isRoomSet = false;
};

// The usual room of the chosen class. Returns whether there is one.
const proposeUsualRoom = () => {
  const { degrees, scale } = types.selectedOptions[0]?.dataset ?? {};
  if (degrees) proposeRoom(+degrees, scale);
  return Boolean(degrees);
};

// Proposes the class of the last time with its room.
export const proposeDetails = last => {
  byId('details').reset();
  unknown.checked = false;
  isRoomSet = false;
  room.closest('value-dial').toggleAttribute('data-off', false);
  if (last?.classType) types.value = last.classType;
  if (!proposeUsualRoom() && last?.degrees) proposeRoom(last.degrees, last.scale);
  isProposed = true;
};

// Proposes again what a newer list of classes may change. Details of a recording stay.
export const renewProposal = last => {
  if (isProposed && byId('details').hidden) proposeDetails(last);
};

// Lists the owner's class types before the built-in ones. The choice stays.
export const showClassTypes = own => {
  const { value } = types;
  for (const option of types.querySelectorAll('[data-own]')) option.remove();
  const first = types.options[1];
  for (const type of own) {
    const option = new Option(type.name, type.id);
    option.dataset.own = '';
    option.dataset.code = types.querySelector(`[data-sport="${type.sport}"]`)?.dataset.code ?? 0;
    if (type.room_degrees !== undefined) {
      option.dataset.degrees = type.room_degrees;
      option.dataset.scale = type.room_unit === 'F' ? 'fahrenheit' : 'celsius';
    }
    types.insertBefore(option, first);
  }
  types.value = value;
};

// Whether a recording has details: it ended before, and went on.
export const hasDetails = ({ degrees, humidity, effort, classType, note }) =>
  degrees !== null || humidity !== null || effort !== null || classType !== '' || note !== '';

// Shows the details that were stored before an interruption.
export const restoreDetails = session => {
  unknown.checked = session.degrees === null;
  if (session.degrees !== null) {
    setRoom(converted(session.degrees, session.scale === 1 ? 'fahrenheit' : 'celsius', room.dataset.scale));
  }
  byId('humidity').value = session.humidity ?? '';
  byId('effort').value = session.effort ?? '';
  types.value = session.classType;
  isRoomSet = session.degrees !== null;
  byId('note').value = session.note;
  isProposed = false;
};

export const onDetails = report => {
  room.addEventListener('input', () => isRoomSet = true);
  byId('details').addEventListener('input', () => isProposed = false);
  types.addEventListener('change', () => isRoomSet || unknown.checked || proposeUsualRoom());
  byId('details').addEventListener('change', () => {
    room.closest('value-dial').toggleAttribute('data-off', unknown.checked);
    report();
  });
};
