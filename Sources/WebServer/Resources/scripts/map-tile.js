// A tile of the server's own map, in the binary format of `CompactTile.swift`.

// First numbers of the kinds that are lines and names; areas come before.
const firstLine = 16;
const firstName = 40;

// Units across a tile.
export const extent = 4096;

class Bytes {
  constructor(buffer) {
    this.bytes = new Uint8Array(buffer);
    // The first byte is the version.
    this.offset = 1;
    this.x = 0;
    this.y = 0;
  }

  get isAtEnd() {
    return this.offset >= this.bytes.length;
  }

  byte() {
    return this.bytes[this.offset++];
  }

  // Seven bits a byte, the lowest first.
  number() {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (!(byte & 128)) break;
    }
    return value >>> 0;
  }

  signed() {
    const value = this.number();
    return (value >>> 1) ^ -(value & 1);
  }

  // Moves to the next point of the section.
  step() {
    this.x += this.signed();
    this.y += this.signed();
  }

  text() {
    const length = this.number();
    const start = this.offset;
    this.offset += length;
    return new TextDecoder().decode(this.bytes.subarray(start, this.offset));
  }
}

const readShapes = (bytes, isArea) => {
  const path = new Path2D;
  for (let parts = bytes.number(); parts > 0; parts--) {
    const points = bytes.number();
    bytes.step();
    path.moveTo(bytes.x, bytes.y);
    for (let index = 1; index < points; index++) {
      bytes.step();
      path.lineTo(bytes.x, bytes.y);
    }
    if (isArea) path.closePath();
  }
  return path;
};

const readNames = (bytes, kind, names) => {
  for (let count = bytes.number(); count > 0; count--) {
    const rank = bytes.byte();
    bytes.step();
    const { x, y } = bytes;
    const text = bytes.text();
    // Names beyond the edges belong to a neighbour too.
    if (x >= 0 && x < extent && y >= 0 && y < extent) names.push({ kind, rank, x, y, text });
  }
};

// Returns paths by kind in units of the tile, and names.
export const readTile = buffer => {
  const bytes = new Bytes(buffer);
  const shapes = new Map;
  const names = [];
  while (!bytes.isAtEnd) {
    const kind = bytes.byte();
    const length = bytes.number();
    const end = bytes.offset + length;
    bytes.x = 0;
    bytes.y = 0;
    if (kind < firstName) shapes.set(kind, readShapes(bytes, kind < firstLine));
    else readNames(bytes, kind, names);
    bytes.offset = end;
  }
  return { shapes, names };
};
