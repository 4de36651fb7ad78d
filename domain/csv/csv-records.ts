/**
 * Splits a CSV text into records as spreadsheets write it. Its time grows with the length of the text alone, whatever it is made of, and
 * it holds one record at a time.
 */
import type { CsvLimits } from './csv-limits.ts';

/** `row`: as a spreadsheet numbers it, where a cell of several lines is part of one row. */
export type CsvRow = { line: number; cells: string[] };
export type CsvFault = { fault: 'line_too_long' | 'too_many_columns' | 'bad_quotes'; line: number };

const NEWLINE = 0x0a;
const QUOTE = 0x22;
const DELIMITERS = [',', ';', '\t', '|'];

/**
 * @param pieces the text with its line breaks as `\n`, in pieces of any size
 * @returns rows that are not blank, in their order; a fault is always the last
 */
export function* readCsvRecords(pieces: Iterable<string>, limits: CsvLimits): Generator<CsvRow | CsvFault, void> {
  const input = pieces[Symbol.iterator]();
  let text = '';
  let isWhole = false;
  const readMore = () => {
    const { value, done } = input.next();
    isWhole = done === true;
    text += value ?? '';
  };
  while (!isWhole && text.length <= limits.line) readMore();
  const delimiter = guessDelimiter(text.slice(0, limits.line)).charCodeAt(0);
  let start = 0;
  for (let line = 1; start < text.length || !isWhole; ) {
    const record = readRecord(text, start, delimiter, isWhole);
    if (record === 'incomplete') {
      if (text.length - start > limits.line) return yield { fault: 'line_too_long', line };
      text = text.slice(start);
      start = 0;
      readMore();
      continue;
    }
    if (record === 'bad_quotes') return yield { fault: 'bad_quotes', line };
    const { cells, end } = record;
    if (end - start > limits.line + 1) return yield { fault: 'line_too_long', line };
    if (cells.some((cell) => cell !== '')) {
      if (cells.length > limits.columns) return yield { fault: 'too_many_columns', line };
      yield { line, cells };
    }
    line += 1;
    start = end;
  }
}

type ParsedRecord = { cells: string[]; end: number };

/** @param isWhole whether nothing follows the text, so that its end is the end of a record */
function readRecord(
  text: string,
  start: number,
  delimiter: number,
  isWhole: boolean,
): ParsedRecord | 'incomplete' | 'bad_quotes' {
  const cells: string[] = [];
  for (let at = start; ; at += 1) {
    const isQuoted = text.charCodeAt(at) === QUOTE;
    const end = isQuoted ? endOfQuoted(text, at) : endOfPlain(text, at, delimiter);
    if (end === null) return 'bad_quotes';
    if (end >= text.length && !isWhole) return 'incomplete';
    if (end > text.length) return 'bad_quotes';
    cells.push((isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end)).trim());
    const next = text.charCodeAt(end);
    if (end === text.length || next === NEWLINE) return { cells, end: end + 1 };
    if (next !== delimiter) return 'bad_quotes';
    at = end;
  }
}

/** @returns beyond the text where the quotation mark is not closed in it */
function endOfQuoted(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length + 1;
    if (text.charCodeAt(at + 1) !== QUOTE) return at + 1;
  }
}

/** @returns null where a quotation mark is inside the cell */
function endOfPlain(text: string, start: number, delimiter: number): number | null {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === NEWLINE || code === delimiter) return at;
    if (code === QUOTE) return null;
  }
  return text.length;
}

/** The one that the first line has most of. */
function guessDelimiter(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
