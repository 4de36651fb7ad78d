/** Keeps what browsers say the content security policy stopped. Anybody can send such reports, so the table is bounded. */
import { sql } from 'kysely';
import type { Database } from '#db/client.server.ts';

/** Cut to what the table takes: 300 characters each. */
export type CspReport = { page: string; directive: string; blocked: string };

const MOST_ROWS = 10_000;
/** Any constant. */
const LOCK = 7_215_011;

/** One row a day for each kind, counted. When the table is full, kinds that it does not know today are dropped. */
export async function keepCspReport({ asSystem }: Database, report: CspReport): Promise<void> {
  const [page, directive, blocked] = [report.page, report.directive, report.blocked].map(toShownText);
  await asSystem(async (transaction) => {
    // One at a time, or together they would step over the bound.
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await sql`
      WITH report AS (SELECT (now() AT TIME ZONE 'Europe/London')::date AS day, ${page} AS page, ${directive} AS directive,
                             ${blocked} AS blocked)
      INSERT INTO csp_reports AS kept (day, page, directive, blocked)
      SELECT day, page, directive, blocked FROM report
      WHERE (SELECT count(*) FROM csp_reports) < ${MOST_ROWS}
         OR EXISTS (SELECT FROM csp_reports JOIN report USING (day, page, directive, blocked))
      ON CONFLICT (day, page, directive, blocked)
      DO UPDATE SET reports = least(kept.reports::bigint + 1, 2147483647)::integer, last_at = now()`.execute(
      transaction,
    );
  });
}

/** PostgreSQL takes no NUL, and nobody needs to read other control characters. */
const toShownText = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 300)
    .toWellFormed();
