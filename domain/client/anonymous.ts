/** Checks that a text about an anonymous candidate does not identify them. */

import { foldLookAlikes } from './fold-look-alikes.ts';

export type Identity = { fullName: string; email: string };

const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/u;
/** Nine or more digits are a phone number; years, postcodes and pay are shorter. */
const NUMBER = /(?:\+|\b)\d(?:[\s().-]{0,3}\d){8,}/u;

/** Finds contact details or the name in a text about the candidate. @returns the identifying words, or null */
export const findIdentity = (text: string, candidate: Identity): string | null =>
  (ADDRESS.exec(text) ?? NUMBER.exec(text))?.[0] ?? findName(text, candidate);

/**
 * Finds the candidate in a message about several, which may contain its writer's contact details. Look-alike letters and invisible
 * characters do not hide a name; single letters of a name are ignored. @returns the word as written, or the candidate's address; null if neither occurs
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

/** Invisible characters do not separate words. */
const wordsOf = (text: string): Word[] =>
  (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu) ?? []).map((written) => ({
    written: written.replace(/\p{Cf}/gu, ''),
    folded: foldLookAlikes(written),
  }));
