// How the parts of the server's own map look. Numbers of kinds are those of `MapKind.swift`.

const light = {
  land: '#f4f2ed', built: '#ebe8e1', grass: '#dbe9cd', wood: '#c6deb8', sand: '#efe7cc', ice: '#edf5f9',
  water: '#aed3ea', building: '#dcd6cb', casing: '#d0cabe', path: '#b7a88f', road: '#fff', major: '#fbe9b5',
  motorway: '#f6d08c', rail: '#a59f97', ferry: '#7fb0d0', border: '#9c8bad', text: '#45474b', halo: '#fffd',
  waterText: '#2f6388'
};
const dark = {
  land: '#191b1e', built: '#202226', grass: '#1f3023', wood: '#1b3322', sand: '#2a2820', ice: '#2a3034',
  water: '#15344d', building: '#2a2c31', casing: '#101113', path: '#4b4539', road: '#3a3d43', major: '#544e40',
  motorway: '#655738', rail: '#505359', ferry: '#2d5068', border: '#66587a', text: '#c3c6cc', halo: '#000d',
  waterText: '#7db2d8'
};

// A dark page has light text.
export const colours = element => {
  const [red, green, blue] = getComputedStyle(element).color.match(/[\d.]+/g).map(Number);
  return red + green + blue > (red <= 1 && green <= 1 && blue <= 1 ? 1.5 : 382) ? dark : light;
};

// Width of a line in CSS pixels: grows by two fifths with each zoom level.
const width = (at14, least, zoom) => Math.max(least, Math.min(4 * at14, at14 * 1.4 ** (zoom - 14)));

const line = (kind, colour, at14, { least = 0.6, from = 0, dash = null, casing = 0 } = {}) =>
  ({ kind, colour, from, dash, width: zoom => width(at14, least, zoom) + casing });
const area = (kind, colour) => ({ kind, colour });

// In the order in which they are drawn. `from` is the first zoom level; dashes are in CSS pixels.
export const steps = [
  area(1, 'built'),
  area(2, 'grass'),
  area(3, 'wood'),
  area(4, 'sand'),
  area(5, 'ice'),
  area(6, 'water'),
  line(16, 'water', 1.8),
  area(7, 'building'),
  line(19, 'casing', 3, { from: 13, casing: 1.5 }),
  line(20, 'casing', 4.5, { from: 11, casing: 1.5 }),
  line(21, 'casing', 5.5, { from: 9, casing: 1.5 }),
  line(22, 'casing', 6.5, { from: 7, casing: 1.5 }),
  line(17, 'path', 1.2, { from: 13, dash: [4, 3] }),
  line(18, 'road', 1.8, { from: 13 }),
  line(23, 'rail', 1.3),
  line(19, 'road', 3, { from: 11.5 }),
  line(20, 'road', 4.5),
  line(21, 'major', 5.5),
  line(22, 'motorway', 6.5),
  line(24, 'ferry', 1, { dash: [5, 4] }),
  line(30, 'border', 1, { dash: [6, 3] }),
  line(31, 'border', 1.6, { dash: [8, 3, 2, 3] })
];

// Names by kind: weight and size of the letters. Kinds of lower numbers come first.
export const lettering = new Map([
  [40, '700 15px'],
  [41, '650 14px'],
  [42, '600 12px'],
  [43, '600 12.5px'],
  [44, 'italic 500 12px'],
  [45, '500 11.5px'],
  [46, '500 11px']
]);
export const waterName = 44;
