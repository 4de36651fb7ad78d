/**
 * Reads a CSV file as spreadsheets save it: UTF-8 or Windows-1252, with commas, semicolons, tabs or bars between the columns. Cells are
 * text, whatever they hold; nothing is computed.
 */
import type { CsvLimits, CsvRefusal } from '#domain/csv/csv-limits.ts';
import { type CsvRow, readCsvRecords } from '#domain/csv/csv-records.ts';

export type CsvItem =
  | { header: string[] }
  | { row: CsvRow }
  | { refusal: Exclude<CsvRefusal, 'missing' | 'too_large' | 'malformed'>; line: number | null };

/** @returns the header, then the rows; a refusal is always the last */
export function* readCsvFile(chunks: readonly Uint8Array[], limits: CsvLimits): Generator<CsvItem, void> {
  // Spreadsheets and other files that are not text have NUL bytes; so has UTF-16.
  if (chunks.some((chunk) => chunk.includes(0))) return yield { refusal: 'not_text', line: null };
  let rows = 0;
  let hasHeader = false;
  for (const record of readCsvRecords(decode(chunks), limits)) {
    if ('fault' in record) return yield { refusal: record.fault, line: record.line };
    if (!hasHeader) yield { header: record.cells };
    else if (rows === limits.rows) return yield { refusal: 'too_many_rows', line: null };
    else yield { row: record };
    rows += Number(hasHeader);
    hasHeader = true;
  }
  if (rows === 0) yield { refusal: 'empty', line: null };
}

/** Older spreadsheets save Windows-1252, in which letters with accents are not valid UTF-8. */
function* decode(chunks: readonly Uint8Array[]): Generator<string, void> {
  const decoder = new TextDecoder(isUtf8(chunks) ? 'utf-8' : 'windows-1252');
  let carriageReturn = '';
  for (const chunk of chunks) {
    const text = carriageReturn + decoder.decode(chunk, { stream: true });
    // A line break may be cut between two chunks.
    carriageReturn = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - carriageReturn.length).replaceAll(/\r\n?/g, '\n');
  }
  yield carriageReturn.replace('\r', '\n') + decoder.decode();
}

function isUtf8(chunks: readonly Uint8Array[]): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const chunk of chunks) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
