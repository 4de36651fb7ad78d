/**
 * Reads applications for the job's owner and the agency. Runs as that person, so that row-level security checks again. A withdrawn one has
 * only its candidate's name, its job and its dates.
 */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application/application.ts';
import { type NamedPerson, redactPerson } from '#domain/application/fair-view.ts';
import type { ScreeningAnswer } from '#domain/application/screening-answers.ts';
import type { Sender } from '#domain/application/sender.ts';
import { excerpt } from '#domain/text/text.ts';
import { mayReceiveAgency, mayReceiveAll } from '../policy.ts';
import type { ReceivedSearch } from '../schema.ts';
import { APPLICATIONS_PER_PAGE } from '../schema.ts';
import { formatSentAt, IS_UNNAMED, SENDER, SHOWN_NAME, SHOWN_SENT_AT, unlessUnnamed } from './fair-view.server.ts';

type Services = Pick<SiteServices, 'database'>;

export type ReceivedRow = {
  id: string;
  fullName: string;
  sender: Sender;
  status: ApplicationStatus;
  sentAt: Date;
  isUnnamed: boolean;
  hasCv: boolean;
  beginning: string | null;
};

const BEGINNING_LENGTH = 140;

export const showReceived = ({ sentAt, isUnnamed, beginning, ...application }: ReceivedRow) => ({
  ...application,
  sentOn: formatSentAt(sentAt, isUnnamed),
  beginning: excerpt(beginning?.trim().split('\n', 1)[0] ?? '', BEGINNING_LENGTH),
});

type ReceivedCounts = Record<ApplicationStatus | 'all', number>;

export function listReceived(services: Services, poster: Poster, jobId: string, { status, page }: ReceivedSearch) {
  const received = sql`FROM applications AS a JOIN jobs AS j ON j.id = a.job_id
    WHERE a.job_id = ${jobId} AND ${isFor(poster)}`;
  return services.database.asActor(poster.id, async (transaction) => {
    const { rows: applications } = await sql<ReceivedRow>`
      SELECT a.id, ${SHOWN_NAME} AS "fullName", ${SENDER} AS sender, a.desk_status AS status, ${SHOWN_SENT_AT} AS "sentAt", ${IS_UNNAMED} AS "isUnnamed",
             a.desk_status <> 'withdrawn' AND a.cv_id IS NOT NULL AS "hasCv",
             CASE WHEN a.desk_status <> 'withdrawn' THEN ${unlessUnnamed(sql`left(a.cover_note, 300)`)} END AS beginning
      ${received} ${status ? sql`AND a.desk_status = ${status}` : sql``}
      ORDER BY a.sent_at DESC, a.id DESC
      LIMIT ${APPLICATIONS_PER_PAGE} OFFSET ${(page - 1) * APPLICATIONS_PER_PAGE}`.execute(transaction);
    const { rows: counted } = await sql<{ status: ApplicationStatus; total: number }>`
      SELECT a.desk_status AS status, count(*)::integer AS total ${received} GROUP BY a.desk_status`.execute(
      transaction,
    );
    const counts = Object.fromEntries(['all', ...APPLICATION_STATUSES].map((each) => [each, 0])) as ReceivedCounts;
    for (const { status: each, total } of counted) {
      counts[each] = total;
      counts.all += total;
    }
    return { applications, counts };
  });
}

export type OwnReceivedRow = ReceivedRow & { jobId: string; jobTitle: string };

export async function listOwnReceived(
  { database }: Services,
  poster: Poster,
  { status, page }: ReceivedSearch,
): Promise<{ applications: OwnReceivedRow[]; isMore: boolean }> {
  const { rows } = await database.asActor(poster.id, (transaction) =>
    sql<OwnReceivedRow>`
      SELECT a.id, ${SHOWN_NAME} AS "fullName", ${SENDER} AS sender, a.status, ${SHOWN_SENT_AT} AS "sentAt", ${IS_UNNAMED} AS "isUnnamed", j.id AS "jobId", j.title AS "jobTitle",
             a.status <> 'withdrawn' AND a.cv_id IS NOT NULL AS "hasCv",
             CASE WHEN a.status <> 'withdrawn' THEN ${unlessUnnamed(sql`left(a.cover_note, 300)`)} END AS beginning
      FROM applications AS a JOIN jobs AS j ON j.id = a.job_id
      WHERE j.user_id = ${poster.id} ${status ? sql`AND a.status = ${status}` : sql``}
      ORDER BY a.sent_at DESC, a.id DESC
      LIMIT ${APPLICATIONS_PER_PAGE + 1} OFFSET ${(page - 1) * APPLICATIONS_PER_PAGE}`.execute(transaction),
  );
  return { applications: rows.slice(0, APPLICATIONS_PER_PAGE), isMore: rows.length > APPLICATIONS_PER_PAGE };
}

/** Counts by job: all applications, unopened and undecided ones. */
export type ApplicationCounts = Record<string, { all: number; fresh: number; waiting: number }>;

