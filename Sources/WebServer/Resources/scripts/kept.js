// Pages that this device keeps: the switch in Settings, and the moment of a kept page. The service worker keeps them.
const { keptAt } = document.documentElement.dataset;

// Asks the service worker, and returns whether it keeps pages; null when it cannot.
const ask = wish => new Promise(resolve => {
  const { port1, port2 } = new MessageChannel;
  port1.onmessage = event => resolve(event.data);
  navigator.serviceWorker.ready.then(({ active }) => active.postMessage(wish, [port2]));
});

const activateSwitch = async control => {
  const box = control.querySelector('input');
  const show = isOn => {
    box.checked = isOn;
    box.disabled = isOn === null;
    control.lastElementChild.hidden = isOn !== null;
    control.hidden = false;
  };
  show(await ask('state'));
  // A new worker has the state too, and an old one may not have answered.
  navigator.serviceWorker.addEventListener('controllerchange', async () => show(await ask('state')));
  box.addEventListener('change', async () => {
    box.disabled = true;
    show(await ask(box.checked ? 'on' : 'off'));
  });
};

const showMoment = note => {
  const language = document.documentElement.lang;
  const time = new Date(+keptAt).toLocaleString(language === 'en' ? 'en-GB' : language, {
    weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23'
  });
  note.firstElementChild.textContent = note.dataset.kept.replace('{0}', time);
  note.firstElementChild.setAttribute('role', 'status');
  note.hidden = false;
  // A network without this server must not take the page away.
  addEventListener('online', async () => {
    const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    if (response?.ok) location.reload();
  });
};

const control = document.querySelector('[data-keep]');
if (control && 'serviceWorker' in navigator && isSecureContext) activateSwitch(control);
const note = document.querySelector('[data-kept]');
if (keptAt && note) showMoment(note);
