/** Reads the rows behind the figures, one page at a time. */
import { sql, type Transaction } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { FILL_STEPS, WAIT_STEPS } from '#domain/report/report.ts';
import type { FilledJob, FillsSearch, QuietSearch, ReportedApplication, RowsSearch, Scope } from '../schema.ts';
import { listQuietJobs, scopeOf, toSteps } from './report.server.ts';
import { takeReportTurn } from './turns.server.ts';

export const listReportedApplications = (
  database: Database,
  consultant: Consultant,
  { part, until, step, source, page, ...search }: RowsSearch & Scope,
) =>
  listPage(database, consultant, async (transaction) => {
    const { rows } = await sql<ReportedApplication>`
      SELECT id, full_name AS "fullName", job_title AS "jobTitle", client, status, sent_at AS "sentAt", days, total
      FROM app.list_reported_applications(
        _part => ${part}, _until => ${until}, _days => ${toSteps(WAIT_STEPS)}, _step => ${step}, _source => ${source},
        _limit => ${ROWS_PER_PAGE}, _offset => ${(page - 1) * ROWS_PER_PAGE}, ${scopeOf(search)})`.execute(transaction);
    return rows;
  });

export const listFilledJobs = (
  database: Database,
  consultant: Consultant,
  { step, page, ...search }: FillsSearch & Scope,
) =>
  listPage(database, consultant, async (transaction) => {
    const { rows } = await sql<FilledJob>`
      SELECT id, title, client, posted_at AS "postedAt", filled_at AS "filledAt", days, total
      FROM app.list_reported_fills(
        _days => ${toSteps(FILL_STEPS)}, _step => ${step},
        _limit => ${ROWS_PER_PAGE}, _offset => ${(page - 1) * ROWS_PER_PAGE}, ${scopeOf(search)})`.execute(transaction);
    return rows;
  });

export const listQuietPage = (database: Database, consultant: Consultant, { page, ...search }: QuietSearch) =>
  listPage(database, consultant, (transaction) =>
    listQuietJobs(transaction, search, { limit: ROWS_PER_PAGE, offset: (page - 1) * ROWS_PER_PAGE }),
  );

/** The total comes with each row, so a page beyond the last reports 0. */
async function listPage<Row extends { total: number }>(
  { asActor }: Database,
  consultant: Consultant,
  read: (transaction: Transaction<DB>) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number } | 'busy'> {
  const rows = await takeReportTurn(consultant, () => asActor(consultant.id, read));
  return rows === 'busy' ? 'busy' : { rows, total: rows[0]?.total ?? 0 };
}
