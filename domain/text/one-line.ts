/** What people typed, as one line of an email: no line break or control character ends a header or begins another paragraph. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** At most so many characters; an ellipsis shows that something was cut. */
export function cutLine(text: string, most: number): string {
  const letters = Array.from(oneLine(text));
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
}
