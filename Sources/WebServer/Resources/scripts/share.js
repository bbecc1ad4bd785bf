// Hands a few words to the system's share sheet, or to the clipboard where there is none.
import { buzz } from './base.js';

export const share = async button => {
  const { share: text, copied } = button.dataset;
  try {
    if (navigator.share) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      button.querySelector('span').textContent = copied;
    }
    buzz('success');
  } catch (error) {
    if (error.name !== 'AbortError') buzz('error');
  }
};
