/**
 * The buttons of a form in a dialog: at its bottom, over what scrolls there, and above what a phone has at its own bottom. In a column
 * that is as high as the dialog they are there even where the form is short.
 */
export const STICKY_END =
  'dialog-end sticky bottom-0 z-10 -mx-5 mt-auto border-line border-t bg-surface px-5 pt-3 ' +
  'pb-[max(0.75rem,env(safe-area-inset-bottom))]';
