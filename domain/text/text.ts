/**
 * The start of a text on one line, of at most `length` characters; an ellipsis marks a cut. Neither words nor characters of several code
 * units are cut.
 */
export function excerpt(text: string, length: number): string {
  // Lists show only the start of long texts; the rest is read only if this is not enough.
  const beginning = text.slice(0, 4 * length);
  const line = onOneLine(beginning);
  const isEnough = beginning === text || endOf(line, length) < line.length;
  return cutBetweenWords(isEnough ? line : onOneLine(text), length);
}

/** Testing is cheaper than replacing, and most texts need no change. */
const onOneLine = (text: string) => (/[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();

/** The offset in code units after this many characters. */
function endOf(line: string, length: number): number {
  // Few texts contain surrogate pairs, and testing for one is faster than counting.
  if (!/[\ud800-\udbff]/.test(line.slice(0, length))) return Math.min(length, line.length);
  let end = 0;
  for (let count = 0; count < length && end < line.length; count += 1)
    end += (line.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return end;
}

function cutBetweenWords(line: string, length: number): string {
  const end = endOf(line, length);
  if (end === line.length) return line;
  const cut = line.slice(0, end);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Characters before the first highlighted word. With a longer lead a phone would not show the word. */
const LONGEST_LEAD = 12;

/** An excerpt on one line that starts a few words before the first match. Matches are between \uE000 and \uE001. */
export function excerptAroundMark(text: string): string {
  const line = onOneLine(
    text.replace(/(\S)\s*\n\s*(?:[-•*] )?/g, (_, end) => (/[.,:;!?]/.test(end) ? `${end} ` : `${end}; `)),
  );
  const mark = line.indexOf('\uE000');
  if (mark <= LONGEST_LEAD) return /^\p{Ll}/u.test(line) ? `…${line}` : line;
  const space = line.indexOf(' ', mark - LONGEST_LEAD - 1);
  return `…${line.slice(space === -1 || space > mark ? mark : space + 1)}`;
}

/** Like `excerpt`, but keeps line breaks: as many whole lines as fit, or a part of the first. */
export function excerptLines(text: string, length: number): string {
  const lines = text.trim().split(/\r?\n/);
  let room = length;
  const wholeLines = lines.findIndex((line) => {
    room -= Array.from(line).length + 1;
    return room < -1;
  });
  if (wholeLines === -1) return lines.join('\n');
  return wholeLines === 0 ? excerpt(lines[0] ?? '', length) : `${lines.slice(0, wholeLines).join('\n')}\n…`;
}
