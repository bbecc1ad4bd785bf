// The command palette: type to search, choose with the arrow keys, open with Enter.
// The server sends the list in the user's language.
import { vibrate } from './haptics.js';

let dialog;
let input;
let list;
let request;
let chosen = 0;
const options = () => [...list.querySelectorAll('.option')];

const choose = index => {
  const all = options();
  if (!all.length) return input.removeAttribute('aria-activedescendant');
  chosen = (index + all.length) % all.length;
  all.forEach((option, each) => option.setAttribute('aria-selected', each === chosen));
  input.setAttribute('aria-activedescendant', all[chosen].id);
  all[chosen].scrollIntoView({ block: 'nearest' });
};

const load = async () => {
  request?.abort();
  request = new AbortController;
  const query = new URLSearchParams({ q: input.value, at: location.pathname + location.search });
  try {
    const response = await fetch('/partials/find?' + query, { signal: request.signal });
    if (!response.ok) throw response;
    list.innerHTML = await response.text();
    choose(0);
  } catch (error) {
    if (error.name !== 'AbortError') list.textContent = list.dataset.failed;
  }
};

const append = (parent, name, attributes) => {
  const element = document.createElement(name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  parent.append(element);
  return element;
};

const createDialog = ({ dataset, ariaLabel }) => {
  dialog = append(document.body, 'dialog', { class: 'receipt palette', 'aria-label': ariaLabel });
  input = append(append(dialog, 'div', { class: 'field' }), 'input', {
    type: 'search',
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': 'found',
    'aria-autocomplete': 'list',
    'aria-label': dataset.placeholder,
    placeholder: dataset.placeholder,
    autocomplete: 'off',
    spellcheck: false,
    maxlength: 80
  });
  list = append(dialog, 'div', {
    id: 'found', role: 'listbox', 'aria-label': ariaLabel, 'data-failed': dataset.failed
  });
  append(dialog, 'p', { class: 'caption' }).textContent = dataset.help;
  input.addEventListener('input', load);
  input.addEventListener('keydown', onKey);
  dialog.addEventListener('click', event => {
    if (event.target === dialog || event.target.closest('[data-refresh],[data-print],[data-shortcuts]')) dialog.close();
  });
};

const onKey = event => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.isComposing) return;
  if (step) {
    choose(chosen + step);
    vibrate('selection');
  } else if (event.key === 'Enter') {
    options()[chosen]?.click();
  } else {
    return;
  }
  event.preventDefault();
};

// Waits for the styles, or for their failure: the palette works without them.
const loadStyles = () => new Promise(done => {
  const link = append(document.head, 'link', { rel: 'stylesheet', href: document.body.dataset.palette });
  link.onload = done;
  link.onerror = done;
});

export const open = async button => {
  if (!dialog) {
    createDialog(button);
    await loadStyles();
  }
  if (dialog.open) return;
  input.value = '';
  load();
  dialog.showModal();
  input.focus();
};
