import { ALL_JOB_FIELDS, type JobField } from '#domain/job/fields.ts';

/** Leaves out the days until a reply, which a source cannot promise for the agency. */
export const IMPORTED_FIELDS = ALL_JOB_FIELDS.filter(
  (name): name is Exclude<JobField, 'reply_days'> => name !== 'reply_days',
);

const SOURCE_FIELDS = [...IMPORTED_FIELDS, 'closes_at', 'posted_on', 'status'] as const;
export type SourceField = (typeof SOURCE_FIELDS)[number];

/** Texts for the job form. The `status` 'closed', which the form does not know, means that the source has closed the job. */
export type SourceValues = Partial<Record<SourceField, string>>;

export type SourceJob = {
  /** The source's id of the job; '' without one. */
  reference: string;
  values: SourceValues;
  /** The page of the job at the source; '' if unknown. */
  link: string;
  remarks: readonly string[];
  /** The job's path on the agency's previous site, which may redirect to the job here. */
  oldPath?: string;
};

/** One job of a file or response. A problem is always the last row. */
export type SourceRow = { ok: true; job: SourceJob } | LeftOut | { ok: false; problem: string };

export type LeftOut = { ok: true; leftOut: string };

/** @param parts values and remarks; a later value of the same field replaces an earlier one */
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
