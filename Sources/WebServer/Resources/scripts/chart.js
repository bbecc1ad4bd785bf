// Charts that somebody looks at closely. Those of an activity fetch the recording's own seconds, stand on a canvas of their own then,
// and share one cursor and one stretch of time with the route; a trend tells what stands in the table behind it.
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
const make = (name, attributes, text = '') => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.textContent = text;
  return element;
};
const pad = number => String(number).padStart(2, '0');
const clock = seconds => {
  const whole = Math.floor(seconds + .5), minutes = Math.floor(whole / 60);
  return (whole < 3600 ? minutes : Math.floor(minutes / 60) + ':' + pad(minutes % 60)) + ':' + pad(whole % 60);
};
// How large a drawing is: right of it are the labels. And where on it somebody points, 0…1.
const frameOf = plot => {
  const { left, width, height } = plot.getBoundingClientRect();
  return { left, width: width - parseFloat(getComputedStyle(plot).paddingRight), height };
};
const place = (plot, event) => {
  const { left, width } = frameOf(plot);
  return clamp((event.clientX - left) / width, 0, 1);
};
const cursorOf = plot => plot.appendChild(make('line', { class: 'cursor', y2: '100%', visibility: 'hidden' }));
const stand = (line, share) => {
  const isSeen = share >= 0 && share <= 1;
  for (const [name, value] of [['x1', share * 100 + '%'], ['x2', share * 100 + '%'], ['visibility', isSeen ? 'visible' : 'hidden']]) line.setAttribute(name, value);
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

const stack = async host => {
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
    const chosen = make('rect', { class: 'chosen', height: '100%', visibility: 'hidden' });
    plot.append(chosen);
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const bare = value => !over ? value.toLocaleString('en', digits).replace('-', '−') : value > .3 ? clock(over / 1000 / value) : '';
    return {
      ink, plot, drawing, labels, canvas, path, low, high, zones, chosen, line: cursorOf(plot), over: over / 1000, usual, decimals,
      sign: over && low < 0 ? -1 : 1, out: outputs[index], name: chart.querySelector('b').textContent, bare,
      text: value => Number.isNaN(value) || !bare(value) ? '–' : bare(value) + ' ' + unit
    };
  });

  const route = document.querySelector('.route'), places = [];
  let here;
  if (route) {
    let x = 0, y = 0;
    const steps = route.dataset.places.split(' ');
    for (let i = 0; i + 1 < steps.length; i += 2) places.push([x += +steps[i], y += +steps[i + 1]]);
    here = make('circle', { class: 'here', r: 15, visibility: 'hidden' });
    route.querySelector('svg').append(here);
  }

  const tools = host.querySelector('.cursor-tools'), [scrub, out, into, all] = tools.children, axis = host.querySelector('.time-axis'), wholeAxis = [...axis.children];
  // The seconds from…to are in the window; `at` is where the cursor stands.
  let from = 0, to = duration, at = null;
  const isWhole = () => to - from > duration - .01;
  const data = () => near && near.from <= from && near.to >= Math.min(to, whole.to) ? near : whole;

  // What is seen of a curve in at most so many pieces: where they are, how far they reach, and their means.
  const seen = ({ ink, sign }, width) => {
    const { from: first, step, count, curves } = data(), rows = curves[ink];
    if (!rows) return [];
    const [low, high = low, mean = low] = rows, pieces = [];
    const start = Math.max(0, Math.floor((from - first) / step) - 1), end = Math.min(count, Math.ceil((to - first) / step) + 1), size = Math.max(1, Math.ceil((end - start) / width));
    for (let i = start - start % size; i < end; i += size) {
      let [least, most, sum, found] = [Infinity, -Infinity, 0, 0];
      for (let j = i; j < Math.min(end, i + size); j++) if (mean[j] === mean[j]) {
        least = Math.min(least, sign * low[j], sign * high[j]);
        most = Math.max(most, sign * low[j], sign * high[j]);
        sum += sign * mean[j];
        found++;
      }
      pieces.push(found ? { at: first + (i + (size * step > 1 ? size / 2 : 0)) * step, least, most, mean: sum / found } : null);
    }
    return pieces;
  };
  const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 21600, 43200, 86400];
  const stepFor = (span, most) => steps.find(step => span / step <= most) ?? span;
  // The scale of what is seen: while that is everything, the page's own.
  const scaleOf = (panel, pieces) => {
    const known = pieces.filter(piece => piece);
    if (isWhole() || !known.length) return [panel.low, panel.high];
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
    const found = [];
    if (panel.over) {
      const [slow, fast] = [low, high].map(edge => panel.over / Math.abs(edge)).sort((a, b) => b - a), step = Math.max(5, stepFor(slow - fast, 4));
      for (let pace = Math.ceil(fast / step) * step; pace <= slow; pace += step) found.push(panel.sign * panel.over / pace);
      return found.sort((a, b) => a - b);
    }
    const raw = (high - low) / 3, power = 10 ** Math.floor(Math.log10(raw)), step = Math.max(10 ** -panel.decimals, [1, 2, 5, 10].find(times => times * power >= raw * .7) * power);
    for (let index = Math.ceil(low / step); index * step <= high; index++) found.push(index * step);
    return found;
  };

  const draw = () => {
    for (const panel of panels) {
      const { plot, canvas, path, drawing, labels, zones, sign } = panel, { width, height } = frameOf(plot), density = devicePixelRatio || 1;
      const pieces = seen(panel, width), [low, high] = scaleOf(panel, pieces), up = value => (high - value) / (high - low);
      canvas.width = width * density;
      canvas.height = height * density;
      Object.assign(canvas.style, { width: width + 'px', height: height + 'px' });
      for (const [rect, top, bottom] of zones) {
        const y = clamp(up(top) * 100, 0, 100);
        rect.setAttribute('y', y);
        rect.setAttribute('height', clamp(up(bottom) * 100, 0, 100) - y);
      }
      const own = isWhole() ? labels : values(panel, low, high).filter(value => up(value) > .04 && up(value) < .97).flatMap(value => {
        const y = up(value) * 100 + '%';
        return [make('line', { x2: '100%', y1: y, y2: y }), make('text', { x: '100%', y, dx: 5, dy: 4 }, panel.bare(sign * value))];
      });
      plot.replaceChildren(drawing, ...own, panel.chosen, panel.line);

      const pen = canvas.getContext('2d'), { stroke, fill } = getComputedStyle(path), x = piece => (piece.at - from) / (to - from) * width, y = value => clamp(up(value) * height, 1, height - 1);
      pen.scale(density, density);
      pen.lineJoin = 'round';
      pen.lineWidth = 1.75;
      pen.strokeStyle = stroke;
      const runs = [[]];
      for (const piece of pieces) piece ? runs.at(-1).push(piece) : runs.at(-1).length && runs.push([]);
      for (const run of runs) if (run.length) {
        const line = new Path2D, band = new Path2D;
        for (const piece of run) line.lineTo(x(piece), y(piece.mean));
        for (const piece of run) band.lineTo(x(piece), y(piece.most));
        for (const piece of run.reverse()) band.lineTo(x(piece), y(piece.least));
        band.closePath();
        pen.globalAlpha = .25;
        pen.fillStyle = stroke;
        pen.fill(band);
        pen.globalAlpha = 1;
        if (run.length === 1) line.lineTo(x(run[0]) + 1, y(run[0].mean));
        pen.stroke(line);
        if (fill !== 'none') {
          line.lineTo(x(run[0]), height);
          line.lineTo(x(run.at(-1)), height);
          pen.fillStyle = fill;
          pen.fill(line);
        }
      }
    }
    const step = stepFor(to - from, clamp(Math.floor(axis.clientWidth / 64), 2, 6)), times = [];
    for (let time = Math.ceil(from / step) * step; time <= to; time += step) times.push(time);
    axis.replaceChildren(...isWhole() ? wholeAxis : times.map(time => {
      const share = (time - from) / (to - from);
      return make('text', { x: share * 100 + '%', y: 14, 'text-anchor': share > .93 ? 'end' : share < .05 ? 'start' : 'middle' }, clock(time));
    }));
    all.disabled = isWhole();
    if (at != null) show(at);
  };
  // A closer look wants finer numbers, and somewhat more of them than are seen.
  const refine = async () => {
    const held = data();
    if (held.step === 1 || (to - from) / held.step >= 400) return;
    asked?.abort();
    asked = new AbortController;
    const room = (to - from) / 2;
    try {
      near = await ask(`?from=${Math.max(0, Math.floor(from - room))}&to=${Math.ceil(to + room)}`, asked.signal);
      draw();
    } catch (error) {
      sorry(error);
    }
  };
  const zoom = (a, b) => {
    const span = clamp(b - a, Math.min(15, duration), duration);
    from = clamp((a + b - span) / 2, 0, duration - span);
    to = from + span;
    // A key moves the cursor by about a point of the drawing, and never by less than was measured.
    scrub.step = Math.max(data().step, Math.round(span / 240));
    draw();
    clearTimeout(wait);
    wait = setTimeout(refine, 120);
  };
  const scale = (factor, around = at ?? (from + to) / 2) => {
    const span = Math.min(duration, (to - from) * factor), share = clamp((around - from) / (to - from), 0, 1);
    zoom(around - share * span, around + (1 - share) * span);
  };
  const pan = seconds => zoom(from + seconds, to + seconds);

  const show = moment => {
    at = clamp(moment, 0, duration);
    const { from: first, step, count, curves } = data(), column = clamp(Math.floor((at - first) / step), 0, count - 1), time = clock(first + column * step);
    const told = panels.map(panel => panel.text(curves[panel.ink]?.at(-1)[column] ?? NaN));
    panels.forEach((panel, index) => {
      stand(panel.line, (at - from) / (to - from));
      panel.out.textContent = (index ? '' : time + ' · ') + told[index];
    });
    const [x, y] = places[Math.min(places.length - 1, Math.floor(at / duration * places.length))] ?? [];
    if (here && x != null) for (const [name, value] of [['cx', x], ['cy', y], ['visibility', 'visible']]) here.setAttribute(name, value);
    if (document.activeElement !== scrub) scrub.value = at;
    scrub.setAttribute('aria-valuetext', time + ', ' + panels.map((panel, index) => panel.name + ' ' + told[index]).join(', '));
  };
  const hide = () => {
    if (document.activeElement === scrub) return;
    at = null;
    for (const panel of panels) {
      stand(panel.line, -1);
      panel.out.textContent = '';
    }
    here?.setAttribute('visibility', 'hidden');
  };
  // From the slider the window follows the cursor.
  const follow = () => {
    show(+scrub.value);
    if (at < from) pan(at - from);
    else if (at > to) pan(at - to);
  };

  const moment = event => from + place(panels[0].plot, event) * (to - from);
  const choose = (a, b) => {
    const left = (Math.min(a, b) - from) / (to - from) * 100, width = Math.abs(b - a) / (to - from) * 100;
    for (const { chosen } of panels)
      for (const [name, value] of [['x', left + '%'], ['width', width + '%'], ['visibility', width > 1 ? 'visible' : 'hidden']]) chosen.setAttribute(name, value);
    return width > 1;
  };
  // One finger moves the cursor, two pinch; a mouse drags out a stretch to see.
  const fingers = new Map;
  let start = null, frame = 0;
  const move = event => {
    const now = moment(event);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      show(now);
      if (start != null) choose(start, now);
    });
    if (!fingers.has(event.pointerId)) return;
    const before = fingers.get(event.pointerId), other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other != null && Math.abs(event.clientX - other) > 10) scale(Math.abs(before - other) / Math.abs(event.clientX - other));
    fingers.set(event.pointerId, event.clientX);
  };
  const end = event => {
    fingers.delete(event.pointerId);
    if (start == null) return;
    const [a, b] = [start, moment(event)].sort((p, q) => p - q);
    start = null;
    cancelAnimationFrame(frame);
    if (choose(a, b) && event.type === 'pointerup') zoom(a, b);
    choose(0, 0);
  };
  for (const { plot } of panels) {
    plot.addEventListener('pointermove', move);
    plot.addEventListener('pointerdown', event => {
      if (event.pointerType === 'mouse' && event.button === 0) {
        start = moment(event);
        plot.setPointerCapture(event.pointerId);
        event.preventDefault();
      } else fingers.set(event.pointerId, event.clientX);
      move(event);
    });
    for (const name of ['pointerup', 'pointercancel']) plot.addEventListener(name, end);
    plot.addEventListener('dblclick', () => zoom(0, duration));
    plot.addEventListener('wheel', event => {
      if (event.ctrlKey) scale(event.deltaY > 0 ? 1.25 : .8, moment(event));
      else if (!isWhole() && (event.shiftKey || event.deltaX)) pan((event.deltaX || event.deltaY) / 600 * (to - from));
      else return;
      event.preventDefault();
    }, { passive: false });
  }
  host.addEventListener('pointerleave', hide);
  scrub.addEventListener('input', follow);
  scrub.addEventListener('focus', follow);
  scrub.addEventListener('blur', hide);
  out.onclick = () => scale(2);
  into.onclick = () => scale(.5);
  all.onclick = () => zoom(0, duration);
  tools.addEventListener('keydown', event => {
    const act = { '+': into, '=': into, '-': out, Escape: all }[event.key]?.onclick;
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
  new ResizeObserver(draw).observe(host);
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', draw);
  zoom(0, duration);
  const { first } = host;
  if (document.activeElement === scrub) follow();
  else if (first.target.closest('.plot')) show(moment(first));
  host.dataset.awake = '';
};

// A trend, or dots along a scale: the rows of its table stand at the places that it names, from its right end to its left.
const trend = host => {
  const plot = host.querySelector('.plot'), scrub = host.querySelector('input'), table = host.nextElementSibling?.querySelector('table');
  if (!scrub || !table) return;
  const places = host.dataset.places.split(' ').map(place => place / 1000), line = cursorOf(plot), note = plot.appendChild(make('g'));
  const names = [...table.querySelectorAll('thead th')].map(cell => cell.textContent);
  const rows = [...table.querySelectorAll('tbody tr')].map(row => [...row.children].map(cell => cell.textContent));
  const show = index => {
    const share = places[index], isRight = share > .5, words = rows[index].map((cell, column) => column && names.length > 2 ? names[column] + ' ' + cell : cell).filter(word => word);
    stand(line, share);
    note.replaceChildren(...words.map((word, row) => make('text', {
      x: share * 100 + '%', y: 14 + 15 * row, dx: isRight ? -6 : 6, 'text-anchor': isRight ? 'end' : 'start',
      'paint-order': 'stroke', stroke: getComputedStyle(host.closest('.card') ?? host).getPropertyValue('--card'), 'stroke-width': 3
    }, word)));
    // The slider counts from the left, as the drawing does.
    scrub.value = rows.length - 1 - index;
    scrub.setAttribute('aria-valuetext', rows[index].map((cell, column) => names[column] + ' ' + cell).join(', '));
  };
  const hide = () => {
    if (document.activeElement === scrub) return;
    stand(line, -1);
    note.replaceChildren();
  };
  const point = event => {
    const share = place(plot, event);
    let best = 0;
    places.forEach((each, index) => { if (Math.abs(each - share) < Math.abs(places[best] - share)) best = index; });
    show(best);
  };
  const follow = () => show(rows.length - 1 - scrub.value);
  for (const name of ['pointermove', 'pointerdown']) plot.addEventListener(name, point);
  plot.addEventListener('pointerleave', hide);
  for (const name of ['input', 'focus']) scrub.addEventListener(name, follow);
  scrub.addEventListener('blur', hide);
  const { first } = host;
  if (document.activeElement === scrub) follow();
  else if (first.target.closest('.plot')) point(first);
  host.dataset.awake = '';
};

export const wake = host => host.matches('.charts') ? stack(host) : trend(host);
