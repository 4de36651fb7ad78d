/**
 * Opens and closes dialogs in browsers that know `<dialog>`, but not yet the buttons that do it by themselves (before Chrome 135,
 * Firefox 144, Safari 26.2). To import it is enough.
 */

// A click reaches the window last, so other listeners have had the chance to prevent the default.
window.addEventListener('click', ({ target, defaultPrevented }) => {
  const button = target instanceof Element && target.closest('button[commandfor]');
  if (!button || defaultPrevented || button.matches(':disabled')) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const command = button.getAttribute('command');
  // To show what is shown already would throw.
  if (command === 'show-modal' && !dialog.open) dialog.showModal();
  if (command === 'close') dialog.close();
});

export {};
