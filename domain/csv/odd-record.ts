/** Reads a record with unbalanced quotation marks: `5" pipe`, `"She said "yes" to us"`, or one that is never closed. */
import type { CsvRecord } from './csv-limits.ts';

/** Counted in characters. A quoted cell may span several lines within this length. */
const LONGEST_ODD = 8_000;

export function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

export function readOddRecord(text: string, delimiter: number, columns: number, offset: number): CsvRecord {
  const mark = String.fromCharCode(delimiter);
  const end = endOfLine(text, 0);
  const plain = text.slice(0, end).split(mark).map(withoutQuotes);
  const place = (record: CsvRecord): CsvRecord => ({ ...record, end: offset + record.end });
  if (plain.length === columns) return place({ cells: plain, end: end + 1 });
  const lenient = readLenient(text.slice(0, LONGEST_ODD), mark);
  const isBetter = lenient !== null && (lenient.cells.length === columns || lenient.end <= end + 1);
  return place(isBetter ? lenient : { cells: plain, end: end + 1 });
}

/** A quotation mark closes its cell only at the end of the cell or line. */
function readLenient(text: string, mark: string): CsvRecord | null {
  const cells: string[] = [];
  const closing = new RegExp(`"(?= *(?:[${mark}\\n]|$))`, 'g');
  for (let at = 0; ; at += 1) {
    while (text[at] === ' ') at += 1;
    let end = at;
    if (text[at] === '"') {
      closing.lastIndex = at + 1;
      const close = closing.exec(text);
      if (!close) return null;
      cells.push(
        text
          .slice(at + 1, close.index)
          .replaceAll('""', '"')
          .trim(),
      );
      end = close.index + 1;
      while (text[end] === ' ') end += 1;
    } else {
      while (end < text.length && text[end] !== mark && text[end] !== '\n') end += 1;
      cells.push(text.slice(at, end).trim());
    }
    if (end >= text.length || text[end] === '\n') return { cells, end: end + 1 };
    at = end;
  }
}

/** Removes a pair of quotation marks around the cell, or a single one at its start or end. */
function withoutQuotes(cell: string): string {
  const text = cell.trim();
  const isOdd = text.split('"').length % 2 === 0;
  if (text.length > 1 && text.startsWith('"') && text.endsWith('"'))
    return text.slice(1, -1).replaceAll('""', '"').trim();
  if (!isOdd) return text;
  // A mark after a digit means inches and stays: 'Pipe 5"'.
  return text.startsWith('"') ? text.slice(1).trim() : text.replace(/(?<!\d)"$/, '').trim();
}
