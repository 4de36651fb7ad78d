/** Whether words about a candidate give away who it is, before the candidate has agreed to be named. */

import { foldLookAlikes } from './fold-look-alikes.ts';

export type Identity = { fullName: string; email: string };

const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/u;
/** Nine digits and more are a phone number; years, postcodes and pay are shorter. */
const NUMBER = /(?:\+|\b)\d(?:[\s().-]{0,3}\d){8,}/u;

/** In words about the candidate. @returns what gives it away, or null */
export const findIdentity = (text: string, candidate: Identity): string | null =>
  (ADDRESS.exec(text) ?? NUMBER.exec(text))?.[0] ?? findName(text, candidate);

/**
 * In a message about several, which may say how to reach its writer. Words are compared as eyes read them, whatever letters and unseen
 * characters they are written with. @returns the word as it was written, or the candidate's address, or null. Single letters of a name are
 * none: they stand in every text
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
