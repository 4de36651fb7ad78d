/** When public jobs change, for caches, sitemaps and feeds. */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import type { JobGroupChange } from '#domain/text/sitemap-part.ts';

/**
 * The number of whole seconds for which a page with jobs stays true: until the next closing date, or midnight in London, when 'today'
 * changes; at most `atMost`, and 0 if it is not worth caching. The database announces people's changes, but not the passing of a date.
 */
export async function secondsUntilBoardChanges(asPublic: Queries, atMost: number): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    SELECT extract(epoch FROM least(
      get_next_public_job_closing(),
      (date_trunc('day', now() AT TIME ZONE 'Europe/London') + interval '1 day') AT TIME ZONE 'Europe/London'
    ) - now())::float8 AS seconds
  `.execute(asPublic);
  return Math.max(0, Math.min(atMost, Math.floor(rows[0]?.seconds ?? atMost)));
}

/** Ids and last changes of the newest open jobs, for the sitemap. */
export async function listPublicJobChanges(
  asPublic: Queries,
  limit: number,
): Promise<{ id: string; updatedAt: Date }[]> {
  const { rows } = await sql<{ id: string; updated_at: Date }>`
    SELECT * FROM list_public_job_changes(_limit => ${limit})
  `.execute(asPublic);
  return rows.map(({ id, updated_at }) => ({ id, updatedAt: updated_at }));
}

/** The last change of an open job at each of these places; places without open jobs are missing. */
export async function listChangesByPlace(asPublic: Queries, locations: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ location: string; last_change: Date }>`
    SELECT * FROM list_public_changes_by_place(_locations => ${[...locations]}::text[])
  `.execute(asPublic);
  return new Map(rows.map(({ location, last_change }) => [location, last_change]));
}

/** Groups open jobs by their ids: the number and last change of each group. */
export async function countJobChanges(asPublic: Queries): Promise<JobGroupChange[]> {
  const { rows } = await sql<{ part: number; jobs: number; last_change: Date }>`
    SELECT * FROM count_public_job_changes()
  `.execute(asPublic);
  return rows.map(({ part, jobs, last_change }) => ({ part, jobs, lastChange: last_change }));
}

/** Ids and last changes of open jobs in a range of ids, at most 10,000. */
export async function listJobChangesById(
  asPublic: Queries,
  { from, before }: { from: string; before: string | null },
  limit: number,
): Promise<{ id: string; updatedAt: Date }[]> {
  const { rows } = await sql<{ id: string; updated_at: Date }>`
    SELECT * FROM list_public_job_changes_by_id(_from => ${from}, _before => ${before}, _limit => ${limit})
  `.execute(asPublic);
  return rows.map(({ id, updated_at }) => ({ id, updatedAt: updated_at }));
}
