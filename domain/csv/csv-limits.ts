/** `line` is in characters, and exceeds the length of all stored fields of one record. */
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

/** `end` is the position of the next record in the text. */
export type CsvRecord = { cells: string[]; end: number };
