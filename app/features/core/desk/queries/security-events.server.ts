import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { type EventRow, type EventSearch, MOST_EVENTS, type Risk } from '../schema/lists.ts';

/** Days in London, both included. */
export type Span = { from: string; to: string };
export type EventDay = { day: string; risk: Risk; events: number };

/** Only the first hundred of each second are stored (app.keep_security_event). */
const KEPT_A_SECOND = 100;

export function listSecurityEvents({ asActor }: Database, admin: Admin, search: EventSearch, span: Span) {
  return asActor(admin.id, async (transaction) => {
    const { from, to, page } = search;
    const matching = sql`${kindOf(search)} AND ${isWithin(sql`e.created_at`, { from, to })}`;
    const { rows: events } = await sql<EventRow>`
      SELECT e.id::text, e.created_at AS "createdAt", e.event_type AS type, e.risk_level AS risk,
             p.full_name AS "fullName", p.email::text AS "accountEmail", e.email AS "typedEmail", host(e.ip) AS ip,
             e.user_agent AS "userAgent", e.details
      FROM security_events AS e LEFT JOIN profiles AS p ON p.id = e.user_id
      WHERE ${matching}
      ORDER BY e.created_at DESC, e.id DESC LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}`.execute(
      transaction,
    );
    const { rows: counted } = await sql<{ total: number }>`
      SELECT count(*)::integer AS total
      FROM (SELECT FROM security_events AS e WHERE ${matching} LIMIT ${MOST_EVENTS + 1}) AS counted`.execute(
      transaction,
    );
    const { rows: days } = await sql<EventDay>`
      SELECT (e.created_at AT TIME ZONE 'Europe/London')::date::text AS day, e.risk_level AS risk, count(*)::integer AS events
      FROM security_events AS e WHERE ${kindOf(search)} AND ${isWithin(sql`e.created_at`, span)}
      GROUP BY 1, 2`.execute(transaction);
    return { events, total: counted[0]?.total ?? 0, days, unrecorded: await countDropped(transaction, span) };
  });
}

export async function listEventTypes({ asActor }: Database, admin: Admin): Promise<string[]> {
  // Skips from one type to the next by the index, instead of reading all events of each.
  const { rows } = await asActor(admin.id, (transaction) =>
    sql<{ type: string }>`
      WITH RECURSIVE types AS (
        (SELECT event_type FROM security_events ORDER BY event_type LIMIT 1)
        UNION ALL
        SELECT (SELECT e.event_type FROM security_events AS e WHERE e.event_type > t.event_type ORDER BY 1 LIMIT 1)
        FROM types AS t WHERE t.event_type IS NOT NULL
      ) SELECT event_type AS type FROM types WHERE event_type IS NOT NULL`.execute(transaction),
  );
  return rows.map(({ type }) => type);
}

function kindOf({ type, risk, person }: EventSearch): RawBuilder<unknown> {
  return sql`true ${type ? sql`AND e.event_type = ${type}` : sql``} ${risk ? sql`AND e.risk_level = ${risk}` : sql``}
    ${person ? sql`AND (${isAccountOf(sql`e.user_id`, person)} OR strpos(e.email, lower(${person})) > 0)` : sql``}`;
}

export const isAccountOf = (id: RawBuilder<unknown>, person: string, kind: 'uuid' | 'text' = 'uuid') =>
  sql`${id} IN (SELECT found.id::${sql.raw(kind)} FROM app.list_accounts(_search => ${person}, _limit => 100) AS found)`;

function isWithin(moment: RawBuilder<unknown>, { from, to }: Span): RawBuilder<unknown> {
  return sql`true
    ${from ? sql`AND ${moment} >= ${from}::date::timestamp AT TIME ZONE 'Europe/London'` : sql``}
    ${to ? sql`AND ${moment} < (${to}::date + 1)::timestamp AT TIME ZONE 'Europe/London'` : sql``}`;
}

async function countDropped(transaction: Transaction<DB>, span: Span): Promise<number> {
  const { rows } = await sql<{ events: number }>`
    SELECT coalesce(sum(r.events - ${KEPT_A_SECOND}::integer), 0)::integer AS events FROM security_event_rates AS r
    WHERE r.events > ${KEPT_A_SECOND} AND ${isWithin(sql`r.second`, span)}`.execute(transaction);
  return rows[0]?.events ?? 0;
}
