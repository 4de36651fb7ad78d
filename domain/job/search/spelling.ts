/** Finds the known word that a misspelt one means. */
import { foldText } from '#domain/text/fold.ts';
import { countWrongLetters } from './wrong-letters.ts';

/** Most wrong, missing or extra letters. In three letters, only two may be swapped: 'HVG'. */
const mostWrong = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/** @returns null where no word is near enough. Of equally near ones the first is meant. */
export function findMeantWord(typed: string, candidates: readonly string[]): string | null {
  const word = foldText(typed).toLowerCase();
  const near = candidates
    .map((each) => ({ each, wrong: countWrongLetters(word, each) }))
    .filter(({ wrong }) => wrong <= mostWrong(word))
    .sort((one, other) => one.wrong - other.wrong);
  return near[0]?.each ?? null;
}
