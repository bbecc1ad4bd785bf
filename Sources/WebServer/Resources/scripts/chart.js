// The charts of an activity, looked at closely: they fetch the recording's own seconds, stand on a canvas of their own then, and share one
// cursor and one stretch of time with the route.
import { across, clamp, closer, frameOf, level, make, room, roundValues } from './closer.js';

const pad = number => String(number).padStart(2, '0');
const clock = seconds => {
  const whole = Math.floor(seconds + .5), minutes = Math.floor(whole / 60);
  return (whole < 3600 ? minutes : Math.floor(minutes / 60) + ':' + pad(minutes % 60)) + ':' + pad(whole % 60);
};
const decode = buffer => {
  const size = new DataView(buffer).getUint16(0, true), words = new TextDecoder().decode(new Uint8Array(buffer, 2, size)).trim().split(' ');
  const [from, step, count, parts] = words.splice(0, 4).map(Number), curves = {};
  let offset = 2 + size;
  while (words.length) {
    const [ink, digits, first] = words.splice(0, 3);
    curves[ink] = Array.from({ length: parts }, () => {
      const steps = new Int16Array(buffer, offset, count);
      let sum = +first;
      offset += 2 * count;
      return Float64Array.from(steps, step => step === -32768 ? NaN : (sum += step) / 10 ** digits);
    });
  }
  return { from, step, count, curves, to: from + count * step };
};

const thick = 1.75;
// A curve: how far its pieces reach, its line, and what lies below it. In upright bars on whole points, and the line piece by piece: of
// paths as ragged as these a pen takes four times as long in one go.
const ink = (pen, pieces, x, y, density, stroke, fill) => {
  const { width, height } = pen.canvas, wide = Math.ceil(density);
  pen.lineCap = 'round';
  pen.lineWidth = thick * density;
  pen.strokeStyle = pen.fillStyle = stroke;
  pen.globalAlpha = .25;
  for (const piece of pieces) if (piece) {
    const left = Math.round(x(piece.from)), top = Math.round(y(piece.most));
    pen.fillRect(left, top, Math.round(x(piece.to)) - left, Math.round(y(piece.least)) - top);
  }
  pen.globalAlpha = 1;
  pieces.forEach((piece, index) => {
    if (!piece) return;
    const last = pieces[index - 1];
    pen.beginPath();
    // What begins a line, or stands alone, is a dot.
    pen.moveTo(last ? x(last.at) : x(piece.at) - 1, y((last ?? piece).mean));
    pen.lineTo(x(piece.at), y(piece.mean));
    pen.stroke();
  });
  if (fill === 'none') return;
  pen.fillStyle = fill;
  pieces.forEach((piece, index) => {
    const last = pieces[index - 1];
    if (piece && last) {
      const begin = x(last.at), end = x(piece.at), from = y(last.mean), rise = (y(piece.mean) - from) / (end - begin);
      for (let left = Math.max(0, Math.round(begin)); left < Math.min(width, Math.round(end)); left += wide)
        pen.fillRect(left, Math.round(from + rise * (left + wide / 2 - begin)), Math.min(wide, Math.round(end) - left), height);
    }
  });
};

