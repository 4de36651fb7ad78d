/**
 * Opens and closes dialogs in browsers that support `<dialog>` but not yet the button attributes for it (before Chrome 135, Firefox 144,
 * Safari 26.2). A module is enough to import.
 */

// The window hears a click last, so other listeners can prevent the default first.
window.addEventListener('click', ({ target, defaultPrevented }) => {
  const button = target instanceof Element && target.closest('button[commandfor]');
  if (!button || defaultPrevented || button.matches(':disabled')) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const command = button.getAttribute('command');
  // `showModal` throws if the dialog is open.
  if (command === 'show-modal' && !dialog.open) dialog.showModal();
  if (command === 'close') dialog.close();
});

export {};
