// The form after the end of a class: temperature, humidity, kind of class, effort and note.
import './dial.js';

const byId = id => document.getElementById(id);
const room = byId('room');
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
  classType: byId('class').value,
  note: byId('note').value.replace(controls, ' ').trim()
});

// The sport's code of the chosen class; undefined if none is chosen.
export const sportCode = () => {
  const code = byId('class').selectedOptions[0]?.dataset.code;
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

// Proposes the room and the class of the last time.
export const proposeDetails = last => {
  byId('details').reset();
  unknown.checked = false;
  room.closest('value-dial').toggleAttribute('data-off', false);
  if (last?.degrees) setRoom(converted(last.degrees, last.scale, room.dataset.scale));
  if (last?.classType) byId('class').value = last.classType;
};

// Shows the details that were stored before an interruption.
export const restoreDetails = session => {
  unknown.checked = session.degrees === null;
  if (session.degrees !== null) {
    setRoom(converted(session.degrees, session.scale === 1 ? 'fahrenheit' : 'celsius', room.dataset.scale));
  }
  byId('humidity').value = session.humidity ?? '';
  byId('effort').value = session.effort ?? '';
  byId('class').value = session.classType;
  byId('note').value = session.note;
};

export const onDetails = report => {
  byId('details').addEventListener('change', () => {
    room.closest('value-dial').toggleAttribute('data-off', unknown.checked);
    report();
  });
};
