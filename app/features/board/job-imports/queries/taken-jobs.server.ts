import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { TakenJobs } from '../schema.ts';

const TAKEN_PER_PAGE = 20;

/** @param page from 1; pages beyond the last show the last */
export async function listTakenJobs(
  transaction: Transaction<DB>,
  importId: string,
  count: number,
  page: number,
): Promise<TakenJobs> {
  const pageCount = Math.max(1, Math.ceil(count / TAKEN_PER_PAGE));
  const shownPage = Math.min(page, pageCount);
  const { rows } = await sql<TakenJobs['jobs'][number]>`
    SELECT line, verdict = 'new' AS "isNew", shown ->> 'title' AS title, coalesce(shown ->> 'company', '') AS company,
           shown ->> 'location' AS location, coalesce(shown ->> 'salary', '') AS salary
    FROM job_import_rows WHERE import_id = ${importId} AND verdict IN ('new', 'changed')
    ORDER BY line LIMIT ${TAKEN_PER_PAGE} OFFSET ${(shownPage - 1) * TAKEN_PER_PAGE}`.execute(transaction);
  return { jobs: rows, page: shownPage, pageCount };
}
