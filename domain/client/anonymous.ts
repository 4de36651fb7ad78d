/** Checks that words about an anonymous candidate do not identify them. */

import { foldLookAlikes } from './fold-look-alikes.ts';

export type Identity = { fullName: string; email: string };

const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/u;
/** Nine digits and more are a phone number; years, postcodes and pay are shorter. */
const NUMBER = /(?:\+|\b)\d(?:[\s().-]{0,3}\d){8,}/u;

/** Finds contact details or the name in a text about the candidate. @returns the identifying words, or null */
export const findIdentity = (text: string, candidate: Identity): string | null =>
  (ADDRESS.exec(text) ?? NUMBER.exec(text))?.[0] ?? findName(text, candidate);

/**
 * Finds the candidate in a message about several, which may hold its writer's contact details. Compares words as eyes read them, despite
 * look-alike letters and unseen characters.
 * @returns the word as written, or the candidate's address, or null. Ignores single letters of a name, which every text has
 */
export function findName(text: string, { fullName, email }: Identity): string | null {
  if (foldLookAlikes(text).includes(foldLookAlikes(email))) return email;
  const names = new Set(
    wordsOf(fullName)
      .filter((word) => Array.from(word.folded).length > 1)
      .map(({ folded }) => folded),
  );
  return wordsOf(text).find(({ folded }) => names.has(folded))?.written ?? null;
}

type Word = { written: string; folded: string };

/** Unseen characters part no words. */
const wordsOf = (text: string): Word[] =>
  (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu) ?? []).map((written) => ({
    written: written.replace(/\p{Cf}/gu, ''),
    folded: foldLookAlikes(written),
  }));
