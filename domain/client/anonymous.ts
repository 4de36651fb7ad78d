/** Whether words about a candidate give away who it is, before the candidate has agreed to be named. */

export type Identity = { fullName: string; email: string; phone: string };

const LETTERS_OUTSIDE = '(?![\\p{L}\\p{N}])';
const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/u;
/** Nine digits and more are a phone number; years, postcodes and pay are shorter. */
const NUMBER = /(?:\+|\b)\d(?:[\s().-]{0,3}\d){8,}/u;

/** @returns the words that give it away, or null. Single letters of a name are none: they stand in every text */
export function findIdentity(text: string, { fullName }: Pick<Identity, 'fullName'>): string | null {
  const reached = ADDRESS.exec(text) ?? NUMBER.exec(text);
  if (reached) return reached[0];
  const names = fullName
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => Array.from(word).length > 1);
  if (names.length === 0) return null;
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})${LETTERS_OUTSIDE}`, 'iu');
  return found.exec(text.normalize('NFC'))?.[0] ?? null;
}
