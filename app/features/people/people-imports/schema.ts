/** Shapes of a file of people that is checked before it is imported. */
import type { ImportColumn } from '#domain/import/import-file.ts';

/** A row that cannot be imported, or the remarks on one that can. */
export type RowErrors = { line: number; name: string; errors: string[] };

/** `line`: the number of the row. */
export type KnownRow = { line: number; id: string; fullName: string; by: 'email' | 'phone' };

export type ShownImport = {
  fileName: string;
  /** Email consent date for everybody in the file; '' for none. */
  agreedOn: string;
  columns: ImportColumn[];
  total: number;
  /** People to add who have neither an email address nor a phone number. */
  withoutContactCount: number;
  /** The first people to add. */
  people: { line: number; name: string; facts: string }[];
  /** People to add with remarks on values that could not be read. */
  remarked: RowErrors[];
  remarkedCount: number;
  errors: RowErrors[];
  errorCount: number;
  known: KnownRow[];
  knownCount: number;
  shown: string;
};
