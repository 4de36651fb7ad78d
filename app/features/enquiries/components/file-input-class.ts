/** The browser's own file picker, with a button that looks like ours. */
export const FILE_INPUT_CLASS =
  'block w-full text-ink-soft text-sm file:mr-4 file:min-h-11 file:rounded-md file:border file:border-control ' +
  'file:border-solid file:bg-surface file:px-4 file:font-semibold file:text-ink hover:file:border-ink';
