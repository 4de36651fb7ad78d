/** Starter texts ask for what only the owner knows, in square brackets: ‘[Your fee]’. A link, `[words](address)`, is not one. */

const PROMPT = /\[([^[\]\n]{2,200})\](?!\()/g;

/** @returns the prompts without their brackets */
export const findPrompts = (text: string): string[] => [...text.matchAll(PROMPT)].map(([, prompt = '']) => prompt);
