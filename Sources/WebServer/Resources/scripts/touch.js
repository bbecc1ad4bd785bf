// Touch gestures: pull the page down to refresh it, swipe to the previous or next day or activity.
// Links and buttons do the same.
import { vibrate } from './haptics.js';
import { refresh } from './refresh.js';

// CSS pixels.
const pullDistance = 90;
const swipeDistance = 70;
// Milliseconds.
const swipeTime = 700;
// Elements that use touches themselves.
const excluded = '.charts,.trend,.scroll,.strip,.route,input,select,textarea,dialog,[popover]';

const indicator = Object.assign(document.createElement('div'), { className: 'pull' });
indicator.setAttribute('aria-hidden', 'true');
document.body.append(indicator);
document.documentElement.style.overscrollBehaviorY = 'contain';

let start = null;
let isArmed = false;

const showPull = share => {
  indicator.style.setProperty('--pull', share);
  indicator.toggleAttribute('data-armed', share >= 1);
};

addEventListener('touchstart', event => {
  const [finger] = event.touches;
  start = null;
  isArmed = false;
  if (event.touches.length !== 1 || event.target.closest(excluded)) return;
  start = { x: finger.clientX, y: finger.clientY, time: event.timeStamp, isTop: scrollY <= 0 };
}, { passive: true });

addEventListener('touchmove', event => {
  if (!start?.isTop) return;
  const [finger] = event.touches;
  const down = finger.clientY - start.y;
  const across = Math.abs(finger.clientX - start.x);
  const share = down > 12 && down > 2 * across ? Math.min(1, down / pullDistance) : 0;
  showPull(share);
  if (share >= 1 && !isArmed) vibrate('medium');
  isArmed = share >= 1;
}, { passive: true });

addEventListener('touchend', async event => {
  if (!start) return;
  const [finger] = event.changedTouches;
  const across = finger.clientX - start.x;
  const down = Math.abs(finger.clientY - start.y);
  const isQuick = event.timeStamp - start.time < swipeTime;
  start = null;
  if (isArmed) {
    isArmed = false;
    indicator.toggleAttribute('data-busy', true);
    await refresh();
    indicator.removeAttribute('data-busy');
    return showPull(0);
  }
  showPull(0);
  if (isQuick && Math.abs(across) > swipeDistance && Math.abs(across) > 2.5 * down) {
    document.querySelector(`a[rel=${across < 0 ? 'next' : 'prev'}]`)?.click();
  }
});

addEventListener('touchcancel', () => {
  start = null;
  showPull(0);
});
