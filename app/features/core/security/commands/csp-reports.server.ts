import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';

/** Each text is cut to 300 characters, the columns' limit. */
export type CspReport = { page: string; directive: string; blocked: string };

/** One row per day and kind, with a count. When the table is full, kinds new today are dropped. */
export async function keepCspReport(database: Database, report: CspReport): Promise<void> {
  const [page, directive, blocked] = [report.page, report.directive, report.blocked].map(toShownText);
  await sql`SELECT app.keep_csp_report(${page}, ${directive}, ${blocked})`.execute(database.asPublic);
}

/** PostgreSQL text cannot hold NUL, and other control characters do not help a reader. */
const toShownText = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 300)
    .toWellFormed();
