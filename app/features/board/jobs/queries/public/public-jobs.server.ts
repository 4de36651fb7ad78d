/** Reads of jobs for the public, all through the database's public functions (spec: accounts §7). */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import { type PublicJob, type PublicJobRow, toPublicJob } from '#domain/job/fields.ts';
import type { WorkMode } from '#domain/job/job.ts';
import { type JobCard, type JobCardSource, toJobCard } from '#domain/job/job-card.ts';
import { type JobPreview, toJobPreview } from '#domain/job/job-preview.ts';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { JOBS_PER_PAGE, type JobCount } from '../../schema.ts';

/** One page of the board in the requested order; `limit` takes its first few. */
export async function searchPublicJobs(
  asPublic: Queries,
  search: JobQuestion,
  limit = JOBS_PER_PAGE,
  offset = offsetOf(search),
): Promise<PublicJob[]> {
  const { rows } = await sql<PublicJobRow>`
    SELECT * FROM get_public_jobs(_limit => ${limit}, _offset => ${offset}, ${conditions(search)}, _sort => ${search.sort})
  `.execute(asPublic);
  return rows.map(toPublicJob);
}

export const searchJobCards = async (asPublic: Queries, search: JobQuestion, limit?: number): Promise<JobCard[]> =>
  (await searchBoard(asPublic, search, limit)).jobs;

/** The cards of a page, and the preview of its first job. Both show only the start of a description, so the rest stays in the database. */
export async function searchBoard(
  asPublic: Queries,
  search: JobQuestion,
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

export const offsetOf = ({ page }: Pick<JobQuestion, 'page'>) => (page - 1) * JOBS_PER_PAGE;

/** The database decides how far it counts, but always beyond the requested page. */
export async function countPublicJobs(asPublic: Queries, search: JobQuestion): Promise<JobCount> {
  const { rows } = await sql<JobCount>`
    SELECT total AS count, is_more AS "isMore"
    FROM count_public_jobs(${conditions(search)}, _needed => ${search.page * JOBS_PER_PAGE})
  `.execute(asPublic);
  return rows[0] ?? { count: 0, isMore: false };
}

/** Parameters of the database's list functions. */
function conditions({ search, category, type, where, salary }: JobQuestion) {
  return sql`
    _category => ${category}, _location => ${where || null}, _search => ${search || null}, _type => ${type},
    _pay_from => ${salary}`;
}
