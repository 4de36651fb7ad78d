/** The default buttons lack contrast on the dark band. */
const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md border px-4.5 py-2 font-semibold whitespace-nowrap transition-colors';

export const SOLID_ON_DEEP = `${SHAPE} border-transparent bg-on-deep text-deep hover:bg-on-deep-soft`;
export const OUTLINED_ON_DEEP = `${SHAPE} border-on-deep/40 text-on-deep hover:border-on-deep hover:bg-on-deep/10`;
