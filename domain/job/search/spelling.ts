/** Finds the known word that a misspelt one means. */
import { foldText } from '#domain/text/fold.ts';
import { countWrongLetters } from './wrong-letters.ts';

/** The number of letters that may be wrong, missing or extra. In three letters two may only be swapped: 'HVG'. */
const mostWrongLetters = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/** @returns null if no word is close enough; of equally close words the first */
export function findMeantWord(typed: string, candidates: readonly string[]): string | null {
  const word = foldText(typed).toLowerCase();
  const near = candidates
    .map((each) => ({ each, wrong: countWrongLetters(word, each) }))
    .filter(({ wrong }) => wrong <= mostWrongLetters(word))
    .sort((one, other) => one.wrong - other.wrong);
  return near[0]?.each ?? null;
}
