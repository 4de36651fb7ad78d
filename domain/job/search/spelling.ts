/** Finds the known word that a misspelt one means. */
import { foldText } from '#domain/text/fold.ts';
import { countWrongLetters } from './wrong-letters.ts';

/** The number of letters that may be wrong, missing or extra. In three letters two may only be swapped: 'HVG'. */
const mostWrongLetters = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Finds the closest word. Prefers the likelier mistake among equally close ones, then a word of `usual`, then the first.
 *
 * @returns null if no word is close enough
 */
export function findMeantWord(
  typed: string,
  candidates: readonly string[],
  usual: ReadonlySet<string> = new Set(),
): string | null {
  const word = foldText(typed).toLowerCase();
  const near = candidates
    .map((each) => ({
      each,
      wrong: countWrongLetters(word, each),
      mistake: kindOfMistake(word, each),
      isUsual: usual.has(each),
    }))
    .filter(({ wrong }) => wrong <= mostWrongLetters(word))
    .sort(
      (one, other) =>
        one.wrong - other.wrong || one.mistake - other.mistake || Number(other.isUsual) - Number(one.isUsual),
    );
  return near[0]?.each ?? null;
}

/** Kinds of mistakes, likeliest first: letters in another order (0), left out (1), typed too many (2), replaced by others (3). */
function kindOfMistake(word: string, correctWord: string): number {
  if (sorted(word) === sorted(correctWord)) return 0;
  if (isInOrder(word, correctWord)) return 1;
  return isInOrder(correctWord, word) ? 2 : 3;
}

const sorted = (word: string): string => [...word].sort().join('');

/** True if all letters are in the other word in the same order: 'electrican' in 'electrician'. */
function isInOrder(letters: string, word: string): boolean {
  let next = 0;
  for (const letter of word) if (letter === letters[next]) next += 1;
  return next === letters.length;
}
