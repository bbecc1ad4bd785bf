// The offline page: states when the pages were last up to date. `base.js` stores the time.
const note = document.querySelector('[data-fresh]');
const time = localStorage.getItem('fresh');
const { lang } = document.documentElement;
const format = {
  weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23'
};
if (time) {
  const text = new Date(+time).toLocaleString(lang === 'en' ? 'en-GB' : lang, format);
  note.textContent = note.dataset.fresh.replace('{0}', text);
}
