// <live-region src="/partials/today" events="/events" topic="insights">: HTML from the server that renews itself.
// Without this module the page keeps what it was served with.
const hubs = new Map();
const hub = url => hubs.get(url) ?? hubs.set(url, new EventSource(url)).get(url);

customElements.define('live-region', class extends HTMLElement {
  connectedCallback() {
    const topic = this.getAttribute('topic'), events = this.getAttribute('events');
    this.listen = () => this.refresh();
    if (events && topic) (this.hub = hub(events)).addEventListener(topic, this.listen);
    if (this.hasAttribute('stale')) (globalThis.requestIdleCallback ?? setTimeout)(this.listen);
  }
  disconnectedCallback() {
    this.hub?.removeEventListener(this.getAttribute('topic'), this.listen);
    this.request?.abort();
  }
  async refresh() {
    // Somebody is reading a receipt: do not pull it away.
    if (this.querySelector(':popover-open')) return;
    this.request?.abort();
    this.request = new AbortController;
    this.setAttribute('aria-busy', 'true');
    try {
      const headers = this.tag ? { 'If-None-Match': this.tag } : {};
      const answer = await fetch(this.getAttribute('src'), { headers, signal: this.request.signal });
      if (answer.status === 200) {
        this.tag = answer.headers.get('ETag');
        const html = await answer.text();
        const swap = () => {
          const focused = document.activeElement?.id;
          this.innerHTML = html;
          if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
        };
        const still = matchMedia('(prefers-reduced-motion:reduce)').matches || document.hidden || this.hasAttribute('plain');
        if (still || !document.startViewTransition) swap();
        else await document.startViewTransition(swap).updateCallbackDone;
      }
      this.removeAttribute('stale');
      delete this.dataset.error;
    } catch (error) {
      if (error.name !== 'AbortError') this.dataset.error = 'network';
    } finally {
      this.removeAttribute('aria-busy');
    }
  }
});

if ('serviceWorker' in navigator && isSecureContext) navigator.serviceWorker.register('/service-worker.js');
