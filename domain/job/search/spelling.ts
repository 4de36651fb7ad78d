/** Which known word is meant by an unknown one. */
import { foldText } from '#domain/text/fold.ts';
import { countWrongLetters } from './wrong-letters.ts';

/** How many letters may be wrong, missing or too many. Of three letters only two may have changed places: 'HVG'. */
const mostWrong = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/** @returns null where no word is near enough. Of equally near ones the first is meant. */
export function findMeantWord(typed: string, known: readonly string[]): string | null {
  const word = foldText(typed).toLowerCase();
  const near = known
    .map((each) => ({ each, wrong: countWrongLetters(word, each) }))
    .filter(({ wrong }) => wrong <= mostWrong(word))
    .sort((one, other) => one.wrong - other.wrong);
  return near[0]?.each ?? null;
}
