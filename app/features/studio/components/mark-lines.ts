/** The marks of an article's lines: '## ', '### ', '- ', and a line between '**' and '**'. */
export type LineMark = 'heading' | 'subheading' | 'point' | 'bold';

const BEGINNINGS: Record<Exclude<LineMark, 'bold'>, string> = { heading: '## ', subheading: '### ', point: '- ' };

/**
 * Marks each line that a selection touches, or takes the mark away where all of them have it.
 * @returns what takes the place of the text from `from` to `to`
 */
export function markLines(text: string, start: number, end: number, mark: LineMark) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', Math.max(start, end));
  const to = after === -1 ? text.length : after;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.trim() === '' || applyMark(plain(line), mark) === line);
  const marked = lines.map((line) => {
    if (line.trim() === '') return line;
    return isMarked ? plain(line) : applyMark(plain(line), mark);
  });
  return { from, to, text: marked.join('\n') };
}

const applyMark = (line: string, mark: LineMark): string =>
  mark === 'bold' ? `**${line}**` : `${BEGINNINGS[mark]}${line}`;

const plain = (line: string): string => line.replace(/^(#{2,3} |- )/, '').replace(/^\*\*(.+)\*\*$/, '$1');
