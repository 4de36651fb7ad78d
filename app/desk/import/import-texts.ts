export const IMPORT_SHOWN = {
  title: 'Nothing imported yet',
  text: 'Check the rows, then press Import.',
  tone: 'neutral',
} as const;

export const IMPORT_FAILURE = {
  title: 'Nothing was imported',
  text: 'Try again in a moment.',
  tone: 'danger',
} as const;

export const IMPORT_UNDER_WAY = 'You’re already importing a file. Wait until it has finished.';
