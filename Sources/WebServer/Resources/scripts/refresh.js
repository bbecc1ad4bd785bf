// Regions of a page that load their HTML again when the server reports a change.
import { vibrate } from './haptics.js';

// Whether the user has entered something that a reload would lose.
const isEdited = () => [...document.querySelectorAll('input:not([type=hidden]),textarea')]
  .some(field => field.value !== field.defaultValue || field.checked !== field.defaultChecked);

// One connection per address, shared by all regions.
const sources = new Map();
const eventSource = url => sources.get(url) ?? sources.set(url, new EventSource(url)).get(url);

class LiveRegion extends HTMLElement {
  connectedCallback() {
    const topic = this.getAttribute('topic');
    const events = this.getAttribute('events');
    this.onChange = () => this.refresh();
    // Changes before the connection opened, or while it was down, were not reported.
    this.onOpen = () => {
      if (this.wasOpen || this.hasAttribute('plain')) this.refresh();
      this.wasOpen = true;
    };
    // A connection that the server refuses is not repeated: the session has ended, and the region's request shows it.
    this.onError = () => this.source.readyState === EventSource.CLOSED && this.refresh();
    if (events && topic) {
      this.source = eventSource(events);
      this.source.addEventListener(topic, this.onChange);
      this.source.addEventListener('open', this.onOpen);
      this.source.addEventListener('error', this.onError);
    }
    // A kept page shows figures of an earlier moment.
    this.updated = new Date(Number(document.documentElement.dataset.keptAt ?? Date.now()));
    // A refresh that waited until the user was done.
    for (const name of ['toggle', 'focusout']) {
      this.addEventListener(name, () => this.isPostponed && setTimeout(this.onChange), true);
    }
    if (this.hasAttribute('stale')) (globalThis.requestIdleCallback ?? setTimeout)(this.onChange);
  }

  disconnectedCallback() {
    this.source?.removeEventListener(this.getAttribute('topic'), this.onChange);
    this.source?.removeEventListener('open', this.onOpen);
    this.source?.removeEventListener('error', this.onError);
    this.request?.abort();
  }

  async refresh() {
    // Do not replace an open receipt or a form that the user fills in.
    this.isPostponed = this.querySelector(':popover-open,input:focus,select:focus,value-dial[data-changed]');
    if (this.isPostponed) return;
    this.request?.abort();
    this.request = new AbortController;
    this.setAttribute('aria-busy', 'true');
    try {
      await this.load(this.request.signal);
    } catch (error) {
      if (error.name !== 'AbortError') this.showFailure();
    } finally {
      this.removeAttribute('aria-busy');
    }
  }

  async load(signal) {
    const headers = this.tag ? { 'If-None-Match': this.tag } : {};
    const response = await fetch(this.getAttribute('src'), { headers, signal });
    // The page that this region waited for is ready, or the reloaded page asks to sign in.
    if (response.status === 205 || response.status === 401 && !isEdited()) {
      location.reload();
      return;
    }
    if (response.status === 200) {
      this.tag = response.headers.get('ETag');
      await this.replace(await response.text());
    } else if (response.status !== 304) {
      throw response;
    }
    this.updated = new Date;
    this.note?.remove();
    this.removeAttribute('stale');
    delete this.dataset.error;
  }

  async replace(html) {
    const swap = () => {
      const focused = document.activeElement?.id;
      this.innerHTML = html;
      dispatchEvent(new Event('region-replaced'));
      if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    };
    const isReduced = matchMedia('(prefers-reduced-motion:reduce)').matches;
    const isInstant = isReduced || document.hidden || this.hasAttribute('plain');
    if (isInstant || !document.startViewTransition) swap();
    else await document.startViewTransition(swap).updateCallbackDone;
  }

  showFailure() {
    const time = this.updated.toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' });
    this.dataset.error = 'network';
    this.note ??= Object.assign(document.createElement('p'), { className: 'problem', role: 'alert' });
    this.note.textContent = this.dataset.failed.replace('{0}', time);
    this.prepend(this.note);
    vibrate('error');
  }
}

customElements.define('live-region', LiveRegion);

// Another page of this browser uploaded a recording.
new BroadcastChannel('hearth').onmessage = () => {
  for (const region of document.querySelectorAll('live-region')) region.refresh();
};

// Refreshes all regions, or reloads a page that has none.
export const refresh = () => {
  const regions = [...document.querySelectorAll('live-region')];
  if (!regions.length) return location.reload();
  return Promise.all(regions.map(region => region.refresh()))
    .then(() => document.querySelector('[data-error]') ?? vibrate('success'));
};
