// Search in the settings: hides the sections, rows and links without the words. Without script it has no field.
const list = document.querySelector('.settings-list');
const input = document.querySelector('[data-settings-search]');
const note = list.querySelector('[data-nothing]');
const fold = list.querySelector('.advanced');
const wasOpen = fold.open;

// Words may contain soft hyphens, and a field's value is not part of the text.
const textOf = element => {
  const values = [...element.querySelectorAll('input:not([type=hidden]), textarea')].map(field => field.value);
  return [element.textContent, ...values].join(' ').replaceAll('\u00ad', '').toLowerCase();
};

const sections = [...list.querySelectorAll('.card:not(.news)')].map(element => {
  const heading = element.querySelector('h2');
  return {
    element,
    title: textOf(heading),
    link: document.querySelector(`.contents-side a[href="#${heading.id}"]`),
    rows: [...element.querySelectorAll('.settings > .field, fieldset')]
  };
});

// Shows a section if its title or one of its rows has all words, and returns whether it does.
const filterSection = ({ element, title, link, rows }, has) => {
  const isWhole = has(title) || !rows.some(row => has(title + ' ' + textOf(row)));
  for (const row of rows) row.hidden = !isWhole && !has(title + ' ' + textOf(row));
  element.hidden = !has(textOf(element));
  if (link) link.hidden = element.hidden;
  return !element.hidden;
};

const filter = () => {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const has = text => words.every(word => text.includes(word));
  const found = sections.filter(section => filterSection(section, has));
  const isIn = part => found.some(({ element }) => part.contains(element));
  const form = list.querySelector(':scope > form');
  form.hidden = !isIn(form);
  fold.hidden = !isIn(fold);
  fold.open = words.length ? true : wasOpen;
  document.querySelector('.contents-side a[href="#h-advanced"]').hidden = fold.hidden;
  note.textContent = found.length ? '' : note.dataset.nothing;
};

// A link to what is folded opens it.
document.querySelector('.contents-side nav').addEventListener('click', event => {
  if (event.target.hash === '#h-advanced') fold.open = true;
});

input.addEventListener('input', filter);
if (input.value) filter();
