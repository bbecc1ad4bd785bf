// One chart of an activity: its elements, its scale and its number format.
import { clamp, setAttributes } from './svg.js';
import { plotFrame, roundValues } from './zoom.js';

const twoDigits = number => String(number).padStart(2, '0');

// Returns `m:ss` or `h:mm:ss`.
export const clockText = seconds => {
  const whole = Math.floor(seconds + 0.5);
  const minutes = Math.floor(whole / 60);
  const rest = ':' + twoDigits(whole % 60);
  if (whole < 3600) return minutes + rest;
  return Math.floor(minutes / 60) + ':' + twoDigits(minutes % 60) + rest;
};

// Round lengths of time, in seconds.
const timeSteps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 21600, 43200, 86400];
// Returns the shortest round step that divides a time span into at most `most` parts.
export const timeStep = (span, most) => timeSteps.find(step => span / step <= most) ?? span;

const ascending = (a, b) => a - b;

export class ChartPanel {
  constructor(chart, output) {
    const { curve, unit, axis, decimals = 0, over, usual } = chart.dataset;
    const [low, high] = axis.split(' ').map(edge => edge / 1000);
    this.output = output;
    this.name = chart.querySelector('b').textContent;
    // Name of the curve, which decides its colour.
    this.curve = curve;
    this.unit = unit;
    this.low = low;
    this.high = high;
    this.decimals = decimals;
    // A pace is `distance` over speed, in seconds. NaN for other curves.
    this.distance = over / 1000;
    this.usual = usual;
    // Slow is down: a pace whose axis is negative is drawn upside down.
    this.sign = over && low < 0 ? -1 : 1;
    const { lang } = document.documentElement;
    this.number = new Intl.NumberFormat(lang, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    this.plot = chart.querySelector('.plot');
    [this.drawing, ...this.labels] = this.plot.children;
    this.path = this.drawing.lastElementChild;
    this.canvas = document.createElement('canvas');
    Object.assign(this.canvas.style, { position: 'absolute', left: 0, bottom: 0, pointerEvents: 'none' });
    chart.style.position = 'relative';
    chart.append(this.canvas);
    this.canvas.ariaHidden = true;
    for (const path of this.drawing.querySelectorAll('path')) path.style.display = 'none';
    this.zones = [...this.drawing.querySelectorAll('rect')].map(rect => this.zone(rect));
  }

  // The values between which a zone lies, from its rectangle in percent of the height.
  zone(rect) {
    const value = y => {
      if (y <= 0) return Infinity;
      return y >= 100 ? -Infinity : this.high - y / 100 * (this.high - this.low);
    };
    const y = rect.y.baseVal.value;
    return { rect, top: value(y), bottom: value(y + rect.height.baseVal.value) };
  }

  // Returns a value without its unit; nothing for the pace of an athlete who is not moving.
  valueText(value) {
    if (!this.distance) return this.number.format(value).replace('-', '−');
    return value > 0.3 ? clockText(this.distance / value) : '';
  }

  text(value) {
    const text = Number.isNaN(value) ? '' : this.valueText(value);
    return text ? text + ' ' + this.unit : '–';
  }

  // Returns the bounds of the scale: the page's own as long as everything is visible.
  scale(pieces, isWhole) {
    const known = pieces.filter(piece => piece);
    if (isWhole || !known.length) return [this.low, this.high];
    let low = Math.min(...known.map(piece => piece.least));
    let high = Math.max(...known.map(piece => piece.most));
    if (this.usual != null) {
      // A stop must not flatten the rest: 2 % of the values at each end count only as far as half the range of the
      // others, or one and a half times the median height of a piece.
      const means = known.map(piece => piece.mean).sort(ascending);
      const edge = Math.floor(means.length / 50);
      const first = means[edge];
      const last = means.at(-1 - edge);
      const heights = known.map(piece => piece.most - piece.least).sort(ascending);
      const reach = Math.max((last - first) / 2, 1.5 * heights[known.length >> 1]);
      low = Math.max(low, first - reach);
      high = Math.min(high, last + reach);
    }
    const padding = Math.max((high - low) * 0.12, (this.high - this.low) / 40);
    low -= padding;
    high += padding;
    if (!this.distance) return [low, high];
    // Pace is undefined at zero speed.
    return this.sign < 0 ? [low, Math.min(high, -0.5)] : [Math.max(low, 0.5), high];
  }

  // Returns the values at which the grid has lines.
  gridValues(low, high) {
    if (!this.distance) return roundValues(low, high, this.decimals);
    const values = [];
    const [slow, fast] = [low, high].map(edge => this.distance / Math.abs(edge)).sort((a, b) => b - a);
    const step = Math.max(5, timeStep(slow - fast, 4));
    for (let pace = Math.ceil(fast / step) * step; pace <= slow; pace += step) {
      values.push(this.sign * this.distance / pace);
    }
    return values.sort(ascending);
  }

  moveZones(share) {
    for (const { rect, top, bottom } of this.zones) {
      const y = clamp(share(top) * 100, 0, 100);
      setAttributes(rect, { y, height: clamp(share(bottom) * 100, 0, 100) - y });
    }
  }

  // Size and colours. Reading them forces a layout, so a chart reads them once for many drawings.
  measure() {
    const { stroke, fill } = getComputedStyle(this.path);
    return { ...plotFrame(this.plot), stroke, fill };
  }
}
