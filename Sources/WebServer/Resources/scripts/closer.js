// What all charts share: a cursor, and the stretch that is seen, chosen by buttons, keys, a hand that draws it out, two fingers or the wheel.
export const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
export const make = (name, attributes, text = '') => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.textContent = text;
  return element;
};
// How large a drawing is: right of it are the labels.
export const frameOf = plot => {
  const { left, width, height } = plot.getBoundingClientRect();
  return { left, width: width - parseFloat(getComputedStyle(plot).paddingRight), height };
};
// The words below; those at the edges stay inside.
export const across = (axis, labels) => axis.replaceChildren(...labels.map(([share, text]) =>
  make('text', { x: share * 100 + '%', y: 14, 'text-anchor': share > .93 ? 'end' : share < .05 ? 'start' : 'middle' }, text)));
// So many words have room below.
export const room = axis => clamp(Math.floor(axis.clientWidth / 64), 2, 6);

// Round values for lines across, about three of them.
export const roundValues = (low, high, decimals) => {
  const found = [], raw = (high - low) / 3, power = 10 ** Math.floor(Math.log10(raw)), step = Math.max(10 ** -decimals, [1, 2, 5, 10].find(times => times * power >= raw * .7) * power);
  for (let index = Math.ceil(low / step); index * step <= high; index++) found.push(index * step);
  return found;
};
// A line across at a share of the height, and its value behind the end.
export const level = (share, text) => [make('line', { x2: '100%', y1: share * 100 + '%', y2: share * 100 + '%' }), make('text', { x: '100%', y: share * 100 + '%', dx: 5, dy: 4 }, text)];

// `length` is that of everything, which begins at 0, and `least` that of the shortest stretch. `placeOf` is where the slider stands,
// `drawn` hears of another stretch, `show` of the place that somebody points at, and `hide` that nobody does.
export const closer = ({ host, length, least, placeOf, drawn, show, hide }) => {
  const plots = [...host.querySelectorAll('.plot')], scrub = host.querySelector('[type=range]'), buttons = host.querySelectorAll('button');
  const marks = plots.map(plot => {
    const chosen = make('rect', { class: 'chosen', height: '100%', visibility: 'hidden' }), line = make('line', { class: 'cursor', y2: '100%', visibility: 'hidden' });
    plot.append(chosen, line);
    return [chosen, line];
  });
  const view = { from: 0, to: length, at: null, isWhole: true, marks, scrub };
  view.share = place => (place - view.from) / (view.to - view.from);
  view.stand = place => {
    view.at = place;
    const x = view.share(place) * 100 + '%', isSeen = place != null && place >= view.from && place <= view.to;
    for (const [, line] of marks) for (const [name, value] of [['x1', x], ['x2', x], ['visibility', isSeen ? 'visible' : 'hidden']]) line.setAttribute(name, value);
    return isSeen;
  };
  const place = event => {
    const { left, width } = frameOf(plots[0]);
    return view.from + clamp((event.clientX - left) / width, 0, 1) * (view.to - view.from);
  };
  const zoom = (a, b) => {
    const span = clamp(b - a, Math.min(least, length), length);
    view.from = clamp((a + b - span) / 2, 0, length - span);
    view.to = view.from + span;
    view.isWhole = span > length - .01;
    if (buttons.length) buttons[2].disabled = view.isWhole;
    drawn();
  };
  const scale = (factor, around = view.at ?? (view.from + view.to) / 2) => {
    const span = Math.min(length, (view.to - view.from) * factor), share = clamp(view.share(around), 0, 1);
    zoom(around - share * span, around + (1 - share) * span);
  };
  const pan = by => zoom(view.from + by, view.to + by);
  const leave = () => {
    if (document.activeElement === scrub) return;
    view.stand(null);
    hide();
  };
  // From the slider the window follows the cursor.
  const follow = () => {
    show(placeOf(+scrub.value));
    if (view.at < view.from) pan(view.at - view.from);
    else if (view.at > view.to) pan(view.at - view.to);
  };
  const choose = (a, b) => {
    const left = view.share(Math.min(a, b)) * 100, width = Math.abs(b - a) / (view.to - view.from) * 100;
    for (const [chosen] of marks)
      for (const [name, value] of [['x', left + '%'], ['width', width + '%'], ['visibility', width > 1 ? 'visible' : 'hidden']]) chosen.setAttribute(name, value);
    return width > 1;
  };
  // One finger moves the cursor, two pinch; a mouse draws out a stretch to see.
  const fingers = new Map;
  let start = null, frame = 0;
  const move = event => {
    const now = place(event);
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
    const [a, b] = [start, place(event)].sort((p, q) => p - q);
    start = null;
    cancelAnimationFrame(frame);
    if (choose(a, b) && event.type === 'pointerup') zoom(a, b);
    choose(0, 0);
  };
  for (const plot of plots) {
    plot.addEventListener('pointermove', move);
    plot.addEventListener('pointerdown', event => {
      if (buttons.length && event.pointerType === 'mouse' && event.button === 0) {
        start = place(event);
        plot.setPointerCapture(event.pointerId);
        event.preventDefault();
      } else if (buttons.length) fingers.set(event.pointerId, event.clientX);
      move(event);
    });
    for (const name of ['pointerup', 'pointercancel']) plot.addEventListener(name, end);
    plot.addEventListener('dblclick', () => zoom(0, length));
    plot.addEventListener('wheel', event => {
      if (!buttons.length) return;
      if (event.ctrlKey) scale(event.deltaY > 0 ? 1.25 : .8, place(event));
      else if (!view.isWhole && (event.shiftKey || event.deltaX)) pan((event.deltaX || event.deltaY) / 600 * (view.to - view.from));
      else return;
      event.preventDefault();
    }, { passive: false });
  }
  host.addEventListener('pointerleave', () => {
    cancelAnimationFrame(frame);
    leave();
  });
  for (const name of ['input', 'focus']) scrub.addEventListener(name, follow);
  scrub.addEventListener('blur', leave);
  const acts = [() => scale(2), () => scale(.5), () => zoom(0, length)];
  buttons.forEach((button, index) => { button.onclick = acts[index]; });
  host.addEventListener('keydown', event => {
    const act = acts[['-', '+', 'Escape', '='].indexOf(event.key) % 3];
    if (!buttons.length || !act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
  // Once everything else is ready: what somebody did that it woke up for.
  view.begin = () => {
    zoom(0, length);
    const { first } = host;
    if (document.activeElement === scrub) follow();
    else if (first.target.closest('.plot')) show(place(first));
    host.dataset.awake = '';
  };
  return view;
};
