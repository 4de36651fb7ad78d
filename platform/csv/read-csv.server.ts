/**
 * Reads a CSV file as spreadsheets save it: UTF-8 or Windows-1252, with commas, semicolons, tabs or bars between the columns. Cells are
 * text, whatever stands in them; nothing is computed.
 */
import { CsvError, parse } from 'csv-parse/sync';
import { type CsvRefusal, LONGEST_LINE, MOST_COLUMNS, MOST_IMPORTED } from '#domain/person/people-file.ts';

/** `line`: of the file, as an editor counts. */
export type CsvRow = { line: number; cells: string[] };
export type CsvFile =
  | { ok: true; header: string[]; rows: CsvRow[] }
  | { ok: false; reason: Exclude<CsvRefusal, 'missing' | 'too_large' | 'malformed'>; line: number | null };

const DELIMITERS = [',', ';', '\t', '|'];

/** Memory stays in proportion to the bytes, which the caller bounds. */
export function readCsv(bytes: Buffer): CsvFile {
  // Spreadsheets and other files that are not text have NUL bytes; so has UTF-16.
  if (bytes.includes(0)) return { ok: false, reason: 'not_text', line: null };
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n');
  const delimiter = guessDelimiter(text);
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter,
      record_delimiter: '\n',
      info: true,
      max_record_size: LONGEST_LINE,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      to: MOST_IMPORTED + 2,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    const [head, ...rest] = parsed;
    if (!head || rest.length === 0) return { ok: false, reason: 'empty', line: null };
    if (rest.length > MOST_IMPORTED) return { ok: false, reason: 'too_many_rows', line: null };
    const wide = parsed.find(({ record }) => record.length > MOST_COLUMNS);
    if (wide) return { ok: false, reason: 'too_many_columns', line: wide.info.lines };
    const header = head.record.map((name) => name.trim());
    const rows = rest.map(({ info, record }) => ({ line: info.lines, cells: record.map((cell) => cell.trim()) }));
    return { ok: true, header, rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : null;
    return { ok: false, reason: error.code === 'CSV_MAX_RECORD_SIZE' ? 'line_too_long' : 'bad_quotes', line };
  }
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
function guessDelimiter(text: string): string {
  const [first = ''] = text
    .trimStart()
    .slice(0, LONGEST_LINE)
    .split(/[\r\n]/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
