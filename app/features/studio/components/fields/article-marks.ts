/** The marks of an article's format, put before or around the lines of a selection (domain/article/article.ts). */

export const ARTICLE_MARKS = [
  { mark: 'heading', label: 'Heading', prefix: '## ' },
  { mark: 'subheading', label: 'Smaller heading', prefix: '### ' },
  { mark: 'list', label: 'List', prefix: '- ' },
  { mark: 'bold', label: 'Bold line', prefix: '**' },
  { mark: 'plain', label: 'Plain', prefix: '' },
] as const;

export type ArticleMark = (typeof ARTICLE_MARKS)[number]['mark'];

export type Selected = { text: string; start: number; end: number };

/** Marks every line that the selection touches, in place of the mark it had. Blank lines stay blank. */
export function markLines({ text, start, end }: Selected, mark: ArticleMark): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end));
  const to = next === -1 ? text.length : next;
  const marked = text
    .slice(from, to)
    .split('\n')
    .map((line) => markLine(line, mark))
    .join('\n');
  return { text: text.slice(0, from) + marked + text.slice(to), start: from, end: from + marked.length };
}

/** A line of its own below those of the selection, set off by blank ones. @param caret where it then stands in that line */
export function addLine({ text, end }: Selected, line: string, caret: number): Selected {
  const next = text.indexOf('\n', end);
  const at = next === -1 ? text.length : next;
  const head = text.slice(0, at).trimEnd();
  const before = head === '' ? '' : `${head}\n\n`;
  const tail = text.slice(at).trimStart();
  const start = before.length + caret;
  return { text: `${before}${line}\n${tail && `\n${tail}`}`, start, end: start };
}

function markLine(line: string, mark: ArticleMark): string {
  const words = line.trim().replace(/^(#{2,3} |- )/, '');
  const plain = /^\*\*(?:(?!\*\*).)+\*\*$/.test(words) ? words.slice(2, -2) : words;
  if (plain === '') return line;
  const { prefix } = ARTICLE_MARKS.find((each) => each.mark === mark) ?? { prefix: '' };
  return mark === 'bold' ? `**${plain}**` : `${prefix}${plain}`;
}
