// Curves of a chart: the visible part of a series in at most as many pieces as the canvas has room for.

// CSS pixels.
export const lineWidth = 1.75;

// Summarizes the rows between two indices: extremes and mean, or nothing without values.
const summarize = ([lows, highs, means], sign, start, end) => {
  let least = Infinity;
  let most = -Infinity;
  let sum = 0;
  let found = 0;
  for (let index = start; index < end; index++) {
    const mean = means[index];
    // NaN: no value.
    if (mean !== mean) continue;
    if (sign * lows[index] < least) least = sign * lows[index];
    if (sign * highs[index] > most) most = sign * highs[index];
    sum += sign * mean;
    found++;
  }
  return found ? { least, most, mean: sum / found } : null;
};

// Returns pieces of the visible range, null where values are missing. A negative sign turns a curve upside down.
export const visiblePieces = (series, name, sign, range, capacity) => {
  const { from, step, count, curves } = series;
  if (!curves[name]) return [];
  const [low, high = low, mean = low] = curves[name];
  const rows = sign < 0 ? [high, low, mean] : [low, high, mean];
  const start = Math.max(0, Math.floor((range.from - from) / step) - 1);
  const end = Math.min(count, Math.ceil((range.to - from) / step) + 1);
  const size = Math.max(1, Math.ceil((end - start) / capacity));
  const middle = size * step > 1 ? size / 2 : 0;
  const pieces = [];
  for (let index = start - start % size; index < end; index += size) {
    const piece = summarize(rows, sign, index, Math.min(end, index + size));
    pieces.push(piece && {
      ...piece,
      from: from + index * step,
      at: from + (index + middle) * step,
      to: from + (index + size) * step
    });
  }
  return pieces;
};

const paintExtremes = (context, pieces, x, y) => {
  context.globalAlpha = 0.25;
  for (const piece of pieces) {
    if (!piece) continue;
    const left = Math.round(x(piece.from));
    const top = Math.round(y(piece.most));
    context.fillRect(left, top, Math.round(x(piece.to)) - left, Math.round(y(piece.least)) - top);
  }
  context.globalAlpha = 1;
};

const paintLine = (context, pieces, x, y) => {
  pieces.forEach((piece, index) => {
    if (!piece) return;
    const last = pieces[index - 1];
    context.beginPath();
    // The first piece after a gap is a dot.
    context.moveTo(last ? x(last.at) : x(piece.at) - 1, y((last ?? piece).mean));
    context.lineTo(x(piece.at), y(piece.mean));
    context.stroke();
  });
};

const paintArea = (context, pieces, x, y, density) => {
  const { width, height } = context.canvas;
  const barWidth = Math.ceil(density);
  pieces.forEach((piece, index) => {
    const last = pieces[index - 1];
    if (!piece || !last) return;
    const start = x(last.at);
    const end = x(piece.at);
    const top = y(last.mean);
    const slope = (y(piece.mean) - top) / (end - start);
    const stop = Math.min(width, Math.round(end));
    for (let left = Math.max(0, Math.round(start)); left < stop; left += barWidth) {
      const barTop = Math.round(top + slope * (left + barWidth / 2 - start));
      context.fillRect(left, barTop, Math.min(barWidth, Math.round(end) - left), height);
    }
  });
};

// Paints the range between the extremes, the line of the means, and the area below it. `x` and `y` turn a time and a
// value into canvas pixels. Areas are upright bars on whole pixels, and the line is stroked piece by piece: stroking a
// ragged line at once takes the browser four times as long.
export const paintCurve = (context, pieces, { x, y, density, stroke, fill }) => {
  context.lineCap = 'round';
  context.lineWidth = lineWidth * density;
  context.strokeStyle = stroke;
  context.fillStyle = stroke;
  paintExtremes(context, pieces, x, y);
  paintLine(context, pieces, x, y);
  if (fill === 'none') return;
  context.fillStyle = fill;
  paintArea(context, pieces, x, y, density);
};
