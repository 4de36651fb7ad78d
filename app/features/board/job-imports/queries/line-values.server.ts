import type { Fields } from '#app/web/form/read.server.ts';
import { readCsvJob } from '#domain/job-import/csv/csv-job.ts';
import type { Fallback, JobColumn } from '#domain/job-import/job-columns.ts';
import { hashOf } from './incoming-job.server.ts';
import { makeReference } from './made-reference.server.ts';
import { findValidFixes, type Mending, toStoredFixes } from './mended.server.ts';

export type Answers = Partial<Record<JobColumn, Record<string, string>>>;

export type Mapping = {
  columns: (JobColumn | '')[];
  fallbacks: Partial<Record<Fallback, string>>;
  places: Record<string, string>;
  /** Replacements for values that cannot be read, by field; '' removes the value. */
  answers?: Answers;
  said?: Fields;
};

/** An array in the order of the columns; an object for formats that name their values. */
export type Cells = string[] | Fields;

/**
 * @returns `values`: before any fix; the hash is made from them. `ownValues`: without what was typed for all rows. `remarks`: on values
 * that could not be imported as written
 */
function readValues({ columns, fallbacks }: Mapping, cells: Cells, today: string) {
  const { values: ownValues, remarks }: { values: Fields; remarks: string[] } = Array.isArray(cells)
    ? readCsvJob(columns, cells, today)
    : { values: cells, remarks: [] };
  const values = { ...ownValues };
  for (const [field, value] of Object.entries(fallbacks)) if (!values[field] && value) values[field] = value;
  return { values, ownValues, remarks };
}

/** The values of a row with its fixes and the chosen places. */
export const mendedValues = (mapping: Mapping, cells: Cells, mended: Fields | null, today: string): Fields =>
  applyFixes(mapping, readValues(mapping, cells, today).values, mended);

/**
 * @returns `hash` covers the values before any fix, as read on `today` in London; `reapplyFixes` repeats valid fixes of an earlier import
 */
export function readLine(mapping: Mapping, { cells, mended }: { cells: Cells; mended: Fields | null }, today: string) {
  const { values: fileValues, ownValues, remarks } = readValues(mapping, cells, today);
  const { reference: givenReference = '', ...values } = applyFixes(mapping, fileValues, mended);
  const reference = givenReference === '' && makesReferences(mapping) ? makeReference(ownValues) : givenReference;
  const reapplyFixes = (before: Mending) => {
    const fixes = { ...findValidFixes(fileValues, before), ...mended };
    return { mended: fixes, values: withoutReference(applyFixes(mapping, fileValues, fixes)) };
  };
  return {
    reference,
    values,
    hash: hashOf(withoutReference(fileValues)),
    mending: toStoredFixes(fileValues, mended),
    reapplyFixes,
    remarks,
    fileValues,
  };
}

/** True if the file has no column for references, so that the site generates them. Other formats have a reference field, which may be empty. */
export const makesReferences = ({ columns }: Mapping): boolean => !columns.includes('reference');

const withoutReference = ({ reference: _reference, ...values }: Fields): Fields => values;

function applyFixes(mapping: Mapping, fileValues: Fields, mended: Fields | null): Fields {
  const mappedValues = Object.entries(mapping.answers ?? {}).flatMap(([field, answers]) => {
    const value = fileValues[field] ?? '';
    return Object.hasOwn(answers, value) ? [[field, answers[value] ?? ''] as const] : [];
  });
  const values = { ...fileValues, ...Object.fromEntries(mappedValues), ...mended };
  const { location = '' } = values;
  const place = Object.hasOwn(mapping.places, location) ? mapping.places[location] : undefined;
  return { ...values, ...(place && { location: place }) };
}
