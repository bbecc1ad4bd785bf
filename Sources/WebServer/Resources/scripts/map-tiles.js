// Finer map tiles for the visible part of a route.
import { clamp, createSVG } from './svg.js';

const finestZoom = 19;

export class MapTiles {
  // - ground: group of the map's coarse tiles
  constructor(ground) {
    this.ground = ground;
    this.coarse = [...ground.querySelectorAll('image')];
    // By address.
    this.fine = new Map;
  }

  // Loads the tiles of a box after a pause. They lie above the coarse ones, so nothing is blank while they load.
  schedule(box, magnification) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.load(box, magnification), 200);
  }

  load(box, magnification) {
    const wanted = new Set;
    if (magnification >= 2) {
      for (const tile of this.coarse) this.divide(tile, box, magnification, wanted);
    }
    for (const [address, tile] of this.fine) {
      if (wanted.has(address)) continue;
      tile.remove();
      this.fine.delete(address);
    }
  }

  // Adds the visible parts of a coarse tile.
  divide(tile, box, magnification, wanted) {
    const [zoom, column, row] = tile.dataset.at.split(' ').map(Number);
    const depth = Math.min(Math.floor(Math.log2(magnification)), finestZoom - zoom);
    if (depth <= 0) return;
    const parts = 2 ** depth;
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(name => tile[name].baseVal.value);
    const start = (edge, origin, size) => clamp(Math.floor((edge - origin) / size * parts), 0, parts);
    const end = (edge, origin, size) => clamp(Math.ceil((edge - origin) / size * parts), 0, parts);
    const lastRow = end(box.top + box.height, y, height);
    const lastColumn = end(box.left + box.width, x, width);
    for (let j = start(box.top, y, height); j < lastRow; j++) {
      for (let i = start(box.left, x, width); i < lastColumn; i++) {
        const address = this.address({ z: zoom + depth, x: column * parts + i, y: row * parts + j });
        wanted.add(address);
        this.add(address, {
          x: x + i / parts * width, y: y + j / parts * height, width: width / parts, height: height / parts
        });
      }
    }
  }

  address(numbers) {
    return this.ground.dataset.tiles.replace(/{([xyz])}/g, (_, name) => numbers[name]);
  }

  add(address, frame) {
    if (this.fine.has(address)) return;
    const image = createSVG('image', { href: address, ...frame, preserveAspectRatio: 'none' });
    this.ground.lastElementChild.before(image);
    this.fine.set(address, image);
  }
}
