// Hands a few words to the system's share sheet, else to the clipboard, else to whoever reads them.
import { buzz } from './base.js';

// What could not be done, said beside the button; and the words, ready to be copied by hand.
export const sorry = (button, words) => {
  const row = button.closest('.page-head') ?? button.parentElement, add = (name, to, attributes) => Object.assign(to.appendChild(document.createElement(name)), attributes);
  row.nextElementSibling?.matches('.news') && row.nextElementSibling.remove();
  const note = Object.assign(document.createElement('div'), { className: 'card compact news', role: 'alert' });
  add('p', note, { textContent: button.dataset.failed });
  row.after(note);
  if (words) {
    const text = add('textarea', add('label', note, { className: 'field' }), { value: words, readOnly: true, ariaLabel: button.textContent.trim(), rows: 5, cols: 60 });
    text.focus();
    text.select();
  }
  buzz('error');
};

export const share = async button => {
  const { share: text, copied } = button.dataset;
  const ways = [
    () => navigator.share({ text }),
    async () => {
      await navigator.clipboard.writeText(text);
      button.querySelector('span').textContent = copied;
    }
  ];
  for (const way of navigator.share ? ways : ways.slice(1)) try {
    await way();
    return buzz('success');
  } catch (error) {
    // Somebody thought better of it.
    if (error.name === 'AbortError') return;
  }
  sorry(button, text);
};
