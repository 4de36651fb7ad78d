import { MARKS, withoutMarks } from '#domain/profile/cv-reading/cv-lines.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

export function textOfPage(page: string): string {
  let text = '';
  let paragraphs = 0;
  let cell = '';
  for (const [token, tag = ''] of page.matchAll(/<\/?([a-z0-9]+)[^>]*>|[^<]+/g)) {
    const isEnd = token.startsWith('</');
    if (tag === '')
      cell += withoutMarks(token.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? ''));
    else if (tag === 'br') cell += '\n';
    else if (/^h[1-6]$/.test(tag) && !isEnd) cell += `${MARKS.size}${7 - Number(tag[1])}${MARKS.size}`;
    else if (/^(?:p|li|h[1-6])$/.test(tag) && isEnd) {
      cell += '\n\n';
      paragraphs += 1;
    } else if (tag === 'td' || tag === 'th') {
      if (!isEnd) {
        text += cell;
        [cell, paragraphs] = ['', 0];
        continue;
      }
      // A table with several paragraphs in a cell is a layout in columns.
      text += paragraphs > 1 ? `\n${MARKS.columns}\n${cell}\n${MARKS.endOfColumns}\n` : `${cell.trim()}${MARKS.cell}`;
      cell = '';
    } else if (tag === 'tr') cell += '\n\n';
  }
  return text + cell;
}
