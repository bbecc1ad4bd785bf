// A classic script, not a module: the browser parses the body only after this script, and this script waits for the
// style sheet. So the browser never lays out the page without its styles.

// Leaving a page during a view transition rejects a promise of the browser, which is no error.
addEventListener('unhandledrejection', event => {
  if (/^Transition was/.test(event.reason?.message)) event.preventDefault();
});
