/**
 * Reads a CSV file as spreadsheets save it: UTF-8 or Windows-1252, with commas, semicolons, tabs or bars between the columns. Cells are
 * text, whatever stands in them; nothing is computed. Other requests are answered meanwhile.
 */
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { CsvLimits, CsvRefusal } from '#domain/csv/csv-limits.ts';

/** `line`: as a spreadsheet numbers its rows, where a cell of several lines is part of one. */
export type CsvRow = { line: number; cells: string[] };
export type CsvFile =
  | { ok: true; header: string[]; rows: CsvRow[] }
  | { ok: false; reason: Exclude<CsvRefusal, 'missing' | 'too_large' | 'malformed'>; line: number | null };

type Parsed = { info: { lines: number }; record: string[] };

const DELIMITERS = [',', ';', '\t', '|'];

/** Memory stays in proportion to the bytes, which the caller bounds. */
export async function readCsv(bytes: Buffer, limits: CsvLimits): Promise<CsvFile> {
  // Spreadsheets and other files that are not text have NUL bytes; so has UTF-16.
  if (bytes.includes(0)) return { ok: false, reason: 'not_text', line: null };
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n');
  const parser = parse({
    bom: true,
    delimiter: guessDelimiter(text, limits.line),
    record_delimiter: '\n',
    info: true,
    max_record_size: limits.line,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    to: limits.rows + 2,
  });
  Readable.from(piecesOf(text)).pipe(parser);
  let header: string[] | null = null;
  const rows: CsvRow[] = [];
  let linesInCells = 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      if (record.length > limits.columns) return { ok: false, reason: 'too_many_columns', line: info.lines };
      if (rows.length === limits.rows) return { ok: false, reason: 'too_many_rows', line: null };
      for (const cell of record) linesInCells += cell.split('\n').length - 1;
      const cells = record.map((cell) => cell.trim());
      if (header) rows.push({ line: info.lines - linesInCells, cells });
      else header = cells;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : null;
    return { ok: false, reason: error.code === 'CSV_MAX_RECORD_SIZE' ? 'line_too_long' : 'bad_quotes', line };
  }
  if (!header || rows.length === 0) return { ok: false, reason: 'empty', line: null };
  return { ok: true, header, rows };
}

const PIECE = 65_536;

function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE);
}

/** Older spreadsheets save Windows-1252, in which letters with accents are no valid UTF-8. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The one that the first line has most of. */
function guessDelimiter(text: string, longest: number): string {
  const [first = ''] = text
    .trimStart()
    .slice(0, longest)
    .split(/[\r\n]/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
