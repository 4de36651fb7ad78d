import type { ImportColumn } from '#domain/import/import-file.ts';

export type RowErrors = { line: number; name: string; errors: string[] };

/** `line`: the number of the row. */
export type KnownRow = { line: number; id: string; fullName: string; by: 'email' | 'phone' };

export type ShownImport = {
  fileName: string;
  /** The date of consent to emails for everyone in the file; '' for none. */
  agreedOn: string;
  columns: ImportColumn[];
  total: number;
  withoutContactCount: number;
  people: { line: number; name: string; facts: string }[];
  remarked: RowErrors[];
  remarkedCount: number;
  errors: RowErrors[];
  errorCount: number;
  known: KnownRow[];
  knownCount: number;
  shown: string;
};

export type BackgroundImport = {
  state: 'importing' | 'done' | 'failed';
  fileName: string;
  /** `people` were shown; `position` of them were checked again, and `added` of these were added. */
  people: number;
  position: number;
  added: number;
  tag: string;
  failure: string | null;
};
