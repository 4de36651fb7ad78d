import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImportQuestion } from '../schema.ts';

const LISTED = 20;

export async function listQuestions(transaction: Transaction<DB>, importId: string): Promise<ImportQuestion[]> {
  const { rows } = await sql<ImportQuestion>`
    SELECT a.key AS field, a.value, r.errors ->> a.key AS error, count(*)::integer AS lines, min(r.line)::integer AS line
    FROM job_import_rows AS r, jsonb_each_text(r.shown -> 'asked') AS a
    WHERE r.import_id = ${importId} AND r.verdict = 'faulty' AND r.shown ? 'asked'
    GROUP BY 1, 2, 3 HAVING a.value <> '' OR count(*) > 1 ORDER BY lines DESC, field, value LIMIT ${LISTED}`.execute(
    transaction,
  );
  return rows;
}

export async function countCovered(transaction: Transaction<DB>, importId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM job_import_rows
    WHERE import_id = ${importId} AND verdict = 'faulty' AND shown ? 'isCovered'`.execute(transaction);
  return rows[0]?.count ?? 0;
}
