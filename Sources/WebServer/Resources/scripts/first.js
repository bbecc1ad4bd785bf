// No module, so that the body is read after the style sheet is there: what a browser has read it may have to lay out at once, for instance
// when the window gets the focus, and without a style sheet all of that is for nothing.
// Who moves on at once leaves a transition undone, which is no error.
addEventListener('unhandledrejection', event => /^Transition was/.test(event.reason?.message) && event.preventDefault());
