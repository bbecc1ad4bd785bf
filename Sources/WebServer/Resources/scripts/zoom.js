// What all charts share: axis labels, grid lines, a cursor, and a visible range that the user chooses by buttons, keys,
// dragging, two fingers or the wheel.
import { clamp, createSVG, setAttributes } from './svg.js';

// The frame of a plot without the labels on its right.
export const plotFrame = plot => {
  const { left, width, height } = plot.getBoundingClientRect();
  return { left, width: width - parseFloat(getComputedStyle(plot).paddingRight), height };
};

// Labels below a plot; those at the edges stay inside.
const anchor = share => {
  if (share > 0.93) return 'end';
  return share < 0.05 ? 'start' : 'middle';
};
export const showAxisLabels = (axis, labels) => {
  axis.replaceChildren(...labels.map(([share, text]) =>
    createSVG('text', { x: share * 100 + '%', y: 14, 'text-anchor': anchor(share) }, text)));
};
// How many labels fit below a plot.
export const labelCapacity = axis => clamp(Math.floor(axis.clientWidth / 64), 2, 6);

// Round values between two bounds, about three of them.
export const roundValues = (low, high, decimals) => {
  const values = [];
  const raw = (high - low) / 3;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find(each => each * power >= raw * 0.7);
  const step = Math.max(10 ** -decimals, factor * power);
  for (let index = Math.ceil(low / step); index * step <= high; index++) values.push(index * step);
  return values;
};

// A horizontal line at a share of the height, and its value on the right.
export const gridLine = (share, text) => {
  const y = share * 100 + '%';
  return [
    createSVG('line', { x2: '100%', y1: y, y2: y }),
    createSVG('text', { x: '100%', y, dx: 5, dy: 4 }, text)
  ];
};

const addMarks = plot => {
  const selection = createSVG('rect', { class: 'chosen', height: '100%', visibility: 'hidden' });
  const cursor = createSVG('line', { class: 'cursor', y2: '100%', visibility: 'hidden' });
  plot.append(selection, cursor);
  return [selection, cursor];
};

// The visible range and the cursor of all plots of one host.
export class ZoomView {
  // - length: length of the axis, which begins at 0
  // - least: length of the shortest visible range
  // - placeOf: returns the place on the axis for a value of the slider
  // - onZoom: called when the visible range has changed
  // - onPoint: called with the place that the user points at
  // - onLeave: called when the user no longer points at a place
  constructor({ host, length, least, placeOf, onZoom, onPoint, onLeave }) {
    Object.assign(this, { host, length, least, placeOf, onZoom, onPoint, onLeave });
    this.plots = [...host.querySelectorAll('.plot')];
    this.slider = host.querySelector('[type=range]');
    this.buttons = host.querySelectorAll('button');
    this.marks = this.plots.map(addMarks);
    this.from = 0;
    this.to = length;
    this.isWhole = true;
    // Place of the cursor.
    this.at = null;
    // Horizontal positions of touching fingers, by pointer.
    this.fingers = new Map;
    // Place where the mouse began to drag.
    this.dragStart = null;
    this.frame = 0;
    for (const plot of this.plots) this.listenToPointer(plot);
    this.listenToWheel();
    this.listenToSlider();
    this.listenToButtons();
  }

  get span() {
    return this.to - this.from;
  }

  share(place) {
    return (place - this.from) / this.span;
  }

  // Moves the cursor and returns whether it is visible.
  setCursor(place) {
    this.at = place;
    const x = this.share(place) * 100 + '%';
    const isVisible = place != null && place >= this.from && place <= this.to;
    const visibility = isVisible ? 'visible' : 'hidden';
    for (const [, cursor] of this.marks) setAttributes(cursor, { x1: x, x2: x, visibility });
    return isVisible;
  }

  // Marks a range and returns whether it is wide enough to zoom to.
  setSelection(a, b) {
    const x = this.share(Math.min(a, b)) * 100 + '%';
    const width = Math.abs(b - a) / this.span * 100;
    const visibility = width > 1 ? 'visible' : 'hidden';
    for (const [selection] of this.marks) setAttributes(selection, { x, width: width + '%', visibility });
    return width > 1;
  }

  placeAt(event) {
    const { left, width } = plotFrame(this.plots[0]);
    return this.from + clamp((event.clientX - left) / width, 0, 1) * this.span;
  }

