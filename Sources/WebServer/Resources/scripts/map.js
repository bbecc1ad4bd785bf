// A closer look at a drawing of routes: by buttons, keys, a dragging hand, two fingers, or ctrl and the wheel.
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

const look = frame => {
  const drawing = frame.querySelector('svg,img'), isPicture = drawing.localName === 'img';
  const whole = isPicture ? [] : drawing.getAttribute('viewBox').split(' ').map(Number);
  // Shares of the whole drawing: the middle of what is seen. And how much closer that is.
  let x = .5, y = .5, near = 1;
  drawing.draggable = false;
  if (!isPicture) drawing.dataset.whole = whole.join(' ');

  const [more, ...others] = frame.dataset.tools.split('\n').map((label, index) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'chip', textContent: '+−←→↑↓⟲'[index], title: label });
    button.setAttribute('aria-label', label);
    return button;
  });
  const draw = () => {
    const half = .5 / near;
    x = clamp(x, half, 1 - half);
    y = clamp(y, half, 1 - half);
    if (isPicture) drawing.style.transform = `scale(${near}) translate(${(.5 - x) * 100}%,${(.5 - y) * 100}%)`;
    else drawing.setAttribute('viewBox', [whole[0] + (x - half) * whole[2], whole[1] + (y - half) * whole[3], whole[2] / near, whole[3] / near].join(' '));
    for (const dot of drawing.querySelectorAll('circle')) dot.style.r = 13 / near + 'px';
    frame.style.touchAction = near > 1 ? 'none' : 'pan-y';
    if (near === 1 && others.includes(document.activeElement)) more.focus();
    for (const button of others) button.hidden = near === 1;
  };
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
    const before = fingers.get(event.pointerId), box = frame.getBoundingClientRect();
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
    const box = frame.getBoundingClientRect();
    zoom(event.deltaY > 0 ? .8 : 1.25, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }, { passive: false });
};
document.querySelectorAll('.route[data-tools]').forEach(look);
