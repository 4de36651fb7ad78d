/** Asks owners whether their jobs are still open, and closes jobs without an answer. Runs daily. */
import { sql, type Transaction } from 'kysely';
import { THE_SITE, writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { DB } from '#db/types.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { LEAVES_AT, NEEDS_CONFIRMATION, WAS_ASKED } from '../queries/unconfirmed-jobs.server.ts';

type Services = Pick<TaskServices, 'database' | 'tasks' | 'log' | 'isDemo'>;

const AT_ONCE = 500;

/** Skip the demo: its emails reach no real person. */
export async function checkOpenJobs({ database, tasks, log, isDemo }: Services, signal: AbortSignal): Promise<void> {
  if (isDemo) return;
  let closed = 0;
  while (!signal.aborted) {
    const closedNow = await database.asSystem((transaction) => closeSome(transaction, tasks));
    if (closedNow === 0) break;
    closed += closedNow;
  }
  const askedCount = await database.asSystem((transaction) => askOwners(transaction, tasks));
  if (askedCount + closed > 0) log.info({ asked: askedCount, closed }, 'unconfirmed jobs were looked after');
  if (signal.aborted) throw new Error('Not all unconfirmed jobs were looked after');
}

/** Closes jobs as an owner would, so that the table's triggers notify caches, search and alerts. Each owner gets one email. */
async function closeSome(transaction: Transaction<DB>, tasks: Services['tasks']): Promise<number> {
  const { rows } = await sql<{ id: string; title: string; userId: string }>`
    UPDATE jobs SET status = 'closed' WHERE id IN (
      SELECT j.id FROM jobs AS j WHERE ${NEEDS_CONFIRMATION} AND ${WAS_ASKED} AND ${LEAVES_AT} <= app.deletion_moment()
      ORDER BY j.user_id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id, title, user_id AS "userId"`.execute(transaction);
  for (const { id, title } of rows)
    await writeAudit(transaction, THE_SITE, 'job_closed', { type: 'job', id, label: title });
  for (const [accountId, own] of Map.groupBy(rows, ({ userId }) => userId)) {
    await tasks.send(transaction, 'send-mail', {
      mail: 'jobs-left-the-board',
      accountId,
      jobIds: own.map(({ id }) => id),
    });
  }
  return rows.length;
}

/** If no owner can answer (a colleague who has left), the week starts at once: others see the job on their first page. */
async function askOwners(transaction: Transaction<DB>, tasks: Services['tasks']): Promise<number> {
  await sql`
    UPDATE jobs SET confirmation_asked_at = now() WHERE id IN (
      SELECT j.id FROM jobs AS j JOIN profiles AS o ON o.id = j.user_id
      WHERE o.status <> 'approved' AND ${NEEDS_CONFIRMATION} AND (${WAS_ASKED}) IS NOT TRUE)`.execute(transaction);
  const { rows } = await sql<{ accountId: string }>`
    SELECT DISTINCT j.user_id AS "accountId" FROM jobs AS j JOIN profiles AS o ON o.id = j.user_id
    WHERE o.status = 'approved' AND ${NEEDS_CONFIRMATION} AND (${WAS_ASKED}) IS NOT TRUE`.execute(transaction);
  for (const { accountId } of rows)
    await tasks.send(
      transaction,
      'send-mail',
      { mail: 'confirm-jobs', accountId },
      { key: `confirm-jobs ${accountId}` },
    );
  return rows.length;
}
