// Shares a short text through the system's share sheet, or copies it to the clipboard.
import { vibrate } from './haptics.js';

const append = (parent, name) => parent.appendChild(document.createElement(name));

// Shows below the button's row that sharing failed, and the text to be copied by hand.
export const showFailure = (button, text) => {
  const row = button.closest('.page-head') ?? button.parentElement;
  if (row.nextElementSibling?.matches('.news')) row.nextElementSibling.remove();
  const note = Object.assign(document.createElement('div'), { className: 'card compact news', role: 'alert' });
  append(note, 'p').textContent = button.dataset.failed;
  row.after(note);
  if (text) {
    const label = append(note, 'label');
    label.className = 'field';
    const ariaLabel = button.textContent.trim();
    const area = append(label, 'textarea');
    Object.assign(area, { value: text, readOnly: true, ariaLabel, rows: 5, cols: 60 });
    area.focus();
    area.select();
  }
  vibrate('error');
};

export const share = async button => {
  const { share: text, copied } = button.dataset;
  const openShareSheet = () => navigator.share({ text });
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    button.querySelector('span').textContent = copied;
  };
  for (const attempt of navigator.share ? [openShareSheet, copy] : [copy]) {
    try {
      await attempt();
      return vibrate('success');
    } catch (error) {
      // The user closed the share sheet.
      if (error.name === 'AbortError') return;
    }
  }
  showFailure(button, text);
};
