/** What the assistant's panel says about the software, whatever the agency. */
export const MODEL_TEXTS = {
  /** Under the field, where a language model answers. */
  note: 'A language model answers. What you write is sent to it: no names or numbers, please.',
  /** Under whatever a language model wrote. */
  automatic: 'Automatic answer, may be wrong',
};

export const LOAD_PROBLEM = {
  title: 'The assistant could not be loaded',
  text: 'Try again in a moment.',
  tone: 'danger',
} as const;
