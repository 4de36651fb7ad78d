/** Cutting texts to a length without hurting them. */

/**
 * The beginning of a text on one line, of at most `length` characters; an ellipsis shows that something was cut.
 * Words stay whole, and so do characters made of several code units.
 */
export function excerpt(text: string, length: number): string {
  // Lists show the beginnings of many long texts; as a rule no more of one is looked at than this.
  const beginning = text.slice(0, 4 * length);
  const line = onOneLine(beginning);
  const isEnough = beginning === text || endOf(line, length) < line.length;
  return cutBetweenWords(isEnough ? line : onOneLine(text), length);
}

/** Most texts are in order, and looking costs less than replacing. */
const onOneLine = (text: string) => (/[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();

/** Offset of the end of this many characters, in code units. */
function endOf(line: string, length: number): number {
  // Few texts have characters of two units, and looking for one is quicker than to count.
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

/** Characters before the first marked word. With more of them a phone would not show the word. */
const LONGEST_LEAD = 12;

/** An excerpt on one line that begins a few words before the first match. Matches are between \uE000 and \uE001. */
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
