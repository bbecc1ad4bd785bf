// Interactive drawings of routes: zoom and pan by buttons, keys, dragging, two fingers, or Ctrl and the wheel.
import { MapTiles } from './map-tiles.js';
import { clamp, createSVG, setAttributes } from './svg.js';

// Milliseconds after the last change of the view.
const sharpenDelay = 200;
const symbols = '+−←→↑↓⟲';
const keys = ['+', '-', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Escape'];

const createButton = (label, index) => {
  const button = Object.assign(document.createElement('button'), {
    type: 'button', className: 'chip', textContent: symbols[index], title: label
  });
  button.setAttribute('aria-label', label);
  return button;
};

class RouteMap {
  constructor(frame) {
    this.frame = frame;
    this.drawing = frame.querySelector('svg');
    // View box of the whole drawing: left, top, width, height.
    this.whole = this.drawing.getAttribute('viewBox').split(' ').map(Number);
    this.drawing.dataset.whole = this.whole.join(' ');
    // Centre of the view, in shares of the whole drawing.
    this.x = 0.5;
    this.y = 0.5;
    this.magnification = 1;
    this.start = this.drawing.querySelector('.start');
    const ground = this.drawing.querySelector('.ground');
    this.tiles = ground && new MapTiles(ground);
    const surface = frame.querySelector('canvas');
    if (surface) this.addVectors(surface);
    this.scale = this.drawing.querySelector('.scale');
    [this.scaleLine, this.scaleText] = this.scale?.children ?? [];
    // The picture of all routes. The server draws the visible part again, finer and with lines of the same width.
    this.picture = this.drawing.querySelector(':scope>image');
    this.pictureAddress = this.picture?.href.baseVal;
    this.fingers = new Map;
    frame.dataset.ready = '';
    // The scale's letters keep their size, however large the drawing is.
    const setUnit = () => this.scale?.style.setProperty('--unit', this.whole[2] / this.place().width);
    new ResizeObserver(setUnit).observe(frame);
    this.addTools();
    this.draw();
    this.listenToPointer();
    this.listenToWheel();
  }

  async addVectors(surface) {
    const { VectorMap } = await import('./map-vector.js');
    this.vectors = new VectorMap(surface);
    this.vectors.show(this.box, () => this.place());
  }

  // Reads the scale before its first change: a number format takes a tenth of a second to create on a slow phone.
  readScale() {
    const { lang } = document.documentElement;
    this.scaleFormat = new Intl.NumberFormat(lang, { maximumSignificantDigits: 3, useGrouping: false });
    const [length, unit] = this.scaleText.textContent.split(/\s/);
    const separator = this.scaleFormat.format(.5)[1];
    this.scaleLength = +length.split(separator).map(part => part.replace(/\D/g, '')).join('.');
    this.scaleUnit = unit;
  }

  addTools() {
    this.buttons = this.frame.dataset.tools.split('\n').map(createButton);
    const actions = [
      () => this.zoomIn(),
      () => this.zoom(0.5),
      () => this.pan(-0.25, 0),
      () => this.pan(0.25, 0),
      () => this.pan(0, -0.25),
      () => this.pan(0, 0.25),
      () => this.zoom(0)
    ];
    this.buttons.forEach((button, index) => {
      button.onclick = actions[index];
    });
    const [zoomIn, ...others] = this.buttons;
    this.tools = Object.assign(document.createElement('div'), { className: 'cursor-tools' });
    this.tools.append(...others, zoomIn);
    this.frame.append(this.tools);
    this.tools.addEventListener('keydown', event => {
      const action = actions[keys.indexOf(event.key)];
      if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      action();
    });
  }

  // The visible part, in units of the drawing.
  get box() {
    const [left, top, width, height] = this.whole;
    const half = 0.5 / this.magnification;
    return {
      left: left + (this.x - half) * width,
      top: top + (this.y - half) * height,
      width: width / this.magnification,
      height: height / this.magnification
    };
  }

  // Where the drawing lies in the window. Its frame may be wider.
  place() {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    const unit = Math.min(width / this.whole[2], height / this.whole[3]);
    const wide = this.whole[2] * unit;
    const high = this.whole[3] * unit;
    return { left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high };
  }

  draw() {
    const half = 0.5 / this.magnification;
    this.x = clamp(this.x, half, 1 - half);
    this.y = clamp(this.y, half, 1 - half);
    const { box, magnification } = this;
    this.drawing.setAttribute('viewBox', [box.left, box.top, box.width, box.height].join(' '));
    this.tiles?.schedule(box, magnification);
    this.vectors?.show(box, () => this.place());
    if (this.scale && (magnification > 1 || this.scaleFormat)) this.drawScale(box);
    if (this.picture) this.drawPicture();
    for (const dot of this.drawing.querySelectorAll('circle')) dot.style.r = 13 / magnification + 'px';
    this.frame.style.touchAction = magnification > 1 ? 'none' : 'pan-y';
    // Without magnification there is nothing to move or to zoom out of.
    const [zoomIn, ...others] = this.buttons;
    if (magnification === 1 && others.includes(document.activeElement)) zoomIn.focus();
    for (const button of others) button.hidden = magnification === 1;
  }

  // Keeps the scale in its corner. It halves its length as often as it would be longer than at first.
  drawScale(box) {
    if (!this.scaleFormat) this.readScale();
    const { magnification } = this;
    const parts = 2 ** Math.ceil(Math.log2(magnification));
    const corner = `translate(${box.left} ${box.top + box.height})`;
    this.scale.setAttribute('transform', `${corner} scale(${1 / magnification})`);
    this.scaleLine.setAttribute('d', `M20 -28v10h${this.scale.dataset.length * magnification / parts}v-10`);
    this.scaleText.textContent = this.scaleFormat.format(this.scaleLength / parts) + ' ' + this.scaleUnit;
  }

  drawPicture() {
    this.sharp?.remove();
    this.sharp = null;
    this.picture.style.opacity = 1;
    clearTimeout(this.timer);
    if (this.magnification > 1) this.timer = setTimeout(() => this.sharpen(), sharpenDelay);
  }

  // Loads a picture of the visible part and shows it instead of the whole one.
  async sharpen() {
    const { magnification, pictureAddress, whole } = this;
    const part = [this.x, this.y].map(centre => Math.round((centre - 0.5 / magnification) * 1e4));
    const image = new Image;
    this.sharp = image;
    const query = `part=${part},${Math.round(magnification * 100)}`;
    image.src = pictureAddress + (pictureAddress.includes('?') ? '&' : '?') + query;
    await image.decode();
    // The view has changed meanwhile.
    if (this.sharp !== image) return;
    this.sharp = createSVG('image', {
      href: image.src,
      x: part[0] / 1e4 * whole[2],
      y: part[1] / 1e4 * whole[3],
      width: whole[2] / magnification,
      height: whole[3] / magnification
    });
    this.picture.after(this.sharp);
    this.picture.style.opacity = 0;
  }

  // Multiplies the magnification and keeps a place, in shares of the view, where it is.
  zoom(factor, atX = 0.5, atY = 0.5) {
    const before = this.magnification;
    this.magnification = clamp(before * factor, 1, 32);
    this.x += (atX - 0.5) * (1 / before - 1 / this.magnification);
    this.y += (atY - 0.5) * (1 / before - 1 / this.magnification);
    this.draw();
  }

  // The middle of a loop is empty: the first step goes to the start of the route.
  zoomIn() {
    if (this.start && this.magnification === 1) {
      const [left, top, width, height] = this.whole;
      this.x = (this.start.cx.baseVal.value - left) / width;
      this.y = (this.start.cy.baseVal.value - top) / height;
    }
    this.zoom(2);
  }

  pan(across, down) {
    this.x += across / this.magnification;
    this.y += down / this.magnification;
    this.draw();
  }

  listenToPointer() {
    const { fingers, frame, tools } = this;
    frame.addEventListener('pointerdown', event => {
      if (event.button || tools.contains(event.target)) return;
      fingers.set(event.pointerId, event);
      if (this.magnification > 1) frame.setPointerCapture(event.pointerId);
    });
    frame.addEventListener('pointermove', event => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      fingers.set(event.pointerId, event);
      const other = [...fingers.values()].find(finger => finger.pointerId !== event.pointerId);
      if (other) this.pinch(before, event, other);
      else if (this.magnification > 1) this.drag(before, event);
    });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave']) {
      frame.addEventListener(name, event => fingers.delete(event.pointerId));
    }
  }

  drag(before, event) {
    const place = this.place();
    this.pan((before.clientX - event.clientX) / place.width, (before.clientY - event.clientY) / place.height);
  }

  pinch(before, event, other) {
    const place = this.place();
    const distance = finger => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
    if (distance(before) <= 10) return;
    const atX = ((event.clientX + other.clientX) / 2 - place.left) / place.width;
    const atY = ((event.clientY + other.clientY) / 2 - place.top) / place.height;
    this.zoom(distance(event) / distance(before), atX, atY);
  }

  listenToWheel() {
    this.frame.addEventListener('wheel', event => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const place = this.place();
      const atX = (event.clientX - place.left) / place.width;
      const atY = (event.clientY - place.top) / place.height;
      this.zoom(event.deltaY > 0 ? 0.8 : 1.25, atX, atY);
    }, { passive: false });
  }
}

// Activates every map that is not active yet.
export const activate = () => {
  const frames = document.querySelectorAll('.route[data-tools]:not([data-ready])');
  frames.forEach(frame => new RouteMap(frame));
};
