// Interactive charts of an activity: they load the recorded seconds, draw them on canvases, and share one cursor and
// one visible range with the route.
import { ChartPanel, clockText, timeStep } from './chart-panel.js';
import { lineWidth, paintCurve, visiblePieces } from './curve.js';
import { RouteMarker } from './route-marker.js';
import { loadSeries } from './series.js';
import { clamp } from './svg.js';
import { gridLine, labelCapacity, plotFrame, showAxisLabels, ZoomView } from './zoom.js';

const showFailure = (host, error) => {
  if (error.name !== 'AbortError') host.querySelector('output').textContent = host.dataset.failed;
};

class ActivityCharts {
  // - whole: the series of the whole activity
  constructor(host, whole) {
    this.host = host;
    this.duration = host.dataset.duration / 1000;
    this.whole = whole;
    // Finer series of a part, somewhat longer than the visible range.
    this.detail = null;
    const outputs = host.querySelectorAll('output');
    this.panels = [...host.querySelectorAll('.chart')].map((chart, index) => new ChartPanel(chart, outputs[index]));
    const route = document.querySelector('.route[data-places]');
    this.marker = route && new RouteMarker(route);
    this.axis = host.querySelector('.time-axis');
    this.wholeAxis = [...this.axis.children];
    this.view = new ZoomView({
      host,
      length: this.duration,
      least: 15,
      placeOf: value => value,
      onZoom: () => this.onZoom(),
      onPoint: time => this.show(time),
      onLeave: () => this.hide()
    });
    this.measure();
    // The observer also reports the current size, which is no change.
    const isUnchanged = () => plotFrame(this.panels[0].plot).width === this.frames[0].width;
    new ResizeObserver(() => isUnchanged() || this.redraw()).observe(host);
    matchMedia('(prefers-color-scheme:dark)').addEventListener('change', () => this.redraw());
    this.view.begin();
  }

  get series() {
    const { detail, view, whole } = this;
    return detail && detail.from <= view.from && detail.to >= Math.min(view.to, whole.to) ? detail : whole;
  }

  measure() {
    this.labelCount = labelCapacity(this.axis);
    this.frames = this.panels.map(panel => panel.measure());
  }

  redraw() {
    this.measure();
    this.draw();
  }

  draw() {
    this.panels.forEach((panel, index) => this.drawPanel(panel, this.frames[index], this.view.marks[index]));
    this.drawAxis();
    if (this.view.at != null) this.show(this.view.at);
  }

  drawPanel(panel, { width, height, stroke, fill }, marks) {
    const { canvas, curve, sign } = panel;
    const { view } = this;
    const density = devicePixelRatio || 1;
    const pieces = visiblePieces(this.series, curve, sign, view, width / lineWidth);
    const [low, high] = panel.scale(pieces, view.isWhole);
    const share = value => (high - value) / (high - low);
    canvas.width = width * density;
    canvas.height = height * density;
    Object.assign(canvas.style, { width: width + 'px', height: height + 'px' });
    panel.moveZones(share);
    const grid = view.isWhole ? panel.labels : panel.gridValues(low, high)
      .filter(value => share(value) > 0.04 && share(value) < 0.97)
      .flatMap(value => gridLine(share(value), panel.valueText(sign * value)));
    panel.plot.replaceChildren(panel.drawing, ...grid, ...marks);

    const perSecond = canvas.width / view.span;
    const perUnit = canvas.height / (high - low);
    const bottom = canvas.height - density;
    const x = time => (time - view.from) * perSecond;
    const y = value => clamp((high - value) * perUnit, density, bottom);
    paintCurve(canvas.getContext('2d'), pieces, { x, y, density, stroke, fill });
  }

  drawAxis() {
    const { view } = this;
    if (view.isWhole) {
      this.axis.replaceChildren(...this.wholeAxis);
      return;
    }
    const step = timeStep(view.span, this.labelCount);
    const labels = [];
    for (let time = Math.ceil(view.from / step) * step; time <= view.to; time += step) {
      labels.push([view.share(time), clockText(time)]);
    }
    showAxisLabels(this.axis, labels);
  }

  onZoom() {
    const { view } = this;
    // A key moves the cursor by about a CSS pixel, but at least by one value.
    view.slider.step = Math.max(this.series.step, Math.round(view.span / 240));
    this.draw();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.loadDetail(), 120);
  }

  // Loads finer series for the visible range, and half of it on each side.
  async loadDetail() {
    const { from, to, span } = this.view;
    const { step } = this.series;
    if (step === 1 || span / step >= 400) return;
    this.request?.abort();
    this.request = new AbortController;
    const query = `?from=${Math.max(0, Math.floor(from - span / 2))}&to=${Math.ceil(to + span / 2)}`;
    try {
      this.detail = await loadSeries(this.host.dataset.series + query, this.request.signal);
      this.draw();
    } catch (error) {
      showFailure(this.host, error);
    }
  }

  // Shows the values at a time in seconds.
  show(time) {
    const { panels, view } = this;
    const at = clamp(time, 0, this.duration);
    view.setCursor(at);
    const { from, step, count, curves } = this.series;
    const column = clamp(Math.floor((at - from) / step), 0, count - 1);
    const clock = clockText(from + column * step);
    const texts = panels.map(panel => panel.text(curves[panel.curve]?.at(-1)[column] ?? NaN));
    panels.forEach((panel, index) => {
      panel.output.textContent = (index ? '' : clock + ' · ') + texts[index];
    });
    this.marker?.move(at / this.duration);
    if (document.activeElement !== view.slider) view.slider.value = at;
    const values = panels.map((panel, index) => panel.name + ' ' + texts[index]);
    view.slider.setAttribute('aria-valuetext', clock + ', ' + values.join(', '));
  }

  hide() {
    for (const panel of this.panels) panel.output.textContent = '';
    this.marker?.hide();
  }
}

export const activate = async host => {
  let whole;
  try {
    whole = await loadSeries(host.dataset.series);
  } catch (error) {
    showFailure(host, error);
    // The next event tries again.
    host.firstEvent = null;
    return;
  }
  new ActivityCharts(host, whole);
};
