/** What is wrong in many lines alike is asked once for all of them: the values that could not be read, by field. */
import type { Fields, FormErrors } from '#app/web/form/read.server.ts';
import { ANSWERED_ONCE, FALLBACKS, type JobColumn } from '#domain/job-source/job-file.ts';

export type AskedFields = {
  /** As they came; '' for a value that is missing. */
  asked: Partial<Record<JobColumn, string>>;
  /** Nothing else is wrong with the line. What is missing may differ from line to line, so that these are listed as well. */
  isCovered?: true;
};

/** In characters; longer values are changed in their line. */
const LONGEST = 200;

/** @param mended what was typed for this line alone */
export function findAskedFields(errors: FormErrors, came: Fields, mended: Fields | null): AskedFields | null {
  const asked: AskedFields['asked'] = {};
  for (const field of ANSWERED_ONCE) {
    const value = came[field] ?? '';
    const isAsked = errors[field] && mended?.[field] === undefined && value.length <= LONGEST;
    if (isAsked && (value !== '' || FALLBACKS.some((each) => each === field))) asked[field] = value;
  }
  if (Object.keys(asked).length === 0) return null;
  const isCovered = Object.keys(errors).every((field) => asked[field as JobColumn]);
  return { asked, ...(isCovered && { isCovered }) };
}
