// The script of every page: buttons, keys, and modules that load on demand.
import { vibrate } from './haptics.js';
import { refresh } from './refresh.js';

// By data attribute of the button.
const actions = {
  find: async button => (await import('./palette.js')).open(button),
  shortcuts: async () => (await import('./shortcuts.js')).open(),
  refresh: () => refresh(),
  print: () => print(),
  share: async button => (await import('./share.js')).share(button),
  picture: async button => (await import('./picture.js')).sharePicture(button)
};

addEventListener('click', event => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const button = event.target.closest?.('a,button');
  if (!button) return;
  for (const name in actions) {
    if (!(name in button.dataset)) continue;
    event.preventDefault();
    actions[name](button);
  }
  if (!button.matches('.chip,.button')) return;
  if (button.closest('[data-heavy]')) vibrate('heavy');
  else vibrate(button.matches('.chip') ? 'selection' : 'light');
});

addEventListener('invalid', () => vibrate('warning'), true);

// Whether a key without Ctrl or ⌘ may act on the page: the user has not switched this off, and is not typing.
// The sign-in page has no shortcuts.
const isSingleKey = event => document.documentElement.dataset.keys !== 'off' && document.querySelector('[data-find]')
  && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !document.querySelector('dialog[open]')
  && !event.target.closest?.('input,select,textarea');

addEventListener('keydown', event => {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (isCommand && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    // The sign-in page has no search.
    const button = document.querySelector('[data-find]');
    if (button) actions.find(button);
  }
  if (isSingleKey(event) && event.key === '?') actions.shortcuts();
  // Arrow keys turn pages unless an element has the focus.
  const relation = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key];
  if (relation && !event.shiftKey && isSingleKey(event) && event.target === document.body) {
    document.querySelector(`a[rel=${relation}]`)?.click();
  }
});

// A chart becomes interactive when the user points at it, touches it or moves the focus to it.
const activateChart = async event => {
  const chart = event.target.closest?.('.charts,.trend');
  if (!chart || chart.firstEvent) return;
  chart.firstEvent = event;
  const module = await (chart.matches('.trend') ? import('./trend.js') : import('./chart.js'));
  module.activate(chart);
};
for (const name of ['pointerover', 'focusin']) addEventListener(name, activateChart);

const activateParts = async () => {
  if (document.querySelector('value-dial')) import('./dial.js');
  if (document.querySelector('[data-settings-search]')) import('./settings.js');
  if (document.querySelector('[data-passkey]')) import('./passkey.js');
  if (document.querySelector('.route[data-tools]')) (await import('./map.js')).activate();
};
addEventListener('region-replaced', activateParts);
activateParts();

if (matchMedia('(pointer:coarse)').matches) import('./touch.js');

const { keptAt } = document.documentElement.dataset;
if (keptAt || document.querySelector('[data-keep]')) import('./kept.js');

// The offline page has `data-fresh`, and `fresh.js` shows this time there. Nothing else is stored.
if (!keptAt && !document.querySelector('[data-fresh]')) localStorage.setItem('fresh', Date.now());

if ('serviceWorker' in navigator && isSecureContext) navigator.serviceWorker.register('/service-worker.js');
