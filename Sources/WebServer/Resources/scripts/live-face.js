// Draws the recorder's figures and shows the parts of the page that belong to its phase.
const main = document.getElementById('live');
const { lang } = document.documentElement;
const byId = id => document.getElementById(id);

// The parts that each phase shows, by id.
const parts = {
  idle: ['face', 'sensor', 'controls', 'start', 'foot'],
  starting: ['face'],
  running: ['face', 'sensor', 'controls', 'pause', 'end'],
  paused: ['face', 'sensor', 'controls', 'resume', 'end'],
  ending: ['face', 'details', 'erasing', 'endings'],
  saving: ['face'],
  completed: ['face', 'saved', 'controls', 'again'],
  failed: ['controls', 'again'],
  interrupted: ['notice-interrupted', 'controls', 'proceed', 'end-at'],
  elsewhere: ['notice-elsewhere'],
  broken: ['notice-broken']
};
const all = [...new Set(Object.values(parts).flat())];

export const fill = (text, ...values) =>
  values.reduce((whole, value, index) => whole.replace(`{${index}}`, value), text);

const clockFormat = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
export const clock = time => new Date(time).toLocaleTimeString(lang, clockFormat);

const twoDigits = number => String(number).padStart(2, '0');

export const duration = milliseconds => {
  const seconds = Math.floor(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = twoDigits(seconds % 60);
  const minutes = Math.floor(seconds % 3600 / 60);
  return hours ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
};

const write = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};

// Shows one of several texts, by name.
export const choose = (element, name) => {
  for (const text of element.children) text.hidden = text.dataset.name !== name;
};

export const notify = (name, isShown) => {
  byId('notice-' + name).hidden = !isShown;
};

export const showPhase = phase => {
  if (main.dataset.phase === phase && main.dataset.ready) return;
  main.dataset.phase = phase;
  main.dataset.ready = '';
  for (const id of all) byId(id).hidden = !parts[phase].includes(id);
  choose(byId('state'), phase);
  scrollTo(0, 0);
};

// Names of the zones, from the profile. The first is below the first bound; `0` means no zone.
let zoneNames = [];

export const setZones = names => {
  zoneNames = names;
  const count = names[0] === '0' ? names.length - 1 : names.length;
  byId('zones').replaceChildren(...Array.from({ length: count }, () => document.createElement('i')));
};

export const zoneText = zone => {
  const name = zoneNames[zone];
  if (!name) return '';
  const { text, below } = byId('zone').dataset;
  return name === '0' ? below : fill(text, name);
};

const showZone = zone => {
  const isKnown = zone !== null && zoneNames.length > 0;
  const lit = isKnown ? zone - (zoneNames[0] === '0' ? 1 : 0) : -1;
  const segments = [...byId('zones').children];
  segments.forEach((segment, index) => segment.toggleAttribute('data-on', index === lit));
  // Colours exist for five zones; more zones share them.
  const level = lit < 0 ? 0 : Math.ceil((lit + 1) / segments.length * 5);
  if (main.dataset.zone !== String(level)) main.dataset.zone = level;
  write(byId('zone'), isKnown ? zoneText(zone) : '');
};

export const draw = figures => {
  write(byId('pulse'), figures.pulse ? String(figures.pulse) : '–');
  byId('pulse').parentElement.toggleAttribute('data-none', !figures.pulse);
  write(byId('time'), figures.active === null ? '0:00' : duration(figures.active));
  write(byId('energy'), figures.energy === null ? '–' : String(Math.round(figures.energy)));
  write(byId('mean'), figures.mean === null ? '–' : String(Math.round(figures.mean)));
  showZone(figures.pulse ? figures.zone : null);
};

export const showInterruption = (start, end) => {
  const text = byId('notice-interrupted').querySelector('[data-text]');
  write(text, fill(text.dataset.text, clock(start), clock(end)));
  const label = byId('end-at').querySelector('[data-text]');
  write(label, fill(label.dataset.text, clock(end)));
};
