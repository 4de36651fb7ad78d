/** Limits of a CSV file, and reasons why one cannot be read. */

/** `line`: in characters, longer than all that is kept of one record. */
export type CsvLimits = { rows: number; columns: number; line: number };

export type CsvRefusal =
  | 'missing'
  | 'too_large'
  | 'malformed'
  | 'not_text'
  | 'empty'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'line_too_long'
  | 'busy'
  | 'too_costly';

/** `end`: where the next one begins in the text. */
export type CsvRecord = { cells: string[]; end: number };
