// An interactive trend, or dots along a scale: shows the row of the table below it that is nearest to the cursor, and
// zooms into years of dates.
import { createSVG } from './svg.js';
import { gridLine, labelCapacity, roundValues, showAxisLabels, ZoomView } from './zoom.js';

// Round numbers of months between two labels.
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120];
const daysPerMonth = 30.4;
// Milliseconds.
const day = 864e5;

const texts = cells => [...cells].map(cell => cell.textContent);

// Returns the points of every curve. A path begins at a point and goes on by steps; vertical marks have no value.
const curvePoints = drawing => {
  const paths = [...drawing.querySelectorAll('path:not(.band,[data-tone=neutral])')];
  const parts = paths.flatMap(path => path.getAttribute('d').split('M').slice(1));
  return parts.map(part => {
    const steps = part.match(/-?\d+/g).map(Number);
    const points = [];
    let x = 0;
    let y = 0;
    for (let index = 0; index + 1 < steps.length; index += 2) {
      x += steps[index];
      y += steps[index + 1];
      points.push([x, y]);
    }
    return points;
  });
};

class Trend {
  constructor(host, table) {
    const { from, length, places, axis, decimals } = host.dataset;
    this.host = host;
    // Days since 1970 at place 0; undefined for a scale without dates.
    this.firstDay = from;
    this.decimals = +(decimals ?? 0);
    this.places = places.split(' ').map(Number);
    [this.low, this.high] = axis?.split(' ').map(edge => edge / 1000) ?? [];
    this.names = texts(table.querySelectorAll('thead th'));
    this.rows = [...table.querySelectorAll('tbody tr')].map(row => texts(row.children));
    const plot = host.querySelector('.plot');
    [this.drawing, ...this.wholeGrid] = plot.children;
    this.grid = this.wholeGrid;
    this.note = plot.appendChild(createSVG('g'));
    this.axis = host.querySelector('.time-axis');
    this.wholeAxis = [...this.axis.children];
    this.height = this.drawing.viewBox.baseVal.height;
    this.curves = from ? curvePoints(this.drawing) : [];
    this.view = new ZoomView({
      host,
      length: +length,
      least: 28,
      // The slider counts from the left, as the drawing does; the table begins with the latest row.
      placeOf: index => this.places[this.rows.length - 1 - index],
      onZoom: () => this.draw(),
      onPoint: place => this.show(place),
      onLeave: () => this.note.replaceChildren()
    });
    this.view.begin();
  }

  dateText(place, format) {
    const { lang } = document.documentElement;
    const date = new Date((+this.firstDay + place) * day);
    return date.toLocaleDateString(lang === 'en' ? 'en-GB' : lang, { ...format, timeZone: 'UTC' });
  }

  // Labels of the axis: days in short ranges, months in longer ones, and the year at its beginning.
  axisLabels() {
    const { view } = this;
    const most = labelCapacity(this.axis);
    if (view.span < 61) return this.dayLabels(Math.ceil(view.span / most));
    return this.monthLabels(monthSteps.find(months => view.span / months / daysPerMonth <= most) ?? 1200);
  }

  dayLabels(step) {
    const { view } = this;
    const labels = [];
    for (let place = Math.ceil(view.from / step) * step; place <= view.to; place += step) {
      labels.push([view.share(place), this.dateText(place, { day: 'numeric', month: 'short' })]);
    }
    return labels;
  }

  // Counts months from 1970, so that the same months have labels wherever the visible range begins.
  monthLabels(step) {
    const { view } = this;
    const labels = [];
    const begin = new Date((+this.firstDay + view.from) * day);
    const months = (begin.getUTCFullYear() - 1970) * 12 + begin.getUTCMonth();
    for (let month = Math.ceil((months + 1) / step) * step; ; month += step) {
      const place = Date.UTC(1970, month) / day - this.firstDay;
      if (place > view.to) return labels;
      const isYear = month % 12 === 0;
      labels.push([view.share(place), isYear ? String(1970 + month / 12) : this.dateText(place, { month: 'short' })]);
    }
  }

