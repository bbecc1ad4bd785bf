// HTML from the server that renews itself.
const hubs = new Map();
const wakeMaps = async () => document.querySelector('.route[data-tools]') && (await import('./map.js')).wake();
const hub = url => hubs.get(url) ?? hubs.set(url, new EventSource(url)).get(url);

customElements.define('live-region', class extends HTMLElement {
  connectedCallback() {
    const topic = this.getAttribute('topic'), events = this.getAttribute('events');
    this.listen = () => this.refresh();
    // What happened before the line was open, or while it was down, nobody told.
    this.open = () => {
      if (this.wasOpen || this.hasAttribute('plain')) this.refresh();
      this.wasOpen = true;
    };
    if (events && topic) {
      this.hub = hub(events);
      this.hub.addEventListener(topic, this.listen);
      this.hub.addEventListener('open', this.open);
    }
    this.since = new Date;
    // What had to wait for somebody.
    for (const end of ['toggle', 'focusout']) this.addEventListener(end, () => this.isLate && setTimeout(this.listen), true);
    if (this.hasAttribute('stale')) (globalThis.requestIdleCallback ?? setTimeout)(this.listen);
  }
  disconnectedCallback() {
    this.hub?.removeEventListener(this.getAttribute('topic'), this.listen);
    this.hub?.removeEventListener('open', this.open);
    this.request?.abort();
  }
  async refresh() {
    // Somebody reads a receipt or fills in a form: do not pull it away.
    this.isLate = this.querySelector(':popover-open,input:focus,select:focus');
    if (this.isLate) return;
    this.request?.abort();
    this.request = new AbortController;
    this.setAttribute('aria-busy', 'true');
    try {
      const headers = this.tag ? { 'If-None-Match': this.tag } : {};
      const answer = await fetch(this.getAttribute('src'), { headers, signal: this.request.signal });
      // What it waited for is there.
      if (answer.status === 205) return location.reload();
      if (answer.status === 200) {
        this.tag = answer.headers.get('ETag');
        const html = await answer.text();
        const swap = () => {
          const focused = document.activeElement?.id;
          this.innerHTML = html;
          wakeMaps();
          if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
        };
        const still = matchMedia('(prefers-reduced-motion:reduce)').matches || document.hidden || this.hasAttribute('plain');
        if (still || !document.startViewTransition) swap();
        else await document.startViewTransition(swap).updateCallbackDone;
      } else if (answer.status !== 304) throw answer;
      this.since = new Date;
      this.note?.remove();
      this.removeAttribute('stale');
      delete this.dataset.error;
    } catch (error) {
      if (error.name !== 'AbortError') {
        this.dataset.error = 'network';
        this.note ??= Object.assign(document.createElement('p'), { className: 'problem', role: 'alert' });
        this.note.textContent = this.dataset.failed.replace('{0}', this.since.toLocaleTimeString(root.lang, { timeStyle: 'short' }));
        this.prepend(this.note);
        buzz('error');
      }
    } finally {
      this.removeAttribute('aria-busy');
    }
  }
});

// What a finger feels, in milliseconds on and off.
const root = document.documentElement;
const patterns = { selection: 6, light: 10, medium: 20, heavy: 35, success: [12, 60, 24], warning: [24, 80, 24], error: [30, 60, 30, 60, 30] };
export const buzz = kind => {
  if (root.dataset.haptics !== 'off' && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(patterns[kind]);
};
export const refresh = () => {
  const regions = [...document.querySelectorAll('live-region')];
  return regions.length ? Promise.all(regions.map(region => region.refresh())).then(() => document.querySelector('[data-error]') ?? buzz('success')) : location.reload();
};

const acts = {
  find: async button => (await import('./palette.js')).open(button),
  refresh: () => refresh(),
  print: () => print(),
  share: async button => (await import('./share.js')).share(button),
  picture: async button => (await import('./picture.js')).picture(button)
};
addEventListener('click', event => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const button = event.target.closest?.('a,button');
  if (!button) return;
  for (const name in acts) if (name in button.dataset) {
    event.preventDefault();
    acts[name](button);
  }
  if (button.matches('.chip,.button')) buzz(button.closest('[data-heavy]') ? 'heavy' : button.matches('.chip') ? 'selection' : 'light');
});
addEventListener('invalid', () => buzz('warning'), true);
addEventListener('keydown', event => {
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    acts.find(document.querySelector('[data-find]'));
  }
  // Where nothing else wants the arrows.
  const way = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key];
  if (way && event.target === document.body && !event.altKey) document.querySelector(`a[rel=${way}]`)?.click();
});
// Charts come to life when somebody points at them, touches them or walks there by keys.
for (const name of ['pointerover', 'focusin']) addEventListener(name, async event => {
  const chart = event.target.closest?.('.charts,.trend');
  if (!chart || chart.first) return;
  chart.first = event;
  (await (chart.matches('.trend') ? import('./trend.js') : import('./chart.js'))).wake(chart);
});
if (matchMedia('(pointer:coarse)').matches) import('./touch.js');
wakeMaps();

// When the pages were last fresh: all that is kept of them. `fresh.js` tells it while nobody answers.
if (!document.querySelector('[data-fresh]')) localStorage.setItem('fresh', Date.now());

if ('serviceWorker' in navigator && isSecureContext) navigator.serviceWorker.register('/service-worker.js');
