/** Finds values of a row that could not be read. The preview asks about equal values once, for all rows. */
import type { Fields, FormErrors } from '#app/web/form/read.server.ts';
import { ANSWERED_ONCE, FALLBACKS, type JobColumn } from '#domain/job-import/job-columns.ts';

export type AskedFields = {
  asked: Partial<Record<JobColumn, string>>;
  /** True if answers fix every error of the row. False for a missing value, which may differ by row: such rows are listed as well. */
  isCovered?: true;
};

/** In characters. Longer values are fixed in their own row. */
const LONGEST = 200;

export function findAskedFields(errors: FormErrors, fileValues: Fields, mended: Fields | null): AskedFields | null {
  const fields: AskedFields['asked'] = {};
  for (const field of ANSWERED_ONCE) {
    const value = fileValues[field] ?? '';
    const isAsked = errors[field] && mended?.[field] === undefined && value.length <= LONGEST;
    if (isAsked && (value !== '' || FALLBACKS.some((each) => each === field))) fields[field] = value;
  }
  if (Object.keys(fields).length === 0) return null;
  const isCovered = Object.keys(errors).every((field) => fields[field as JobColumn]);
  return { asked: fields, ...(isCovered && { isCovered }) };
}