  // Returns heights of the curves in the visible range, also where they cross its edges.
  visibleHeights() {
    const { from, to } = this.view;
    const heights = [];
    const visit = ([x, y], [lastX, lastY]) => {
      if (x < from || lastX > to) return;
      for (const edge of [from, to]) {
        if (lastX < edge && edge < x) heights.push(lastY + (y - lastY) * (edge - lastX) / (x - lastX));
      }
      if (x <= to) heights.push(y);
    };
    for (const points of this.curves) points.forEach((point, index) => visit(point, points[index - 1] ?? point));
    return heights;
  }

  // Fits the drawing and its grid to the visible curves.
  rescale() {
    const { drawing, height, view } = this;
    const heights = view.isWhole ? [] : this.visibleHeights();
    const highest = Math.min(...heights);
    const lowest = Math.max(...heights);
    const padding = Math.max((lowest - highest) * 0.12, height / 40);
    const [top, bottom] = heights.length ? [highest - padding, lowest + padding] : [0, height];
    drawing.setAttribute('viewBox', [view.from, top, view.span, bottom - top].join(' '));
    for (const mark of this.grid) mark.remove();
    this.grid = heights.length ? this.gridBetween(top, bottom) : this.wholeGrid;
    drawing.after(...this.grid);
  }

  gridBetween(top, bottom) {
    const value = y => this.high - y / this.height * (this.high - this.low);
    const least = value(bottom);
    const most = value(top);
    const values = roundValues(least, most, this.decimals);
    const areWhole = values.every(each => Math.abs(each - Math.round(each)) < 1e-6);
    const digits = areWhole ? 0 : this.decimals;
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const { lang } = document.documentElement;
    return values.map(each => [(most - each) / (most - least), each])
      .filter(([share]) => share > 0.04 && share < 0.97)
      .flatMap(([share, each]) => gridLine(share, each.toLocaleString(lang, format).replace('-', '−')));
  }

  draw() {
    const { view } = this;
    if (this.firstDay) {
      this.rescale();
      if (view.isWhole) this.axis.replaceChildren(...this.wholeAxis);
      else showAxisLabels(this.axis, this.axisLabels());
    }
    if (view.at != null) this.show(view.at);
  }

  nearestRow(place) {
    const distance = index => Math.abs(this.places[index] - place);
    return this.places.reduce((best, _, index) => distance(index) < distance(best) ? index : best, 0);
  }

  // Shows the row that is nearest to a place.
  show(place) {
    const { names, view } = this;
    const index = this.nearestRow(place);
    const row = this.rows[index];
    const isVisible = view.setCursor(this.places[index]);
    const words = row.map((cell, column) => column && names.length > 2 ? names[column] + ' ' + cell : cell);
    const lines = isVisible ? words.filter(word => word) : [];
    this.note.replaceChildren(...this.noteLines(lines, view.share(this.places[index])));
    view.slider.value = this.rows.length - 1 - index;
    view.slider.setAttribute('aria-valuetext', row.map((cell, column) => names[column] + ' ' + cell).join(', '));
  }

  // Lines of text beside the cursor, on the side that has more room.
  noteLines(lines, share) {
    const isRight = share > 0.5;
    const card = this.host.closest('.card') ?? this.host;
    return lines.map((line, index) => createSVG('text', {
      x: share * 100 + '%',
      y: 14 + 15 * index,
      dx: isRight ? -6 : 6,
      'text-anchor': isRight ? 'end' : 'start',
      'paint-order': 'stroke',
      stroke: getComputedStyle(card).getPropertyValue('--card'),
      'stroke-width': 3
    }, line));
  }
}

export const activate = host => {
  const table = host.nextElementSibling?.querySelector('table');
  if (table) new Trend(host, table);
};
