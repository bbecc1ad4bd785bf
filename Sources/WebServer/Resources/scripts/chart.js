// One cursor and one stretch of time over every chart of an activity and on its route. Drawings and values are in the page:
// zooming only moves the window of each drawing.
const stack = document.querySelector('.charts');
if (stack) {
  const { times: clock, cursor, zoomIn, zoomOut, zoomReset } = stack.dataset;
  const times = clock.split(' '), count = times.length;
  const make = (name, attributes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    return element;
  };
  const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
  const panels = [...stack.querySelectorAll('.chart')].map(chart => {
    const plot = chart.querySelector('.plot'), drawing = plot.querySelector('svg');
    const line = make('line', { class: 'cursor', y2: '100%', visibility: 'hidden' });
    const chosen = make('rect', { class: 'chosen', height: '100%', visibility: 'hidden' });
    plot.append(chosen, line);
    return {
      plot, drawing, line, chosen, values: chart.dataset.values.split(' '), unit: chart.dataset.unit,
      out: chart.querySelector('output'), name: chart.querySelector('b').textContent, box: drawing.getAttribute('viewBox').split(' ')
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

  // A range input is a slider that every reader, key and finger already knows.
  const tools = Object.assign(document.createElement('div'), { className: 'cursor-tools' });
  const scrub = Object.assign(document.createElement('input'), { type: 'range', className: 'scrub', min: 0, max: count - 1, value: 0 });
  scrub.setAttribute('aria-label', cursor);
  const button = (sign, label, act) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', className: 'chip', textContent: sign, onclick: act });
    made.setAttribute('aria-label', label);
    made.title = label;
    return made;
  };
  const all = button('⟲', zoomReset, () => zoom(0, count));
  tools.append(scrub, button('−', zoomOut, () => scale(2)), button('+', zoomIn, () => scale(.5)), all);
  stack.append(tools);

  // The columns from…to are in the window; `at` is where the cursor stands.
  let from = 0, to = count, at = null;
  const axis = stack.querySelector('.time-axis'), wholeAxis = [...axis.childNodes];
  const zoom = (a, b) => {
    const span = clamp(b - a, Math.min(8, count), count);
    from = clamp((a + b - span) / 2, 0, count - span);
    to = from + span;
    for (const { drawing, box } of panels)
      drawing.setAttribute('viewBox', `${from / count * box[2]} 0 ${span / count * box[2]} ${box[3]}`);
    axis.replaceChildren(...span > count - .01 ? wholeAxis : [.1, .3, .5, .7, .9].map(share => {
      const text = make('text', { x: share * 100 + '%', y: 14, 'text-anchor': 'middle' });
      text.textContent = times[Math.floor(from + share * span)];
      return text;
    }));
    all.disabled = span > count - .01;
    if (at != null) show(at);
  };
  const scale = (factor, around = at ?? (from + to) / 2) => {
    const span = Math.min(count, (to - from) * factor), share = clamp((around - from) / (to - from), 0, 1);
    zoom(around - share * span, around + (1 - share) * span);
  };
  const pan = columns => zoom(from + columns, to + columns);
  all.disabled = true;

  const text = (panel, at) => panel.values[at] ? panel.values[at] + ' ' + panel.unit : '–';
  const show = place => {
    at = clamp(place, 0, count - 1);
    const share = (at + .5 - from) / (to - from) * 100, isSeen = share >= 0 && share <= 100;
    for (const panel of panels) {
      panel.line.setAttribute('x1', share + '%');
      panel.line.setAttribute('x2', share + '%');
      panel.line.setAttribute('visibility', isSeen ? 'visible' : 'hidden');
      panel.out.textContent = text(panel, at);
    }
    panels[0].out.textContent = times[at] + ' · ' + text(panels[0], at);
    if (here && places[at]) {
      here.setAttribute('cx', places[at][0]);
      here.setAttribute('cy', places[at][1]);
      here.setAttribute('visibility', 'visible');
    }
    scrub.value = at;
    scrub.setAttribute('aria-valuetext', times[at] + ', ' + panels.map(panel => panel.name + ' ' + text(panel, at)).join(', '));
  };
  const hide = () => {
    if (document.activeElement === scrub) return;
    at = null;
    for (const panel of panels) {
      panel.line.setAttribute('visibility', 'hidden');
      panel.out.textContent = '';
    }
    here?.setAttribute('visibility', 'hidden');
  };
  // From the slider the window follows the cursor.
  const follow = () => {
    show(+scrub.value);
    if (at < from) pan(at - from);
    else if (at >= to) pan(at + 1 - to);
  };

  const column = event => {
    const { plot } = panels[0], { left, width } = plot.getBoundingClientRect();
    // Right of the drawing are the labels.
    return from + clamp((event.clientX - left) / (width - parseFloat(getComputedStyle(plot).paddingRight)), 0, 1) * (to - from);
  };
  const choose = (a, b) => {
    const left = (Math.min(a, b) - from) / (to - from) * 100, width = Math.abs(b - a) / (to - from) * 100;
    for (const { chosen } of panels) {
      chosen.setAttribute('x', left + '%');
      chosen.setAttribute('width', width + '%');
      chosen.setAttribute('visibility', width > 1 ? 'visible' : 'hidden');
    }
    return width > 1;
  };
  // One finger moves the cursor, two pinch; a mouse drags out a stretch to see.
  const fingers = new Map;
  let start = null, frame = 0;
  const move = event => {
    const now = column(event);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      show(Math.floor(now));
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
    const [a, b] = [start, column(event)].sort((p, q) => p - q);
    start = null;
    cancelAnimationFrame(frame);
    if (choose(a, b) && event.type === 'pointerup') zoom(a, b);
    choose(0, 0);
  };
  for (const { plot } of panels) {
    plot.addEventListener('pointermove', move);
    plot.addEventListener('pointerdown', event => {
      if (event.pointerType === 'mouse' && event.button === 0) {
        start = column(event);
        plot.setPointerCapture(event.pointerId);
        event.preventDefault();
      } else fingers.set(event.pointerId, event.clientX);
      move(event);
    });
    for (const name of ['pointerup', 'pointercancel']) plot.addEventListener(name, end);
    plot.addEventListener('dblclick', () => zoom(0, count));
    plot.addEventListener('wheel', event => {
      if (event.ctrlKey) scale(event.deltaY > 0 ? 1.25 : .8, column(event));
      else if (to - from < count && (event.shiftKey || event.deltaX)) pan((event.deltaX || event.deltaY) / 600 * (to - from));
      else return;
      event.preventDefault();
    }, { passive: false });
  }
  stack.addEventListener('pointerleave', hide);
  scrub.addEventListener('input', follow);
  scrub.addEventListener('focus', follow);
  scrub.addEventListener('blur', hide);
  tools.addEventListener('keydown', event => {
    const act = { '+': () => scale(.5), '=': () => scale(.5), '-': () => scale(2), Escape: () => zoom(0, count) }[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
}
