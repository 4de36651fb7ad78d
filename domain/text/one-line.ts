/** Makes typed text safe as one line of an email: no line break or control character can end a header or start a paragraph. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Cuts to at most `most` characters, including an ellipsis. */
export function cutLine(text: string, most: number): string {
  const letters = Array.from(oneLine(text));
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
}
