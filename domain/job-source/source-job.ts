/** A job from another system, in the fields and values of our own job form. */

import { ALL_JOB_FIELDS, type JobField } from '#domain/job/fields.ts';

/** A source cannot promise when the agency replies. */
export const IMPORTED_FIELDS = ALL_JOB_FIELDS.filter(
  (name): name is Exclude<JobField, 'reply_days'> => name !== 'reply_days',
);

/** Fields that a source may set. Missing ones stay empty; nothing is made up. */
const SOURCE_FIELDS = [...IMPORTED_FIELDS, 'closes_at', 'posted_on', 'status'] as const;
export type SourceField = (typeof SOURCE_FIELDS)[number];

/** Texts for the job form. The `status` 'closed', unknown to the form, means that the source has closed the job. */
export type SourceValues = Partial<Record<SourceField, string>>;

export type SourceJob = {
  /** The source's id of the job; '' without one. */
  reference: string;
  values: SourceValues;
  /** The page of the job at the source; '' if unknown. */
  link: string;
  /** Explains values that could not be imported as written to the person who imports. */
  remarks: readonly string[];
  /** Path of the job on the exported site, which may redirect to the job here. */
  oldPath?: string;
};

/** One job of a file or an answer. A problem is always the last row. */
export type SourceRow = { ok: true; job: SourceJob } | LeftOut | { ok: false; problem: string };

/** A record that is not to be imported: `leftOut` says why. */
export type LeftOut = { ok: true; leftOut: string };

/** @param parts values and remarks; of two values for one field the later counts */
export function sourceJob(
  reference: string,
  link: string,
  parts: readonly { values?: { [Name in SourceField]?: string | null | undefined }; remarks?: readonly string[] }[],
): SourceJob {
  const values: SourceValues = {};
  for (const part of parts) {
    for (const name of SOURCE_FIELDS) {
      const value = part.values?.[name]?.trim();
      if (value) values[name] = value;
    }
  }
  return { reference: reference.trim(), link, values, remarks: parts.flatMap((part) => part.remarks ?? []) };
}
