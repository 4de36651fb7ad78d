/** The door to a language model: what it is told, and what comes back, word by word. Its local default is none at all. */
export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type LanguageModel = {
  /**
   * The answer in pieces, as they come. Throws when there is none, or no end to it: nothing of what it was told is in
   * the error.
   */
  answer(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<string>;
};
