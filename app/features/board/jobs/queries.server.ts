import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import { type PublicJob, type PublicJobRow, toPublicJob } from '#domain/job/fields.ts';
import type { WorkMode } from '#domain/job/job.ts';
import { type JobCard, type JobCardSource, toJobCard } from '#domain/job/job-card.ts';
import type { PostingPlace } from '#domain/job/job-posting.ts';
import { type JobPreview, toJobPreview } from '#domain/job/job-preview.ts';
import type { JobGroupChange } from '#domain/text/sitemap-part.ts';
import { isUuid } from '#domain/uuid.ts';
import { type BoardSearch, JOBS_PER_PAGE, type JobCount } from './schema.ts';

export async function searchPublicJobs(
  asPublic: Queries,
  search: BoardSearch,
  limit = JOBS_PER_PAGE,
  offset = offsetOf(search),
): Promise<PublicJob[]> {
  const { rows } = await sql<PublicJobRow>`
    SELECT * FROM get_public_jobs(_limit => ${limit}, _offset => ${offset}, ${conditions(search)}, _sort => ${search.sort})
  `.execute(asPublic);
  return rows.map(toPublicJob);
}

export const searchJobCards = async (asPublic: Queries, search: BoardSearch, limit?: number): Promise<JobCard[]> =>
  (await searchBoard(asPublic, search, limit)).jobs;

/** The cards of a page, and the preview of its first job. Both show only the start of a description, so the rest stays in the database. */
export async function searchBoard(
  asPublic: Queries,
  search: BoardSearch,
  limit = JOBS_PER_PAGE,
): Promise<{ jobs: JobCard[]; first: JobPreview | null }> {
  const { rows } = await sql<BoardRow>`
    SELECT id, title, company, location, salary, type, category, basis, work_mode, start_date::text, created_at, closes_at, logo,
           left(description, ${DESCRIPTION_START}) AS description
    FROM get_public_jobs(_limit => ${limit}, _offset => ${offsetOf(search)}, ${conditions(search)}, _sort => ${search.sort})
  `.execute(asPublic);
  const jobs = rows.map(({ work_mode, start_date, created_at, closes_at, logo, ...job }) => ({
    ...job,
    ...(logo && { logo }),
    workMode: work_mode,
    startDate: start_date,
    createdAt: created_at,
    closesAt: closes_at,
  }));
  const [first] = jobs;
  return { jobs: jobs.map(toJobCard), first: first ? toJobPreview({ ...first, isOpen: true }) : null };
}

type BoardRow = Omit<JobCardSource, 'workMode' | 'startDate' | 'createdAt' | 'logo'> & {
  start_date: JobCardSource['startDate'];
  logo: string | null;
  work_mode: WorkMode;
  created_at: Date;
  closes_at: Date;
};

/** Enough for the 150 characters on a card, with any white space between them, and for the preview. */
const DESCRIPTION_START = 1_000;

export const offsetOf = ({ page }: Pick<BoardSearch, 'page'>) => (page - 1) * JOBS_PER_PAGE;

/** The database decides how far it counts, but always beyond the requested page. */
export async function countPublicJobs(asPublic: Queries, search: BoardSearch): Promise<JobCount> {
  const { rows } = await sql<JobCount>`
    SELECT total AS count, is_more AS "isMore"
    FROM count_public_jobs(${conditions(search)}, _needed => ${search.page * JOBS_PER_PAGE})
  `.execute(asPublic);
  return rows[0] ?? { count: 0, isMore: false };
}

/** An open, closed or expired job; null for drafts and unknown ids. */
export async function findPublicJob(asPublic: Queries, id: string): Promise<PublicJob | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<PublicJobRow>`SELECT * FROM get_public_job_by_id(_job_id => ${id})`.execute(asPublic);
  return rows[0] ? toPublicJob(rows[0]) : null;
}

export async function listPlacesOfJob(asPublic: Queries, id: string): Promise<PostingPlace[]> {
  const { rows } = await sql<{
    name: string;
    county: string | null;
    postal_code: string | null;
    is_chosen: boolean;
    country_code: string;
  }>`
    SELECT * FROM get_public_job_places(_job_id => ${id})
  `.execute(asPublic);
  return rows.map(({ name, county, postal_code: postalCode, is_chosen: isChosen, country_code: countryCode }) => ({
    name,
    county,
    postalCode,
    isChosen,
    countryCode,
  }));
}

/** Finds the countries (ISO 3166-1 alpha-2) of the open jobs among these that are abroad, by job id. */
export async function findCountriesAbroad(asPublic: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ job_id: string; country_code: string }>`
    SELECT * FROM list_countries_of_jobs(_job_ids => ${ids})
  `.execute(asPublic);
  return new Map(rows.map(({ job_id, country_code }) => [job_id, country_code]));
}

/** Other open jobs of its owner at the same company, newest first. */
export async function listOtherJobsOfEmployer(asPublic: Queries, id: string, limit: number): Promise<PublicJob[]> {
  const { rows } = await sql<PublicJobRow>`
    SELECT * FROM get_other_jobs_of_employer(_job_id => ${id}, _limit => ${limit})
  `.execute(asPublic);
  return rows.map(toPublicJob);
}

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

export async function listPublicJobChanges(
  asPublic: Queries,
  limit: number,
): Promise<{ id: string; updatedAt: Date }[]> {
  const { rows } = await sql<{ id: string; updated_at: Date }>`
    SELECT * FROM list_public_job_changes(_limit => ${limit})
  `.execute(asPublic);
  return rows.map(({ id, updated_at }) => ({ id, updatedAt: updated_at }));
}

export async function listChangesByPlace(asPublic: Queries, locations: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ location: string; last_change: Date }>`
    SELECT * FROM list_public_changes_by_place(_locations => ${[...locations]}::text[])
  `.execute(asPublic);
  return new Map(rows.map(({ location, last_change }) => [location, last_change]));
}

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

function conditions({ search, category, type, location, salary }: BoardSearch) {
  return sql`
    _category => ${category}, _location => ${location || null}, _search => ${search || null}, _type => ${type},
    _pay_from => ${salary}`;
}