export const wake = async host => {
  const { series, duration: thousandths, failed } = host.dataset, duration = thousandths / 1000;
  const outputs = host.querySelectorAll('output');
  const ask = async (part, signal) => {
    const answer = await fetch(series + part, { signal });
    if (!answer.ok) throw answer;
    return decode(await answer.arrayBuffer());
  };
  const sorry = error => {
    if (error.name !== 'AbortError') outputs[0].textContent = failed;
  };
  let whole, near, asked, wait;
  try {
    whole = await ask('');
  } catch (error) {
    sorry(error);
    // The next who points at it tries again.
    host.first = null;
    return;
  }

  const panels = [...host.querySelectorAll('.chart')].map((chart, index) => {
    const { ink, unit, axis, decimals = 0, over, usual } = chart.dataset;
    const plot = chart.querySelector('.plot'), [drawing, ...labels] = plot.children, [low, high] = axis.split(' ').map(edge => edge / 1000);
    const canvas = document.createElement('canvas'), path = drawing.lastElementChild;
    Object.assign(canvas.style, { position: 'absolute', left: 0, bottom: 0, pointerEvents: 'none' });
    chart.style.position = 'relative';
    chart.append(canvas);
    canvas.ariaHidden = true;
    for (const each of drawing.querySelectorAll('path')) each.style.display = 'none';
    const zones = [...drawing.querySelectorAll('rect')].map(rect => {
      const edge = y => y <= 0 ? Infinity : y >= 100 ? -Infinity : high - y / 100 * (high - low), top = rect.y.baseVal.value;
      return [rect, edge(top), edge(top + rect.height.baseVal.value)];
    });
    const numeral = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    const bare = value => !over ? numeral.format(value).replace('-', '−') : value > .3 ? clock(over / 1000 / value) : '';
    return {
      ink, plot, drawing, labels, canvas, path, low, high, zones, over: over / 1000, usual, decimals,
      sign: over && low < 0 ? -1 : 1, out: outputs[index], name: chart.querySelector('b').textContent, bare,
      text: value => Number.isNaN(value) || !bare(value) ? '–' : bare(value) + ' ' + unit
    };
  });

  const route = document.querySelector('.route[data-places]'), places = [];
  let here;
  if (route) {
    let x = 0, y = 0;
    const steps = route.dataset.places.split(' ');
    for (let i = 0; i + 1 < steps.length; i += 2) places.push([x += +steps[i], y += +steps[i + 1]]);
    here = make('circle', { class: 'here', r: 15, visibility: 'hidden' });
    route.querySelector('svg').append(here);
  }

  const axis = host.querySelector('.time-axis'), wholeAxis = [...axis.children];
  // Seconds. What is held of them may be finer than the whole, and is somewhat more than is seen.
  const data = () => near && near.from <= view.from && near.to >= Math.min(view.to, whole.to) ? near : whole;

  // What is seen of a curve in at most so many pieces, of which none is narrower than the line: where they are, how far they reach, and
  // their means.
  const seen = ({ ink, sign }, width) => {
    const { from: first, step, count, curves } = data(), rows = curves[ink];
    if (!rows) return [];
    const [low, high = low, mean = low] = rows, [under, above] = sign < 0 ? [high, low] : [low, high], pieces = [];
    const start = Math.max(0, Math.floor((view.from - first) / step) - 1), end = Math.min(count, Math.ceil((view.to - first) / step) + 1), size = Math.max(1, Math.ceil((end - start) / width));
    for (let i = start - start % size; i < end; i += size) {
      const stop = Math.min(end, i + size);
      let [least, most, sum, found] = [Infinity, -Infinity, 0, 0];
      for (let j = i; j < stop; j++) if (mean[j] === mean[j]) {
        if (sign * under[j] < least) least = sign * under[j];
        if (sign * above[j] > most) most = sign * above[j];
        sum += sign * mean[j];
        found++;
      }
      pieces.push(found ? { from: first + i * step, at: first + (i + (size * step > 1 ? size / 2 : 0)) * step, to: first + (i + size) * step, least, most, mean: sum / found } : null);
    }
    return pieces;
  };
  const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 21600, 43200, 86400];
  const stepFor = (span, most) => steps.find(step => span / step <= most) ?? span;
  // The scale of what is seen: while that is everything, the page's own.
  const scaleOf = (panel, pieces) => {
    const known = pieces.filter(piece => piece);
    if (view.isWhole || !known.length) return [panel.low, panel.high];
    let low = Math.min(...known.map(piece => piece.least)), high = Math.max(...known.map(piece => piece.most));
    if (panel.usual != null) {
      // One stop must not flatten the rest: the outermost two in a hundred on either side count only as far as half of all others reach.
      const means = known.map(piece => piece.mean).sort((a, b) => a - b), edge = Math.floor(means.length / 50), [first, last] = [means[edge], means.at(-1 - edge)];
      const reach = Math.max((last - first) / 2, 1.5 * known.map(piece => piece.most - piece.least).sort((a, b) => a - b)[known.length >> 1]);
      [low, high] = [Math.max(low, first - reach), Math.min(high, last + reach)];
    }
    const room = Math.max((high - low) * .12, (panel.high - panel.low) / 40);
    [low, high] = [low - room, high + room];
    // Nobody has a pace who stands.
    return panel.over && panel.sign < 0 ? [low, Math.min(high, -.5)] : [panel.over ? Math.max(low, .5) : low, high];
  };
  const values = (panel, low, high) => {
    if (panel.over) {
      const found = [];
      const [slow, fast] = [low, high].map(edge => panel.over / Math.abs(edge)).sort((a, b) => b - a), step = Math.max(5, stepFor(slow - fast, 4));
      for (let pace = Math.ceil(fast / step) * step; pace <= slow; pace += step) found.push(panel.sign * panel.over / pace);
      return found.sort((a, b) => a - b);
    }
    return roundValues(low, high, panel.decimals);
  };

  // Once, and not for every drawing: each look at the page after a change lays it out anew.
  let frames, words;
  const measure = () => {
    words = room(axis);
    frames = panels.map(({ plot, path }) => {
      const { stroke, fill } = getComputedStyle(path);
      return { ...frameOf(plot), stroke, fill };
    });
  };
  const draw = () => {
    const density = devicePixelRatio || 1;
    panels.forEach((panel, index) => {
      const { plot, canvas, drawing, labels, zones, sign } = panel, { width, height, stroke, fill } = frames[index];
      const pieces = seen(panel, width / thick), [low, high] = scaleOf(panel, pieces), up = value => (high - value) / (high - low);
      canvas.width = width * density;
      canvas.height = height * density;
      Object.assign(canvas.style, { width: width + 'px', height: height + 'px' });
      for (const [rect, top, bottom] of zones) {
        const y = clamp(up(top) * 100, 0, 100);
        rect.setAttribute('y', y);
        rect.setAttribute('height', clamp(up(bottom) * 100, 0, 100) - y);
      }
      const own = view.isWhole ? labels : values(panel, low, high).filter(value => up(value) > .04 && up(value) < .97).flatMap(value => level(up(value), panel.bare(sign * value)));
      plot.replaceChildren(drawing, ...own, ...view.marks[index]);

      const perSecond = canvas.width / (view.to - view.from), tall = canvas.height / (high - low), most = canvas.height - density;
      ink(canvas.getContext('2d'), pieces, place => (place - view.from) * perSecond, value => clamp((high - value) * tall, density, most), density, stroke, fill);
    });
    const step = stepFor(view.to - view.from, words), times = [];
    for (let time = Math.ceil(view.from / step) * step; time <= view.to; time += step) times.push([view.share(time), clock(time)]);
    if (view.isWhole) axis.replaceChildren(...wholeAxis);
    else across(axis, times);
    if (view.at != null) show(view.at);
  };
  // A closer look wants finer numbers, and somewhat more of them than are seen.
  const refine = async () => {
    const held = data();
    if (held.step === 1 || (view.to - view.from) / held.step >= 400) return;
    asked?.abort();
    asked = new AbortController;
    const more = (view.to - view.from) / 2;
    try {
      near = await ask(`?from=${Math.max(0, Math.floor(view.from - more))}&to=${Math.ceil(view.to + more)}`, asked.signal);
      draw();
    } catch (error) {
      sorry(error);
    }
  };
  const drawn = () => {
    // A key moves the cursor by about a point of the drawing, and never by less than was measured.
    view.scrub.step = Math.max(data().step, Math.round((view.to - view.from) / 240));
    draw();
    clearTimeout(wait);
    wait = setTimeout(refine, 120);
  };

  const show = moment => {
    const at = clamp(moment, 0, duration);
    view.stand(at);
    const { from: first, step, count, curves } = data(), column = clamp(Math.floor((at - first) / step), 0, count - 1), time = clock(first + column * step);
    const told = panels.map(panel => panel.text(curves[panel.ink]?.at(-1)[column] ?? NaN));
    panels.forEach((panel, index) => {
      panel.out.textContent = (index ? '' : time + ' · ') + told[index];
    });
    const [x, y] = places[Math.min(places.length - 1, Math.floor(at / duration * places.length))] ?? [];
    if (here && x != null) for (const [name, value] of [['cx', x], ['cy', y], ['visibility', 'visible']]) here.setAttribute(name, value);
    if (document.activeElement !== view.scrub) view.scrub.value = at;
    view.scrub.setAttribute('aria-valuetext', time + ', ' + panels.map((panel, index) => panel.name + ' ' + told[index]).join(', '));
  };
  const hide = () => {
    for (const panel of panels) panel.out.textContent = '';
    here?.setAttribute('visibility', 'hidden');
  };
  const view = closer({ host, length: duration, least: 15, placeOf: value => value, drawn, show, hide });
  const anew = () => {
    measure();
    draw();
  };
  measure();
  // It tells of the size of now as well.
  new ResizeObserver(() => frameOf(panels[0].plot).width === frames[0].width || anew()).observe(host);
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', anew);
  view.begin();
};
