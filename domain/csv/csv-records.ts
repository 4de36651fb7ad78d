/**
 * Splits a CSV text into records as spreadsheets and people write it. Takes linear time for any input and holds one record at a time.
 * Quotation marks without a partner belong to the text.
 */
import type { CsvLimits, CsvRecord } from './csv-limits.ts';
import { endOfLine, readOddRecord } from './odd-record.ts';

/** `line` is the row number of a spreadsheet, where a cell of several lines is part of one row. */
export type CsvRow = { line: number; cells: string[] };
export type CsvRowError = { fault: 'line_too_long' | 'too_many_columns'; line: number };

const NEWLINE = 0x0a;
const QUOTE = 0x22;
const SPACE = 0x20;
/** A line that tells Excel the delimiter. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?[,;\t| ]*(?:\n|$)/i;

/**
 * @param pieces the text with `\n` as line break, in pieces of any size @param guessDelimiter receives the start of the text @returns rows
 * that are not blank, in order; an error is always the last item
 */
export function* readCsvRecords(
  pieces: Iterable<string>,
  limits: CsvLimits,
  guessDelimiter: (text: string) => string,
): Generator<CsvRow | CsvRowError, void> {
  const input = pieces[Symbol.iterator]();
  let text = '';
  let isWhole = false;
  const readMore = () => {
    const { value, done } = input.next();
    isWhole = done === true;
    text += value ?? '';
  };
  while (!isWhole && text.length <= limits.line) readMore();
  const [separatorLine = '', separator = ''] = SEPARATOR_LINE.exec(text) ?? [];
  const delimiter = (separator || guessDelimiter(text.slice(0, limits.line))).charCodeAt(0);
  let start = separatorLine.length;
  let columns = 0;
  for (let line = separatorLine ? 2 : 1; start < text.length || !isWhole; ) {
    let record = readRecord(text, start, delimiter, isWhole);
    if (record === 'incomplete') {
      if (text.length - start <= limits.line) {
        text = text.slice(start);
        start = 0;
        readMore();
        continue;
      }
      record = 'odd';
    }
    if (record === 'odd') {
      if (endOfLine(text, start) - start > limits.line) return yield { fault: 'line_too_long', line };
      record = readOddRecord(text.slice(start, start + limits.line), delimiter, columns, start);
    }
    const { cells, end } = record;
    if (end - start > limits.line + 1) return yield { fault: 'line_too_long', line };
    if (cells.some((cell) => cell !== '')) {
      if (cells.length > limits.columns) return yield { fault: 'too_many_columns', line };
      columns = Math.max(columns, cells.length);
      yield { line, cells };
    }
    line += 1;
    start = end;
  }
}

/** @param isWhole true if the text is complete, so that its end also ends a record */
function readRecord(
  text: string,
  start: number,
  delimiter: number,
  isWhole: boolean,
): CsvRecord | 'incomplete' | 'odd' {
  const cells: string[] = [];
  for (let at = start; ; at += 1) {
    at = skipSpaces(text, at);
    const isQuoted = text.charCodeAt(at) === QUOTE;
    const quoted = isQuoted ? endOfQuoted(text, at) : 0;
    const end = isQuoted ? skipSpaces(text, quoted) : endOfPlain(text, at, delimiter);
    if (end >= text.length && !isWhole) return 'incomplete';
    if (end > text.length) return 'odd';
    cells.push((isQuoted ? text.slice(at + 1, quoted - 1).replaceAll('""', '"') : text.slice(at, end)).trim());
    const next = text.charCodeAt(end);
    if (end === text.length || next === NEWLINE) return { cells, end: end + 1 };
    if (next !== delimiter) return 'odd';
    at = end;
  }
}

function skipSpaces(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === SPACE) at += 1;
  return at;
}

/** @returns a position beyond the text if the quotation mark is not closed */
function endOfQuoted(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length + 1;
    if (text.charCodeAt(at + 1) !== QUOTE) return at + 1;
  }
}

function endOfPlain(text: string, start: number, delimiter: number): number {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === NEWLINE || code === delimiter) return at;
  }
  return text.length;
}