  zoomTo(a, b) {
    const span = clamp(b - a, Math.min(this.least, this.length), this.length);
    this.from = clamp((a + b - span) / 2, 0, this.length - span);
    this.to = this.from + span;
    this.isWhole = span > this.length - 0.01;
    if (this.buttons.length) this.buttons[2].disabled = this.isWhole;
    this.onZoom();
  }

  showAll() {
    this.zoomTo(0, this.length);
  }

  // Multiplies the visible range by a factor and keeps the position of one place.
  scale(factor, around = this.at ?? (this.from + this.to) / 2) {
    const span = Math.min(this.length, this.span * factor);
    const share = clamp(this.share(around), 0, 1);
    this.zoomTo(around - share * span, around + (1 - share) * span);
  }

  pan(distance) {
    this.zoomTo(this.from + distance, this.to + distance);
  }

  leave() {
    if (document.activeElement === this.slider) return;
    this.setCursor(null);
    this.onLeave();
  }

  // Moves the cursor to the slider's place, and the visible range with it.
  followSlider() {
    this.onPoint(this.placeOf(+this.slider.value));
    if (this.at < this.from) this.pan(this.at - this.from);
    else if (this.at > this.to) this.pan(this.at - this.to);
  }

  // One finger moves the cursor, two fingers zoom, and the mouse selects a range to zoom to.
  listenToPointer(plot) {
    plot.addEventListener('pointermove', event => this.onMove(event));
    plot.addEventListener('pointerdown', event => {
      if (this.buttons.length && event.pointerType === 'mouse' && event.button === 0) {
        this.dragStart = this.placeAt(event);
        plot.setPointerCapture(event.pointerId);
        event.preventDefault();
      } else if (this.buttons.length) {
        this.fingers.set(event.pointerId, event.clientX);
      }
      this.onMove(event);
    });
    for (const name of ['pointerup', 'pointercancel']) plot.addEventListener(name, event => this.onRelease(event));
    plot.addEventListener('dblclick', () => this.showAll());
  }

  onMove(event) {
    const place = this.placeAt(event);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.onPoint(place);
      if (this.dragStart != null) this.setSelection(this.dragStart, place);
    });
    if (!this.fingers.has(event.pointerId)) return;
    const before = this.fingers.get(event.pointerId);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other != null && Math.abs(event.clientX - other) > 10) {
      this.scale(Math.abs(before - other) / Math.abs(event.clientX - other));
    }
    this.fingers.set(event.pointerId, event.clientX);
  }

  onRelease(event) {
    this.fingers.delete(event.pointerId);
    if (this.dragStart == null) return;
    const [a, b] = [this.dragStart, this.placeAt(event)].sort((p, q) => p - q);
    this.dragStart = null;
    cancelAnimationFrame(this.frame);
    if (this.setSelection(a, b) && event.type === 'pointerup') this.zoomTo(a, b);
    this.setSelection(0, 0);
  }

  listenToWheel() {
    const onWheel = event => {
      if (!this.buttons.length) return;
      if (event.ctrlKey) {
        this.scale(event.deltaY > 0 ? 1.25 : 0.8, this.placeAt(event));
      } else if (!this.isWhole && (event.shiftKey || event.deltaX)) {
        this.pan((event.deltaX || event.deltaY) / 600 * this.span);
      } else {
        return;
      }
      event.preventDefault();
    };
    for (const plot of this.plots) plot.addEventListener('wheel', onWheel, { passive: false });
    this.host.addEventListener('pointerleave', () => {
      cancelAnimationFrame(this.frame);
      this.leave();
    });
  }

  listenToSlider() {
    for (const name of ['input', 'focus']) this.slider.addEventListener(name, () => this.followSlider());
    this.slider.addEventListener('blur', () => this.leave());
  }

  listenToButtons() {
    const zoomOut = () => this.scale(2);
    const zoomIn = () => this.scale(0.5);
    const showAll = () => this.showAll();
    const actions = [zoomOut, zoomIn, showAll];
    this.buttons.forEach((button, index) => {
      button.onclick = actions[index];
    });
    const keys = { '-': zoomOut, '+': zoomIn, '=': zoomOut, Escape: showAll };
    this.host.addEventListener('keydown', event => {
      const action = keys[event.key];
      if (!this.buttons.length || !action || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      action();
    });
  }

  // Draws everything and repeats the event that activated the chart.
  begin() {
    this.showAll();
    const { firstEvent } = this.host;
    if (document.activeElement === this.slider) this.followSlider();
    else if (firstEvent.target.closest('.plot')) this.onPoint(this.placeAt(firstEvent));
    this.host.dataset.ready = '';
  }
}
