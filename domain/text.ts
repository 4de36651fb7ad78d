/** Cutting texts to a length without hurting them. */

/**
 * The beginning of a text on one line, of at most `length` characters; an ellipsis shows that something was cut.
 * Words stay whole, and so do characters made of several code units.
 */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= length) return line;
  const cut = characters.slice(0, length).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
