/** Whether words about a candidate give away who it is, before the candidate has agreed to be named. */

export type Identity = { fullName: string; email: string };

const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/u;
/** Nine digits and more are a phone number; years, postcodes and pay are shorter. */
const NUMBER = /(?:\+|\b)\d(?:[\s().-]{0,3}\d){8,}/u;

/** In words about the candidate. @returns those that give it away, or null */
export const findIdentity = (text: string, candidate: Identity): string | null =>
  (ADDRESS.exec(text) ?? NUMBER.exec(text))?.[0] ?? findName(text, candidate);

/**
 * In a message about several, which may say how to reach its writer. @returns the name, or the candidate's address, or null. Single letters
 * of a name are none: they stand in every text
 */
export function findName(text: string, { fullName, email }: Identity): string | null {
  if (text.toLowerCase().includes(email.toLowerCase())) return email;
  const names = fullName
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => Array.from(word).length > 1);
  if (names.length === 0) return null;
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  return found.exec(text.normalize('NFC'))?.[0] ?? null;
}
