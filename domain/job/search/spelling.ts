/** Which known word is meant by an unknown one. */
import { distance } from 'fastest-levenshtein';
import { foldText } from '#domain/text/fold.ts';

/** How many letters may be wrong, missing or too many. Of three letters only two may have changed places: 'HVG'. */
const mostWrong = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/** @returns null where no word is near enough. Of equally near ones the first is meant. */
export function findMeantWord(typed: string, known: readonly string[]): string | null {
  const word = foldText(typed).toLowerCase();
  const near = known
    .map((each) => ({ each, wrong: countWrong(word, each) }))
    .filter(({ wrong }) => wrong <= mostWrong(word))
    .sort((one, other) => one.wrong - other.wrong);
  return near[0]?.each ?? null;
}

/** Two letters in each other's place are one mistake. */
function countWrong(word: string, known: string): number {
  const swapped = Array.from({ length: word.length - 1 }, (_, at) => {
    const [one = '', other = ''] = word.slice(at);
    return word.slice(0, at) + other + one + word.slice(at + 2);
  });
  const bySwap = Math.min(...swapped.map((each) => distance(each, known) + 1));
  return word.length === 3 ? bySwap : Math.min(distance(word, known), bySwap);
}
