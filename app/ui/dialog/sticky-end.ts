/** The buttons of a form in a dialog: at its bottom, over what scrolls there, and above what a phone has at its own bottom. */
export const STICKY_END =
  'sticky bottom-0 z-10 -mx-5 -mb-5 border-line border-t bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]';
