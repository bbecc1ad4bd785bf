// The palette: type a few letters, choose with the arrows, go with Enter. The list comes from the server, in the reader's language.
import { buzz } from './base.js';

let dialog, input, list, request, chosen = 0;
const options = () => [...list.querySelectorAll('.option')];

const choose = at => {
  const all = options();
  if (!all.length) return input.removeAttribute('aria-activedescendant');
  chosen = (at + all.length) % all.length;
  all.forEach((option, index) => option.setAttribute('aria-selected', index === chosen));
  input.setAttribute('aria-activedescendant', all[chosen].id);
  all[chosen].scrollIntoView({ block: 'nearest' });
};

const load = async () => {
  request?.abort();
  request = new AbortController;
  const at = location.pathname + location.search;
  try {
    const answer = await fetch('/partials/find?' + new URLSearchParams({ q: input.value, at }), { signal: request.signal });
    if (!answer.ok) throw answer;
    list.innerHTML = await answer.text();
    choose(0);
  } catch (error) {
    if (error.name !== 'AbortError') list.textContent = list.dataset.failed;
  }
};

const make = ({ dataset, ariaLabel }) => {
  const add = (to, name, attributes) => {
    const made = document.createElement(name);
    for (const key in attributes) made.setAttribute(key, attributes[key]);
    to.append(made);
    return made;
  };
  dialog = add(document.body, 'dialog', { class: 'receipt palette', 'aria-label': ariaLabel });
  input = add(add(dialog, 'div', { class: 'field' }), 'input', {
    type: 'search', role: 'combobox', 'aria-expanded': true, 'aria-controls': 'found', 'aria-autocomplete': 'list', 'aria-label': dataset.placeholder,
    placeholder: dataset.placeholder, autocomplete: 'off', spellcheck: false, maxlength: 80
  });
  list = add(dialog, 'div', { id: 'found', role: 'listbox', 'aria-label': ariaLabel, 'data-failed': dataset.failed });
  add(dialog, 'p', { class: 'caption' }).textContent = dataset.help;
  input.addEventListener('input', load);
  input.addEventListener('keydown', event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing) return;
    if (step) {
      choose(chosen + step);
      buzz('selection');
    } else if (event.key === 'Enter') options()[chosen]?.click();
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', event => {
    if (event.target === dialog || event.target.closest('[data-refresh],[data-print]')) dialog.close();
  });
};

export const open = trigger => {
  if (!dialog) make(trigger);
  if (dialog.open) return;
  input.value = '';
  load();
  dialog.showModal();
  input.focus();
};
