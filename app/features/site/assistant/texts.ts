export const MODEL_TEXTS = {
  note: 'A language model answers. What you write is sent to it: no names or numbers, please.',
  automatic: 'Automatic answer, may be wrong',
};

export const LOAD_PROBLEM = {
  title: 'The assistant could not be loaded',
  text: 'Try again in a moment.',
  tone: 'danger',
} as const;
