/**
 * Finds prompts in square brackets, which starter texts contain for facts that only the owner knows: ‘[Your fee]’. A link,
 * `[words](address)`, is no prompt.
 */

const PROMPT = /\[([^[\]\n]{2,200})\](?!\()/g;

export const findPrompts = (text: string): string[] => [...text.matchAll(PROMPT)].map(([, prompt = '']) => prompt);