export async function countApplications(
  services: Services,
  poster: Poster,
  jobIds: readonly string[],
): Promise<ApplicationCounts> {
  if (jobIds.length === 0) return {};
  const { rows } = await services.database.asActor(poster.id, (transaction) =>
    sql<{ id: string; all: number; fresh: number; waiting: number }>`
      SELECT j.id, count(*)::integer AS all, (count(*) FILTER (WHERE a.desk_status = 'sent'))::integer AS fresh,
             (count(*) FILTER (WHERE a.desk_status IN ('sent', 'viewed')))::integer AS waiting
      FROM jobs AS j JOIN applications AS a ON a.job_id = j.id
      WHERE j.id = ANY(${jobIds}::uuid[]) AND ${isFor(poster)}
      GROUP BY j.id`.execute(transaction),
  );
  return Object.fromEntries(rows.map(({ id, ...counts }) => [id, counts]));
}

export type ExportedRow = {
  sent: string;
  status: ApplicationStatus;
  fullName: string;
  email: string | null;
  phone: string | null;
  location: string | null;
  skills: string[] | null;
  coverNote: string | null;
  answers: ScreeningAnswer[] | null;
  cvId: string | null;
  cvName: string | null;
};

/** `hidden` identifies the candidate whose name the reader may not know. */
type SelectedRow = ExportedRow & { id: string; at: string; hidden: NamedPerson | null };

const ROWS_AT_ONCE = 500;

/** Candidates type their skills themselves, so a name may be among them. */
const withoutName = (row: ExportedRow, person: NamedPerson): ExportedRow => ({
  ...row,
  skills: row.skills?.map((skill) => redactPerson(skill, person)) ?? null,
});

/** All applications, newest first, in batches that are quick to read. */
export async function* readAllReceived(
  services: Services,
  poster: Poster,
  jobId: string,
  status: ApplicationStatus | null,
): AsyncGenerator<ExportedRow[]> {
  let last: { at: string; id: string } | null = null;
  for (;;) {
    const after: RawBuilder<unknown> = last
      ? sql`AND (a.sent_at, a.id) < (${last.at}::timestamptz, ${last.id}::uuid)`
      : sql``;
    const rows = await services.database.asActor(
      poster.id,
      async (transaction) => (await selectExported(transaction, after)).rows,
    );
    if (rows.length > 0) yield rows.map(({ hidden, ...row }) => (hidden ? withoutName(row, hidden) : row));
    const end = rows.at(-1);
    if (!end || rows.length < ROWS_AT_ONCE) return;
    last = end;
  }

  function selectExported(transaction: Transaction<DB>, after: RawBuilder<unknown>) {
    const ifShown = (value: RawBuilder<unknown>) =>
      sql`CASE WHEN a.status <> 'withdrawn' AND NOT u.is_unnamed THEN ${value} END`;
    const unlessWithdrawn = (value: RawBuilder<unknown>) => sql`CASE WHEN a.status <> 'withdrawn' THEN ${value} END`;
    return sql<SelectedRow>`
      SELECT a.id, a.sent_at::text AS at, a.status, ${SHOWN_NAME} AS "fullName",
             to_char(a.sent_at AT TIME ZONE 'Europe/London', CASE WHEN u.is_unnamed THEN 'YYYY-MM-DD' ELSE 'YYYY-MM-DD HH24:MI' END) AS sent,
             ${ifShown(sql`a.email::text`)} AS email, ${ifShown(sql`a.phone`)} AS phone,
             ${unlessWithdrawn(sql`a.location`)} AS location, ${unlessWithdrawn(sql`a.skills`)} AS skills,
             ${ifShown(sql`a.cover_note`)} AS "coverNote", ${ifShown(sql`a.answers`)} AS answers,
             ${ifShown(sql`c.id`)} AS "cvId", ${ifShown(sql`c.name`)} AS "cvName",
             CASE WHEN u.is_unnamed THEN json_build_object('fullName', a.full_name, 'email', a.email, 'phone', a.phone) END AS hidden
      FROM applications AS a JOIN jobs AS j ON j.id = a.job_id LEFT JOIN cvs AS c ON c.id = a.cv_id
      -- OFFSET 0 makes PostgreSQL evaluate the condition once per row.
      CROSS JOIN LATERAL (SELECT ${IS_UNNAMED} AS is_unnamed OFFSET 0) AS u
      WHERE a.job_id = ${jobId} AND ${isFor(poster)}
        ${status ? sql`AND a.status = ${status}` : sql``} ${after}
      ORDER BY a.sent_at DESC, a.id DESC LIMIT ${ROWS_AT_ONCE}`.execute(transaction);
  }
}

/** A condition on the job `j`, equivalent to policy.ts. */
export function isFor(poster: Poster): RawBuilder<unknown> {
  if (mayReceiveAll(poster)) return sql`true`;
  return mayReceiveAgency(poster) ? sql`j.user_id = ANY (app.staff_ids())` : sql`j.user_id = ${poster.id}`;
}
