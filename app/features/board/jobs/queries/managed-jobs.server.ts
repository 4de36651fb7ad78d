import { type RawBuilder, sql, type Transaction } from 'kysely';
import { mayAdminister, mayPost, type Poster, type Viewer } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { ALL_JOB_FIELDS, type JobValues, readJobColumns } from '#domain/job/fields.ts';
import type { JobStatus } from '#domain/job/job.ts';
import { isUuid } from '#domain/uuid.ts';
import { mayManageJob } from '../policy.ts';
import { type DeskSearch, type DeskStatus, JOBS_PER_DESK_PAGE } from '../schema.ts';
import { LEAVES_AT, NEEDS_CONFIRMATION } from './unconfirmed-jobs.server.ts';

type Services = Pick<SiteServices, 'database'>;

export type ManagedJob = JobValues & {
  id: string;
  userId: string;
  status: JobStatus;
  createdAt: Date;
  closesAt: Date;
  isPast: boolean;
  isAgency: boolean;
  clientId: string | null;
  /** Changes with every update, to the microsecond. */
  version: string;
  logo?: string;
};

/** @returns null for a missing job and for one the poster may not manage, so that an id reveals nothing */
export async function findManagedJob(services: Services, poster: Poster, id: string): Promise<ManagedJob | null> {
  if (!isUuid(id)) return null;
  const row = await services.database.asActor(poster.id, (transaction) =>
    selectManagedJob(transaction, id).executeTakeFirst(),
  );
  if (!row || !mayManageJob(poster, { userId: row.user_id, isAgency: row.is_agency })) return null;
  return {
    id: row.id,
    userId: row.user_id,
    ...readJobColumns(row, ALL_JOB_FIELDS),
    createdAt: row.created_at,
    closesAt: row.closes_at,
    isPast: row.is_past,
    isAgency: row.is_agency,
    version: row.version,
    clientId: row.client_id,
    status: row.status,
    ...(row.logo && { logo: row.logo }),
  };
}

