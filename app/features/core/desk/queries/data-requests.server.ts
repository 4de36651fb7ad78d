import { sql } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { dataRequestReference, readReference } from '#domain/data-request/data-request.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { DataRequestRow, DataRequestSearch, KeptRecordRow, KeptRecordSearch } from '../schema/lists.ts';

type RequestRow = Omit<DataRequestRow, 'reference'> & { number: number };

const UNFINISHED = sql`r.status IN ('open', 'in_hand')`;

export function listDataRequests({ asActor }: Database, admin: Admin, parameters: DataRequestSearch, now: Date) {
  const { search, status, kind, page } = parameters;
  const number = readReference(search);
  const names = sql`' ' || app.searchable(concat_ws(E'\\n', coalesce(r.name, p.full_name), coalesce(r.email, p.email)))`;
  const matches = sql`FROM data_requests AS r LEFT JOIN profiles AS p ON p.id = r.account_id WHERE r.confirmed_at IS NOT NULL
    ${number === null ? sql`` : sql`AND r.number = ${number}`}
    ${search && number === null ? sql`AND ${names} LIKE ALL (coalesce(app.search_patterns(app.search_words(${search})), '{}'))` : sql``}
    ${status === 'overdue' ? sql`AND ${UNFINISHED} AND r.due_on < ${londonDay(now)}::date` : sql``}
    ${status && status !== 'overdue' ? sql`AND r.status = ${status}` : sql``} ${kind ? sql`AND r.kind = ${kind}` : sql``}`;
  return asActor(admin.id, async (transaction) => {
    const { rows } = await sql<RequestRow>`
      SELECT r.id, r.number, r.kind, r.source, coalesce(r.name, p.full_name) AS name, r.status, r.due_on::text AS "dueOn",
             r.extended_at IS NOT NULL AS "isExtended", r.created_at AS "createdAt"
      ${matches}
      ORDER BY ${UNFINISHED} DESC, CASE WHEN ${UNFINISHED} THEN r.due_on END, CASE WHEN ${UNFINISHED} THEN r.number END,
               r.created_at DESC, r.number DESC
      LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}`.execute(transaction);
    const totals = await sql<{ total: number }>`SELECT count(*)::integer AS total ${matches}`.execute(transaction);
    const requests = rows.map(
      ({ number: each, ...row }): DataRequestRow => ({ ...row, reference: dataRequestReference(each, row.createdAt) }),
    );
    return { requests, total: totals.rows[0]?.total ?? 0 };
  });
}

export function listKeptRecords({ asActor }: Database, admin: Admin, { search, page }: KeptRecordSearch) {
  const names = sql`' ' || app.searchable(concat_ws(E'\\n', k.name, k.email, k.company, k.job_title, k.job_company))`;
  const matches = sql`FROM kept_records AS k WHERE true
    ${search ? sql`AND ${names} LIKE ALL (coalesce(app.search_patterns(app.search_words(${search})), '{}'))` : sql``}`;
  return asActor(admin.id, async (transaction) => {
    const { rows } = await sql<KeptRecordRow>`
      SELECT k.id, k.party, k.name, k.email, k.phone, k.company, k.location, k.experience, k.job_title AS "jobTitle",
             k.job_company AS "jobCompany", k.job_location AS "jobLocation", k.outcome, k.received_at AS "receivedAt",
             k.last_action_at AS "lastActionAt", k.keep_until AS "keepUntil"
      ${matches} ORDER BY k.last_action_at DESC, k.id
      LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}`.execute(transaction);
    const totals = await sql<{ total: number }>`SELECT count(*)::integer AS total ${matches}`.execute(transaction);
    return { rows, total: totals.rows[0]?.total ?? 0 };
  });
}
