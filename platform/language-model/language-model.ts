export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type LanguageModel = {
  /**
   * Streams the answer in pieces. Throws if the model does not answer or does not finish. The error never contains the
   * messages.
   */
  answer(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<string>;
};
