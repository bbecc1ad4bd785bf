// A closer look at a drawing of routes: by buttons, keys, a dragging hand, two fingers, or ctrl and the wheel.
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

const look = frame => {
  frame.dataset.awake = '';
  const drawing = frame.querySelector('svg'), whole = drawing.getAttribute('viewBox').split(' ').map(Number);
  // Shares of the whole drawing: the middle of what is seen. And how much closer that is.
  let x = .5, y = .5, near = 1;
  const scale = drawing.querySelector('.scale'), [line, words] = scale?.children ?? [], [length, unit] = words?.textContent.replace(',', '').split(/\s/) ?? [];
  drawing.dataset.whole = whole.join(' ');

  // Finer tiles of a map below, for what is seen. They lie upon the coarse ones, so that nothing turns bare meanwhile.
  const ground = drawing.querySelector('.ground'), coarse = [...ground?.querySelectorAll('image') ?? []], fine = new Map;
  let wait;
  const refine = (left, top, wide, tall) => {
    const wanted = new Set;
    for (const tile of near < 2 ? [] : coarse) {
      const [zoom, column, row] = tile.dataset.at.split(' ').map(Number), depth = Math.min(Math.floor(Math.log2(near)), 19 - zoom), parts = 2 ** depth;
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(name => tile[name].baseVal.value);
      const first = (from, start, size) => clamp(Math.floor((from - start) / size * parts), 0, parts), past = (to, start, size) => clamp(Math.ceil((to - start) / size * parts), 0, parts);
      if (depth > 0) for (let j = first(top, y, height); j < past(top + tall, y, height); j++)
        for (let i = first(left, x, width); i < past(left + wide, x, width); i++) {
          const places = { z: zoom + depth, x: column * parts + i, y: row * parts + j }, address = ground.dataset.tiles.replace(/{([xyz])}/g, (_, name) => places[name]);
          wanted.add(address);
          if (fine.has(address)) continue;
          const made = document.createElementNS('http://www.w3.org/2000/svg', 'image'), at = { href: address, x: x + i / parts * width, y: y + j / parts * height, width: width / parts, height: height / parts, preserveAspectRatio: 'none' };
          for (const name in at) made.setAttribute(name, at[name]);
          ground.lastElementChild.before(made);
          fine.set(address, made);
        }
    }
    for (const [address, tile] of fine) if (!wanted.has(address)) {
      tile.remove();
      fine.delete(address);
    }
  };

  const [more, ...others] = frame.dataset.tools.split('\n').map((label, index) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'chip', textContent: '+−←→↑↓⟲'[index], title: label });
    button.setAttribute('aria-label', label);
    return button;
  });
  // Of all routes, those that are seen are drawn anew: finer, and in lines that are no wider than before.
  const all = drawing.querySelector(':scope>image'), whose = all?.href.baseVal;
  let sharp, late;
  const sharpen = async () => {
    const part = [x - .5 / near, y - .5 / near].map(edge => Math.round(edge * 1e4)), wide = 1 / near;
    const picture = sharp = new Image;
    picture.src = whose + (whose.includes('?') ? '&' : '?') + `part=${part},${Math.round(near * 100)}`;
    await picture.decode();
    if (sharp !== picture) return;
    sharp = document.createElementNS('http://www.w3.org/2000/svg', 'image');
    const at = { href: picture.src, x: part[0] / 1e4 * whole[2], y: part[1] / 1e4 * whole[3], width: wide * whole[2], height: wide * whole[3] };
    for (const name in at) sharp.setAttribute(name, at[name]);
    all.after(sharp);
    all.style.opacity = 0;
  };
  const draw = () => {
    const half = .5 / near;
    x = clamp(x, half, 1 - half);
    y = clamp(y, half, 1 - half);
    const left = whole[0] + (x - half) * whole[2], top = whole[1] + (y - half) * whole[3], tall = whole[3] / near;
    drawing.setAttribute('viewBox', [left, top, whole[2] / near, tall].join(' '));
    if (ground) {
      clearTimeout(wait);
      wait = setTimeout(refine, 200, left, top, whole[2] / near, tall);
    }
    if (scale) {
      // It stays in its corner and tells a shorter way there: halved as often as it would be longer than it was.
      const parts = 2 ** Math.ceil(Math.log2(near));
      scale.setAttribute('transform', `translate(${left} ${top + tall}) scale(${1 / near})`);
      line.setAttribute('d', `M20 -28v10h${scale.dataset.length * near / parts}v-10`);
      words.textContent = +(length / parts).toPrecision(3) + ' ' + unit;
    }
    if (all) {
      sharp?.remove();
      sharp = null;
      all.style.opacity = 1;
      clearTimeout(late);
      if (near > 1) late = setTimeout(sharpen, 200);
    }
    for (const dot of drawing.querySelectorAll('circle')) dot.style.r = 13 / near + 'px';
    frame.style.touchAction = near > 1 ? 'none' : 'pan-y';
    if (near === 1 && others.includes(document.activeElement)) more.focus();
    for (const button of others) button.hidden = near === 1;
  };
  // Where the drawing is within its frame, which may be wider.
  const place = () => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const unit = Math.min(width / whole[2], height / whole[3]), [wide, tall] = [whole[2] * unit, whole[3] * unit];
    return { left: left + (width - wide) / 2, top: top + (height - tall) / 2, width: wide, height: tall };
  };
  // Letters of the scale are as large as those of every other, however large the drawing is.
  new ResizeObserver(() => scale?.style.setProperty('--unit', whole[2] / place().width)).observe(frame);
  // What lies at a share of the window stays there.
  const zoom = (factor, atX = .5, atY = .5) => {
    const before = near;
    near = clamp(near * factor, 1, 32);
    x += (atX - .5) * (1 / before - 1 / near);
    y += (atY - .5) * (1 / before - 1 / near);
    draw();
  };
  const pan = (across, down) => {
    x += across / near;
    y += down / near;
    draw();
  };
  // The middle of a loop is empty: the first step goes to where the way begins.
  const start = drawing.querySelector('.start');
  const closer = () => {
    if (start && near === 1) [x, y] = [(start.cx.baseVal.value - whole[0]) / whole[2], (start.cy.baseVal.value - whole[1]) / whole[3]];
    zoom(2);
  };
  const acts = [closer, () => zoom(.5), () => pan(-.25, 0), () => pan(.25, 0), () => pan(0, -.25), () => pan(0, .25), () => zoom(0)];
  [more, ...others].forEach((button, index) => { button.onclick = acts[index]; });
  const tools = Object.assign(document.createElement('div'), { className: 'cursor-tools' });
  tools.append(...others, more);
  frame.append(tools);
  draw();

  const keys = ['+', '-', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Escape'];
  tools.addEventListener('keydown', event => {
    const act = acts[keys.indexOf(event.key)];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  const fingers = new Map;
  frame.addEventListener('pointerdown', event => {
    if (event.button || tools.contains(event.target)) return;
    fingers.set(event.pointerId, event);
    if (near > 1) frame.setPointerCapture(event.pointerId);
  });
  frame.addEventListener('pointermove', event => {
    const before = fingers.get(event.pointerId), box = place();
    if (!before) return;
    fingers.set(event.pointerId, event);
    const other = [...fingers.values()].find(finger => finger.pointerId !== event.pointerId);
    if (!other) {
      if (near > 1) pan((before.clientX - event.clientX) / box.width, (before.clientY - event.clientY) / box.height);
      return;
    }
    const apart = finger => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
    const [atX, atY] = [(event.clientX + other.clientX) / 2 - box.left, (event.clientY + other.clientY) / 2 - box.top];
    if (apart(before) > 10) zoom(apart(event) / apart(before), atX / box.width, atY / box.height);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) frame.addEventListener(name, event => fingers.delete(event.pointerId));
  frame.addEventListener('wheel', event => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = place();
    zoom(event.deltaY > 0 ? .8 : 1.25, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }, { passive: false });
};
export const wake = () => document.querySelectorAll('.route[data-tools]:not([data-awake])').forEach(look);
