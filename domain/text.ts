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

/** The same for a text of several lines, which stay lines: as many whole ones as there is room for, or a part of the first. */
export function excerptLines(text: string, length: number): string {
  const lines = text.trim().split(/\r?\n/);
  let room = length;
  const kept = lines.findIndex((line) => {
    room -= Array.from(line).length + 1;
    return room < -1;
  });
  if (kept === -1) return lines.join('\n');
  return kept === 0 ? excerpt(lines[0] ?? '', length) : `${lines.slice(0, kept).join('\n')}\n…`;
}
