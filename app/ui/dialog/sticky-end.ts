/**
 * Sticky buttons of a form in a dialog: at the bottom, above scrolling content and a phone's own bar. In a column as high as the dialog
 * they are at the bottom even if the form is short.
 */
export const STICKY_END =
  'dialog-end sticky bottom-0 z-10 -mx-5 mt-auto border-line border-t bg-surface px-5 pt-3 ' +
  'pb-[max(0.75rem,env(safe-area-inset-bottom))]';
