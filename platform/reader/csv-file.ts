/** Reads a CSV file as spreadsheets save it, separated by commas, semicolons, tabs or bars. Cells are text; nothing is computed. */
import { joinMoney, readCell } from '#domain/csv/cell-text.ts';
import type { CsvLimits, CsvRefusal } from '#domain/csv/csv-limits.ts';
import { type CsvRow, type CsvRowError, readCsvRecords } from '#domain/csv/csv-records.ts';
import { type CountNames, findHeader, guessDelimiterBy, MOST_ROWS_ABOVE } from '#domain/csv/find-header.ts';
import { decodeText, findUtf16 } from './decode-text.ts';

export type CsvItem =
  | { header: string[] }
  | { row: CsvRow }
  | { refusal: Exclude<CsvRefusal, 'missing' | 'too_large' | 'malformed'>; line: number | null };

/**
 * @param countNames counts the known column names in a row, to find the header @returns the header, then the rows; a refusal is always the
 * last item
 */
export function* readCsvFile(
  chunks: readonly Uint8Array[],
  limits: CsvLimits,
  countNames: CountNames,
): Generator<CsvItem, void> {
  // Spreadsheets and other binary files contain NUL bytes.
  const isUtf16 = findUtf16(chunks[0] ?? new Uint8Array()) !== null;
  if (!isUtf16 && chunks.some((chunk) => chunk.includes(0))) return yield { refusal: 'not_text', line: null };
  const records = readCsvRecords(decodeText(chunks), limits, guessDelimiterBy(countNames));
  let header: string[] | null = null;
  let rows = 0;
  for (const record of fromHeaderOn(records, countNames)) {
    if ('fault' in record) return yield { refusal: record.fault, line: record.line };
    const { line, cells } = record;
    if (!header) {
      header = cells;
      yield { header };
      continue;
    }
    if (cells.join('\n') === header.join('\n')) continue;
    if (rows === limits.rows) return yield { refusal: 'too_many_rows', line: null };
    rows += 1;
    yield { row: { line, cells: joinMoney(cells, header.length) } };
  }
  if (rows === 0) yield { refusal: 'empty', line: null };
}

type Records = Iterable<CsvRow | CsvRowError>;

function* fromHeaderOn(records: Records, countNames: CountNames): Generator<CsvRow | CsvRowError, void> {
  let first: CsvRow[] | null = [];
  const begin = (rows: CsvRow[]): CsvRow[] =>
    rows.slice(
      findHeader(
        rows.map(({ cells }) => cells),
        countNames,
      ),
    );
  for (const record of records) {
    const row = 'fault' in record ? record : { line: record.line, cells: record.cells.map(readCell) };
    if (first && !('fault' in row)) first.push(row);
    if (first && ('fault' in row || first.length > MOST_ROWS_ABOVE)) {
      yield* begin(first);
      if ('fault' in row) yield row;
      first = null;
    } else if (!first) yield row;
  }
  if (first) yield* begin(first);
}
