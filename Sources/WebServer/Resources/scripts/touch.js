// Fingers: pull the page down to renew it, swipe to the neighbouring day or activity. Links and buttons do the same.
import { buzz, refresh } from './base.js';

const far = 90;
const sign = Object.assign(document.createElement('div'), { className: 'pull' });
sign.setAttribute('aria-hidden', 'true');
document.body.append(sign);
document.documentElement.style.overscrollBehaviorY = 'contain';

let start = null, isArmed = false;
const show = share => {
  sign.style.setProperty('--pull', share);
  sign.toggleAttribute('data-armed', share >= 1);
};
addEventListener('touchstart', event => {
  const [finger] = event.touches, taken = event.target.closest('.charts,.trend,.scroll,.strip,.route,input,select,textarea,dialog,[popover]');
  start = event.touches.length === 1 && !taken ? { x: finger.clientX, y: finger.clientY, at: event.timeStamp, isTop: scrollY <= 0 } : null;
  isArmed = false;
}, { passive: true });
addEventListener('touchmove', event => {
  if (!start?.isTop) return;
  const [finger] = event.touches, down = finger.clientY - start.y, across = Math.abs(finger.clientX - start.x);
  const share = down > 12 && down > 2 * across ? Math.min(1, down / far) : 0;
  show(share);
  if (share >= 1 && !isArmed) buzz('medium');
  isArmed = share >= 1;
}, { passive: true });
addEventListener('touchend', async event => {
  if (!start) return;
  const [finger] = event.changedTouches, across = finger.clientX - start.x, down = Math.abs(finger.clientY - start.y);
  const isQuick = event.timeStamp - start.at < 700;
  start = null;
  if (isArmed) {
    isArmed = false;
    sign.toggleAttribute('data-busy', true);
    await refresh();
    sign.removeAttribute('data-busy');
    return show(0);
  }
  show(0);
  if (isQuick && Math.abs(across) > 70 && Math.abs(across) > 2.5 * down) document.querySelector(`a[rel=${across < 0 ? 'next' : 'prev'}]`)?.click();
});
addEventListener('touchcancel', () => {
  start = null;
  show(0);
});
