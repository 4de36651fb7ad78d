export const MODEL_TEXTS = {
  note: 'A language model answers, and we send it what you write. Please don’t include names or numbers.',
  automatic: 'Automatic answer, may be wrong',
};

export const LOAD_PROBLEM = {
  title: 'Failed to load the assistant',
  text: 'Try again in a moment.',
  tone: 'danger',
} as const;
