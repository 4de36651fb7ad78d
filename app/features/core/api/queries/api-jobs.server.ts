import { sql } from 'kysely';
import { findJobs } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { offsetOf } from '#app/features/board/jobs/queries/public/public-jobs.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { advertisedBy } from '#domain/job/advertised-by.ts';
import { PUBLIC_JOB_FIELDS, type PublicJob, type PublicJobRow, toJobColumns, toPublicJob } from '#domain/job/fields.ts';
import { DEEPEST_PAGE, type JobQuestion, readJobQuestion } from '#domain/job/search/job-question.ts';
import { agency } from '#domain/site/site.ts';
import { API_JOB_FIELDS, type ApiJob, type JobsQuestion, USUAL_LIMIT } from '../schema.ts';
import { type Place, readPlace, writePlace } from './place-in-list.server.ts';

type SearchContext = { asPublic: Queries; content: Pick<Content, 'search'> };

/** `after` is the cursor of the next page; null on the last page. */
type JobPage = { jobs: PublicJob[]; after: string | null };

/** @returns null if `after` is not a cursor of ours */
export function listApiJobs(context: SearchContext, parameters: JobsQuestion): Promise<JobPage> | null {
  const search = readJobQuestion(new Map(Object.entries(parameters).map(([name, value]) => [name, String(value)])));
  const limit = parameters.limit ?? USUAL_LIMIT;
  if (isSearch(search)) return searchJobs(context, search, limit, parameters.after);
  return listFrom(context.asPublic, search, limit, parameters.after);
}

/** True unless the request is a plain newest-first list, in which each job has a fixed place. */
const isSearch = ({ search, where, industry, salary, posted, sort }: JobQuestion): boolean =>
  search !== '' || where !== '' || industry !== null || salary !== null || posted !== null || sort !== null;

function listFrom(asPublic: Queries, search: JobQuestion, limit: number, after?: string): Promise<JobPage> | null {
  const place = readPlace(after);
  return place === null ? null : readList(asPublic, search, limit, place);
}

async function readList(
  asPublic: Queries,
  { category, type, mode }: JobQuestion,
  limit: number,
  after: Place | undefined,
): Promise<JobPage> {
  const { rows } = await sql<PublicJobRow & { posted: string }>`
    SELECT (listed.job).*, listed.posted FROM list_public_jobs(
      _limit => ${limit}, _after_posted => ${after?.moment ?? null}, _after_id => ${after?.id ?? null},
      _category => ${category}, _type => ${type}, _work_mode => ${mode}) AS listed
  `.execute(asPublic);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { jobs: rows.map(toPublicJob), after: last ? writePlace({ moment: last.posted, id: last.id }) : null };
}

/** Ends where the board's pages end. */
const MOST_SKIPPED = offsetOf({ page: DEEPEST_PAGE });

function searchJobs(context: SearchContext, search: JobQuestion, limit: number, after = '0'): Promise<JobPage> | null {
  if (!/^\d{1,4}$/.test(after) || Number(after) > MOST_SKIPPED) return null;
  return readFoundJobs(context, search, limit, Number(after));
}

async function readFoundJobs(
  context: SearchContext,
  search: JobQuestion,
  limit: number,
  skipped: number,
): Promise<JobPage> {
  const jobs = await findJobs(context, search, limit, skipped);
  const nextOffset = skipped + limit;
  return { jobs, after: jobs.length === limit && nextOffset <= MOST_SKIPPED ? String(nextOffset) : null };
}

/** @param fields empty: all */
export function toApiJob(
  job: PublicJob,
  url: string,
  fields: readonly (keyof ApiJob)[] = API_JOB_FIELDS,
): Partial<ApiJob> {
  const all: ApiJob = {
    id: job.id,
    url,
    ...toJobColumns(job, PUBLIC_JOB_FIELDS),
    advertised_by: advertisedBy(job, agency().name),
    posted_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
    closes_at: job.closesAt.toISOString(),
    is_open: job.isOpen,
  };
  return Object.fromEntries(fields.map((field) => [field, all[field]]));
}
