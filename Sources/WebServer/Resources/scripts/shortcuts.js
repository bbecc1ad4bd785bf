// The dialog with the keyboard shortcuts. The server sends its content in the user's language.
let dialog;
let isLoading = false;

export const open = async () => {
  if (isLoading) return;
  if (!dialog) {
    isLoading = true;
    const response = await fetch('/partials/shortcuts').catch(() => null);
    isLoading = false;
    if (!response?.ok) return;
    dialog = document.createElement('div');
    dialog.innerHTML = await response.text();
    dialog.id = 'shortcuts';
    dialog.className = 'receipt';
    dialog.popover = 'auto';
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-labelledby', 'h-shortcuts');
    document.body.append(dialog);
  }
  dialog.showPopover();
};
