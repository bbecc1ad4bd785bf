// When the pages were last fresh, on the page that is there while nobody answers.
const note = document.querySelector('[data-fresh]'), last = localStorage.getItem('fresh');
const { lang } = document.documentElement;
if (last) note.textContent = note.dataset.fresh.replace('{0}', new Date(+last).toLocaleString(lang === 'en' ? 'en-GB' : lang, {
  weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23'
}));
