/** Reads of jobs for the public. All go through the database's own public procedures (spec: accounts §7). */
import { sql } from 'kysely';
import type { Queries } from '#db/client.server.ts';
import type { JobBasis, JobCategory, JobType, PublicJob, SalaryPeriod, WorkMode } from '#domain/job.ts';
import { isUuid } from '#domain/uuid.ts';
import { type BoardSearch, DEEPEST_PAGE, JOBS_PER_PAGE, type JobCount } from './schema.ts';

/** The furthest that results are counted: what can be paged through at all. */
const COUNT_LIMIT = JOBS_PER_PAGE * DEEPEST_PAGE;

/** A row of the composite type public_job. */
export type PublicJobRow = {
  id: string;
  title: string;
  company: string;
  location: string;
  salary: string;
  type: JobType;
  category: JobCategory;
  description: string;
  requirements: string;
  created_at: Date;
  salary_min: string | null;
  salary_max: string | null;
  salary_period: SalaryPeriod | null;
  basis: JobBasis;
  work_mode: WorkMode;
  closes_at: Date;
  updated_at: Date;
  is_open: boolean;
};

/** One page of the board, in the order asked for; `limit` for its first few. */
export async function searchPublicJobs(
  asPublic: Queries,
  search: BoardSearch,
  limit = JOBS_PER_PAGE,
): Promise<PublicJob[]> {
  const offset = (search.page - 1) * JOBS_PER_PAGE;
  const { rows } = await sql<PublicJobRow>`
    SELECT * FROM get_public_jobs(_limit => ${limit}, _offset => ${offset}, ${conditions(search)}, _sort => ${search.sort})
  `.execute(asPublic);
  return rows.map(toPublicJob);
}

export async function countPublicJobs(asPublic: Queries, search: BoardSearch): Promise<JobCount> {
  const { rows } = await sql<{ total: number }>`
    SELECT count_public_jobs(${conditions(search)}, _cap => ${COUNT_LIMIT}) AS total
  `.execute(asPublic);
  const total = rows[0]?.total ?? 0;
  return { count: Math.min(total, COUNT_LIMIT), isMore: total > COUNT_LIMIT };
}

/** An open, closed or expired job; null for drafts and ids that name no job. */
export async function findPublicJob(asPublic: Queries, id: string): Promise<PublicJob | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<PublicJobRow>`SELECT * FROM get_public_job_by_id(_job_id => ${id})`.execute(asPublic);
  return rows[0] ? toPublicJob(rows[0]) : null;
}

/** Open jobs like the given one, nearest first. */
export async function listSimilarJobs(asPublic: Queries, id: string, limit: number): Promise<PublicJob[]> {
  const { rows } = await sql<PublicJobRow>`
    SELECT * FROM get_similar_public_jobs(_job_id => ${id}, _limit => ${limit})
  `.execute(asPublic);
  return rows.map(toPublicJob);
}

/** What a job's title must say. */
export type TitleSearch = {
  category: JobCategory;
  /** What a word of the title must begin with; one or two letters (IT) are a word of their own. */
  words: readonly string[];
  /** Jobs of the category are found without the words, too, and others by the words alone. */
  isEither: boolean;
};

/** The newest open jobs with such titles (spec: marketing §7, "Industry pages"). */
export async function listJobsByTitle(
  asPublic: Queries,
  { category, words, isEither }: TitleSearch,
  limit: number,
): Promise<PublicJob[]> {
  const { rows } = await sql<PublicJobRow>`
    SELECT * FROM get_public_jobs_by_title(
      _category => ${category}, _words => ${[...words]}::text[], _either => ${isEither}, _limit => ${limit})
  `.execute(asPublic);
  return rows.map(toPublicJob);
}

/**
 * For how many whole seconds a page that lists jobs stays true by itself: until the next closing date, at most `atMost`;
 * 0 when it is not worth keeping. Changes made by people are announced by the database; the passing of a date is not.
 */
export async function secondsUntilBoardChanges(asPublic: Queries, atMost: number): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    SELECT extract(epoch FROM get_next_public_job_closing() - now())::float8 AS seconds
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

/** node-postgres hands numerics over as text, to lose nothing; pay and hours have few decimals and fit a number exactly enough. */
export const toNumber = (numeric: string | null): number | null => (numeric === null ? null : Number(numeric));

/** What the procedures that search take of it. */
export function conditions({ search, category, type, location, salary }: BoardSearch) {
  return sql`
    _category => ${category}, _location => ${location || null}, _search => ${search || null}, _type => ${type},
    _pay_from => ${salary}`;
}

export function toPublicJob(row: PublicJobRow): PublicJob {
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    salary: row.salary,
    type: row.type,
    category: row.category,
    description: row.description,
    requirements: row.requirements,
    basis: row.basis,
    workMode: row.work_mode,
    salaryMin: toNumber(row.salary_min),
    salaryMax: toNumber(row.salary_max),
    salaryPeriod: row.salary_period,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    closesAt: row.closes_at,
    isOpen: row.is_open,
  };
}