/** The company of an employer's newest job; '' before the first job, and for administrators, who post for many. */
export async function findUsualCompany({ asActor }: SiteServices['database'], poster: Poster): Promise<string> {
  if (poster.role !== 'employer') return '';
  const newest = await asActor(poster.id, (transaction) =>
    transaction
      .selectFrom('jobs')
      .select('company')
      .where('user_id', '=', poster.id)
      .where('company', '<>', '')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return newest?.company ?? '';
}

/** Selects a job with `isPast` and `version`. Row-level security decides whether the actor sees it. */
export const selectManagedJob = (transaction: Transaction<DB>, id: string) =>
  transaction
    .selectFrom('jobs')
    .selectAll()
    .select(sql<boolean>`closes_at <= now()`.as('is_past'))
    .select(sql<string>`(extract(epoch FROM updated_at) * 1000000)::bigint::text`.as('version'))
    .select(sql<boolean>`user_id = ANY (app.staff_ids())`.as('is_agency'))
    .select(
      sql<string | null>`(SELECT l.logo FROM employer_logos AS l
                          WHERE l.user_id = jobs.user_id AND l.company_key = lower(jobs.company))`.as('logo'),
    )
    .where('id', '=', id);

export async function listManagedIds(
  database: SiteServices['database'],
  viewer: Viewer,
  ids: string[],
): Promise<string[]> {
  return managesAllJobs(viewer) ? ids : listOwnIds(database, viewer, ids);
}

const managesAllJobs = (viewer: Viewer): boolean => mayPost(viewer) && mayAdminister(viewer);

/** `listManagedIds` and `listOwnIds` in one query. */
export async function listManagedAndOwnIds(
  database: SiteServices['database'],
  viewer: Viewer,
  ids: string[],
): Promise<{ managed: string[]; ownIds: string[] }> {
  const ownIds = await listOwnIds(database, viewer, ids);
  return { managed: managesAllJobs(viewer) ? ids : ownIds, ownIds };
}

export async function listOwnIds(
  { asActor }: SiteServices['database'],
  viewer: Viewer,
  ids: string[],
): Promise<string[]> {
  if (!mayPost(viewer) || ids.length === 0) return [];
  const rows = await asActor(viewer.id, (transaction) =>
    transaction.selectFrom('jobs').select('id').where('user_id', '=', viewer.id).where('id', 'in', ids).execute(),
  );
  return rows.map(({ id }) => id);
}

export type DeskJob = {
  id: string;
  title: string;
  company: string;
  location: string;
  status: DeskStatus;
  createdAt: Date;
  closesAt: Date;
  /** The time at which the job leaves the board unless it is confirmed; null while no confirmation is due. */
  leavesAt: Date | null;
  /** Views in the last 30 days. */
  recentViews: number;
  views: number;
};

/** @param table the alias of the jobs table in the statement */
export function deskStatusOf(table: 'jobs' | 'j'): RawBuilder<DeskStatus> {
  const status = sql.ref(`${table}.status`);
  return sql`CASE WHEN ${status} = 'open' AND ${sql.ref(`${table}.closes_at`)} <= now() THEN 'expired' ELSE ${status} END`;
}

export type DeskCounts = Record<DeskStatus | 'all', number>;

/** One page of the poster's own jobs, newest first, with the number of jobs in each status. */
export function listOwnJobs(
  { asActor }: SiteServices['database'],
  poster: Poster,
  { search, status, page }: DeskSearch,
): Promise<{ jobs: DeskJob[]; counts: DeskCounts }> {
  const ownJobs = sql`
    FROM (SELECT id, title, company, location, created_at, closes_at,
                 ${deskStatusOf('j')} AS status, CASE WHEN ${NEEDS_CONFIRMATION} THEN ${LEAVES_AT} END AS leaves_at
          FROM jobs AS j
          WHERE user_id = ${poster.id}
            AND search_text LIKE ALL (coalesce(app.search_patterns(app.search_words(${search})), '{}'))) AS own`;
  return asActor(poster.id, async (transaction) => {
    const { rows: counted } = await sql<{ status: DeskStatus; jobs: number }>`
      SELECT status, count(*)::integer AS jobs ${ownJobs} GROUP BY status`.execute(transaction);
    const { rows } = await sql<DeskRow>`
      SELECT page.*, v.recent, v.total
      FROM (SELECT * ${ownJobs} WHERE ${status}::text IS NULL OR status = ${status}
            ORDER BY created_at DESC, id DESC
            LIMIT ${JOBS_PER_DESK_PAGE} OFFSET ${(page - 1) * JOBS_PER_DESK_PAGE}) AS page,
        LATERAL (SELECT coalesce(sum(views), 0)::integer AS total,
                        coalesce(sum(views) FILTER (WHERE day > (now() AT TIME ZONE 'Europe/London')::date - 30), 0)::integer AS recent
                 FROM job_views WHERE job_id = page.id) AS v
      ORDER BY page.created_at DESC, page.id DESC`.execute(transaction);
    const counts: DeskCounts = { all: 0, draft: 0, open: 0, closed: 0, expired: 0 };
    for (const each of counted) {
      counts[each.status] = each.jobs;
      counts.all += each.jobs;
    }
    return { jobs: rows.map(toDeskJob), counts };
  });
}

type DeskRow = Pick<DeskJob, 'id' | 'title' | 'company' | 'location' | 'status'> & {
  created_at: Date;
  closes_at: Date;
  leaves_at: Date | null;
  recent: number;
  total: number;
};

function toDeskJob({ id, title, company, location, status, recent, total, ...row }: DeskRow): DeskJob {
  const dates = { createdAt: row.created_at, closesAt: row.closes_at, leavesAt: row.leaves_at };
  return { id, title, company, location, status, ...dates, recentViews: recent, views: total };
}
