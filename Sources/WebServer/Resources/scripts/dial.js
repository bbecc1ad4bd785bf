// <value-dial>: turns the number field or the select inside it into a dial. The field keeps the value and its events.
import { vibrate } from './haptics.js';

const svg = 'http://www.w3.org/2000/svg';
// Degrees of the dial's arc, open at the bottom.
const sweep = 270;
// Pixels of a wheel, and of a drag, for one unit.
const wheelStep = 40;

const make = (name, attributes, ...children) => {
  const element = name === 'svg' || name === 'path' || name === 'circle'
    ? document.createElementNS(svg, name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const point = (angle, radius) => {
  const radians = (angle - 90) * Math.PI / 180;
  return `${(50 + radius * Math.cos(radians)).toFixed(2)} ${(50 + radius * Math.sin(radians)).toFixed(2)}`;
};

class ValueDial extends HTMLElement {
  connectedCallback() {
    if (this.slider) return;
    this.field = this.querySelector('input,select');
    this.label = this.querySelector('label');
    const { options } = this.field;
    // An option without a value asks for a choice.
    this.least = options ? +!options[0].value : +this.field.min;
    this.most = options ? options.length - 1 : +this.field.max;
    this.draw();
    this.listen();
    this.show();
  }

  // The number, or the place of the option.
  get value() {
    if (this.field.options) return this.field.selectedIndex;
    return Math.min(this.most, Math.max(this.least, Math.round(+this.field.value) || this.least));
  }

  get text() {
    if (this.field.options) return this.field.selectedOptions[0].label;
    return this.value + ' ' + this.dataset.unit;
  }

  get isChosen() {
    return this.field.value !== '';
  }

  // The number that a screen reader gets for a value.
  number(value) {
    return this.field.options ? +this.field.options[value].value : value;
  }

  // Sets the value with one click a unit. A drag over several units clicks once for each.
  set(value) {
    const wanted = Math.min(this.most, Math.max(this.least, value));
    if (wanted === this.value) return;
    if (this.field.options) this.field.selectedIndex = wanted;
    else this.field.value = wanted;
    this.dataset.changed = '';
    vibrate('selection');
    this.show();
    this.field.dispatchEvent(new Event('input', { bubbles: true }));
    this.field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  // Before a choice, the first step goes to the middle.
  step(change) {
    this.set(this.isChosen ? this.value + change : Math.round((this.least + this.most) / 2));
  }

  draw() {
    this.label.id ||= this.field.id + '-label';
    this.ticks = [];
    for (let unit = this.least; unit <= this.most; unit += 1) {
      const angle = this.angle(unit);
      const inner = (unit - this.least) % 5 ? 43.5 : 41;
      this.ticks.push(make('path', { class: 'tick', d: `M${point(angle, inner)}L${point(angle, 48)}` }));
    }
    this.knob = make('circle', { class: 'knob', r: 4.5 });
    this.figure = make('b', {});
    this.unit = make('span', {});
    const picture = make('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, ...this.ticks, this.knob);
    this.slider = make('div', {
      class: 'dial',
      role: 'slider',
      tabindex: 0,
      'aria-labelledby': this.label.id,
      'aria-valuemin': this.number(this.least),
      'aria-valuemax': this.number(this.most)
    }, picture, make('p', { 'aria-hidden': 'true' }, this.figure, this.unit));
    const button = (sign, name, change) => {
      const element = make('button', { type: 'button', class: 'step', 'aria-label': name }, sign);
      element.addEventListener('click', () => this.step(change));
      return element;
    };
    const row = make('div', { class: 'dial-row' });
    row.append(button('−', this.dataset.less, -1), this.slider, button('+', this.dataset.more, 1));
    this.field.hidden = true;
    this.append(row);
  }

  angle(value) {
    return (value - this.least) / (this.most - this.least) * sweep - sweep / 2;
  }

  show() {
    const { value, isChosen } = this;
    const center = point(this.angle(value), 36).split(' ');
    this.knob.setAttribute('cx', center[0]);
    this.knob.setAttribute('cy', center[1]);
    this.knob.toggleAttribute('data-off', !isChosen);
    this.ticks.forEach((tick, index) => tick.toggleAttribute('data-on', index <= value - this.least));
    const { unit } = this.dataset;
    this.figure.textContent = isChosen ? this.text.slice(0, -unit.length).trim() : '–';
    this.unit.textContent = isChosen ? unit : this.text;
    this.slider.setAttribute('aria-valuenow', this.number(Math.max(value, this.least)));
    this.slider.setAttribute('aria-valuetext', this.text);
  }

  listen() {
    this.field.addEventListener('input', () => this.show());
    // The browser cannot show its message at the hidden field.
    this.field.addEventListener('invalid', event => {
      event.preventDefault();
      this.slider.focus();
    });
    this.slider.addEventListener('keydown', event => this.press(event));
    let rest = 0;
    this.slider.addEventListener('wheel', event => {
      event.preventDefault();
      rest -= event.deltaMode ? Math.sign(event.deltaY) * wheelStep : event.deltaY;
      const units = Math.trunc(rest / wheelStep);
      rest -= units * wheelStep;
      if (units) this.step(units);
    }, { passive: false });
    this.slider.addEventListener('pointerdown', event => {
      this.slider.setPointerCapture(event.pointerId);
      this.slider.focus();
      this.turn(event, true);
    });
    this.slider.addEventListener('pointermove', event => {
      if (this.slider.hasPointerCapture(event.pointerId)) this.turn(event);
    });
  }

  press(event) {
    const changes = {
      ArrowUp: 1,
      ArrowRight: 1,
      ArrowDown: -1,
      ArrowLeft: -1,
      PageUp: 5,
      PageDown: -5
    };
    const ends = { Home: this.least, End: this.most };
    if (event.key in changes) this.step(changes[event.key]);
    else if (event.key in ends) this.set(ends[event.key]);
    else return;
    event.preventDefault();
  }

  // Points the knob at the finger. Each unit on the way clicks.
  turn(event, isTap) {
    const box = this.slider.getBoundingClientRect();
    const right = event.clientX - box.left - box.width / 2;
    const down = event.clientY - box.top - box.height / 2;
    // A finger on the figure in the middle turns nothing.
    if (Math.hypot(right, down) < box.width / 5) return;
    const angle = Math.atan2(right, -down) * 180 / Math.PI;
    const part = (Math.min(sweep / 2, Math.max(-sweep / 2, angle)) + sweep / 2) / sweep;
    const wanted = Math.round(this.least + part * (this.most - this.least));
    // Through the gap at the bottom a drag does not jump from one end to the other, and a tap there sets nothing.
    const isFar = Math.abs(wanted - this.value) > (this.most - this.least) / 2;
    if (isTap ? Math.abs(angle) > sweep / 2 + 10 : isFar) return;
    while (this.value !== wanted) this.set(this.value + Math.sign(wanted - this.value));
  }
}

customElements.define('value-dial', ValueDial);
