import { type Selectable, sql, type Transaction } from 'kysely';
import type { Fields } from '#app/web/form/read.server.ts';
import type { DB, JobOrigins } from '#db/types.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Mending } from './mended.server.ts';
import { readPostedOn } from './posted-on.server.ts';

export type Origin = Pick<
  Selectable<JobOrigins>,
  'job_id' | 'reference' | 'content_hash' | 'job_version' | 'key_id'
> & {
  mended: Mending;
  isMissing: boolean;
  version: string;
  closesAt: Date | null;
  postedAt: Date | null;
  location: string | null;
};

/** Selects the origins of many jobs in one query. */
export async function selectOrigins(
  transaction: Transaction<DB>,
  sourceId: string,
  references: readonly string[],
): Promise<Map<string, Origin>> {
  const { rows } = await sql<Origin>`
    SELECT o.job_id, o.reference, o.content_hash, o.job_version, o.key_id, o.mended, o.missing_since IS NOT NULL AS "isMissing",
           coalesce((extract(epoch FROM j.updated_at) * 1000000)::bigint::text, '0') AS version, j.closes_at AS "closesAt",
           j.created_at AS "postedAt", j.location
    FROM job_origins AS o LEFT JOIN jobs AS j ON j.id = o.job_id
    WHERE o.source_id = ${sourceId} AND o.reference = ANY (${references}::text[])`.execute(transaction);
  return new Map(rows.map((row) => [row.reference, row]));
}

const DAY_MS = 86_400_000;

/**
 * True if the source sent the same as before, so that nothing has to be done. A job without a closing date stays open while its source
 * lists it.
 */
export function isUnchanged(origin: Origin, hash: Buffer, values: Fields, now: Date): boolean {
  if (origin.isMissing || !origin.content_hash.equals(hash)) return false;
  if (origin.version !== origin.job_version) return true;
  const posted = readPostedOn(values['posted_on'] ?? '', now);
  const isPostedOtherwise =
    posted.ok && posted.day !== null && posted.day !== (origin.postedAt && londonDay(origin.postedAt));
  if (isPostedOtherwise) return false;
  if (values['closes_at']) return true;
  return (origin.closesAt?.getTime() ?? 0) - now.getTime() > 7 * DAY_MS;
}
