/** Keeps what browsers say the content security policy stopped. Anybody can send such reports, so the table is bounded. */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';

/** Cut to what the table takes: 300 characters each. */
export type CspReport = { page: string; directive: string; blocked: string };

/** One row a day for each kind, counted. When the table is full, kinds that it does not know today are dropped. */
export async function keepCspReport(database: Database, report: CspReport): Promise<void> {
  const [page, directive, blocked] = [report.page, report.directive, report.blocked].map(toShownText);
  await sql`SELECT app.keep_csp_report(${page}, ${directive}, ${blocked})`.execute(database.asPublic);
}

/** PostgreSQL text cannot hold NUL, and other control characters are of no use to a reader. */
const toShownText = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 300)
    .toWellFormed();
