// The server's own map under a route. It is drawn on a canvas behind the drawing, in the same linear projection.
import { extent, readTile } from './map-tile.js';
import { colours, lettering, steps, waterName } from './map-style.js';
import { clamp } from './svg.js';

// Least width of a tile in CSS pixels, apart from the highest zoom level. The widest has twice of it.
const tileWidth = 400;
// More tiles are not drawn: the file lacks lower zoom levels.
const mostTiles = 40;
const mostNames = 60;

const row = (latitude, count) => {
  const angle = clamp(latitude, -85, 85) * Math.PI / 180;
  return (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 * count;
};
const latitudeOf = (number, count) => Math.atan(Math.sinh(Math.PI * (1 - 2 * number / count))) * 180 / Math.PI;

// Returns nothing without an answer. A place that the file has no tile of is empty.
const load = async address => {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok && response?.status !== 404) return null;
  const bytes = response.ok && await response.arrayBuffer().catch(() => null);
  return bytes === null ? null : readTile(bytes || new ArrayBuffer(1));
};

export class VectorMap {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d');
    const numbers = canvas.dataset.at.split(' ').map(Number);
    [this.west, this.north, this.east, this.south, this.lowest, this.highest] = numbers;
    // Edges of the file, in degrees: west, south, east, north.
    this.edges = numbers.slice(6);
    // Tiles by address; without content while they load.
    this.tiles = new Map;
    // Zoom level of the tiles that are visible.
    this.level = null;
    matchMedia('(prefers-color-scheme:dark)').addEventListener('change', () => this.schedule());
    new ResizeObserver(() => this.schedule()).observe(canvas);
  }

  // - box: visible part of the drawing, in its units
  // - place: returns where the drawing lies in the window
  show(box, place) {
    const isFirst = !this.place;
    this.box = box;
    this.place = place;
    // The first tiles are needed before the next frame.
    if (isFirst) this.draw();
    else this.schedule();
  }

  // Draws in the next frame, once `show` was called.
  schedule() {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      if (this.place) this.draw();
    });
  }

  // Where the drawing lies on the canvas: CSS pixels for a unit, and the place of its corner.
  measure() {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const place = this.place();
    const scale = place.width / this.box.width;
    const x = place.left - left - this.box.left * scale;
    const y = place.top - top - this.box.top * scale;
    return { width, height, scale, x, y };
  }

  // Tiles of a zoom level that are visible and in the file.
  wanted(view, zoom) {
    const count = 2 ** zoom;
    const longitude = x => this.west + (x - view.x) / view.scale / this.east;
    const latitude = y => this.north - (y - view.y) / view.scale / this.south;
    const [west, south, east, north] = this.edges;
    const column = degrees => (degrees + 180) / 360 * count;
    const first = Math.floor(column(Math.max(west, longitude(0))));
    const last = Math.ceil(column(Math.min(east, longitude(view.width))));
    const top = Math.floor(row(Math.min(north, latitude(0)), count));
    const bottom = Math.ceil(row(Math.max(south, latitude(view.height)), count));
    const tiles = [];
    if ((last - first) * (bottom - top) > mostTiles) return tiles;
    for (let j = Math.max(0, top); j < Math.min(count, bottom); j++) {
      for (let i = Math.max(0, first); i < Math.min(count, last); i++) tiles.push([zoom, i, j]);
    }
    return tiles;
  }

  draw() {
    const view = this.measure();
    if (!(view.width > 0 && view.scale > 0)) return;
    const world = 360 * this.east * view.scale;
    const zoom = clamp(Math.floor(Math.log2(world / tileWidth)), this.lowest, this.highest);
    const wanted = this.wanted(view, zoom).map(place => this.tile(place));
    const isComplete = wanted.every(tile => tile.content);
    // Nothing is drawn until there is something to see: each frame takes time of a slow phone.
    if (this.level == null && wanted.length && !wanted.some(tile => tile.content)) return;
    // Tiles of the level before stay until all of the new one are there.
    if (isComplete || this.level == null) this.level = zoom;
    this.removeOthers(wanted);
    this.paint(view, Math.log2(world / 512));
    this.canvas.toggleAttribute('data-drawn', isComplete);
  }

  // Returns a tile, and loads it at first.
  tile(place) {
    const address = this.canvas.dataset.map + place.join('/');
    if (!this.tiles.has(address)) {
      const tile = { place, content: null };
      this.tiles.set(address, tile);
      load(address).then(content => {
        tile.content = content;
        // The next movement of the map asks again.
        if (content) this.schedule();
        else this.tiles.delete(address);
      });
    }
    return this.tiles.get(address);
  }

  removeOthers(wanted) {
    for (const [address, tile] of this.tiles) {
      const isVisible = tile.place[0] === this.level && this.tiles.size <= mostTiles;
      if (!isVisible && !wanted.includes(tile)) this.tiles.delete(address);
    }
  }

  paint(view, zoom) {
    const { canvas, context } = this;
    const ratio = devicePixelRatio;
    const size = [Math.round(view.width * ratio), Math.round(view.height * ratio)];
    if (canvas.width !== size[0]) canvas.width = size[0];
    if (canvas.height !== size[1]) canvas.height = size[1];
    context.setTransform(1, 0, 0, 1, 0, 0);
    const palette = colours(canvas);
    context.fillStyle = palette.land;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.lineJoin = 'round';
    const shown = [...this.tiles.values()].filter(tile => tile.content && tile.place[0] === this.level);
    const frames = shown.map(tile => ({ content: tile.content, ...this.frameOf(tile.place, view) }));
    for (const step of steps) {
      if (zoom < step.from) continue;
      context.fillStyle = palette[step.colour];
      context.strokeStyle = palette[step.colour];
      for (const frame of frames) this.paintShapes(step, frame, zoom, ratio);
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.paintNames(frames, view, palette);
  }

  // Where a tile lies on the canvas, in CSS pixels. Its edges are exact.
  frameOf([zoom, column, number], view) {
    const count = 2 ** zoom;
    const x = at => view.x + (at / count * 360 - 180 - this.west) * this.east * view.scale;
    const y = at => view.y + (this.north - latitudeOf(at, count)) * this.south * view.scale;
    return {
      left: x(column),
      top: y(number),
      across: (x(column + 1) - x(column)) / extent,
      down: (y(number + 1) - y(number)) / extent
    };
  }

  paintShapes(step, { content, left, top, across, down }, zoom, ratio) {
    const path = content.shapes.get(step.kind);
    if (!path) return;
    const { context } = this;
    context.setTransform(across * ratio, 0, 0, down * ratio, left * ratio, top * ratio);
    if (!step.width) return context.fill(path);
    context.lineWidth = step.width(zoom) / across;
    context.lineCap = step.dash ? 'butt' : 'round';
    context.setLineDash(step.dash?.map(length => length / across) ?? []);
    context.stroke(path);
  }

  // Writes names, the most important first, where they are whole and meet no other.
  paintNames(frames, view, palette) {
    const { context } = this;
    const names = frames.flatMap(({ content, left, top, across, down }) =>
      content.names.map(name => ({ ...name, left: left + name.x * across, top: top + name.y * down })));
    names.sort((a, b) => a.kind - b.kind || a.rank - b.rank);
    const family = getComputedStyle(this.canvas).fontFamily;
    const taken = [];
    Object.assign(context, { textAlign: 'center', textBaseline: 'middle', lineWidth: 3, strokeStyle: palette.halo });
    context.setLineDash([]);
    for (const { kind, left, top, text } of names) {
      if (taken.length >= mostNames) break;
      context.font = `${lettering.get(kind) ?? '500 11px'} ${family}`;
      const half = context.measureText(text).width / 2 + 4;
      const frame = [left - half, top - 10, left + half, top + 10];
      if (frame[0] < 0 || frame[1] < 0 || frame[2] > view.width || frame[3] > view.height) continue;
      if (taken.some(other =>
        frame[0] < other[2] && frame[2] > other[0] && frame[1] < other[3] && frame[3] > other[1])) continue;
      taken.push(frame);
      context.fillStyle = kind === waterName ? palette.waterText : palette.text;
      context.strokeText(text, left, top);
      context.fillText(text, left, top);
    }
  }
}
