/** Deletes enquiries without activity for the retention period, whatever their status, with their files (docs/decisions/0029). */
import { sql } from 'kysely';
import { THE_SITE, writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { mayDelete } from '#platform/retention/may-delete.server.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { nameEnquiry } from './decide-enquiry.server.ts';

type Services = Pick<TaskServices, 'database' | 'tasks' | 'log' | 'retention'>;

const AT_ONCE = 100;

/**
 * Runs daily in batches of one transaction each, so that an interrupted run keeps its progress. Concurrent runs share the work. An enquiry
 * that an administrator has locked waits for the next day.
 *
 * @param asOf for tests; default: the database's clock
 */
export async function forgetOldEnquiries(services: Services, signal: AbortSignal, asOf?: Date): Promise<void> {
  const { log, retention } = services;
  if (retention.enquiryMonths === 0) return;
  const count = sql`
    SELECT count(*) FILTER (WHERE ${isDue(services, asOf)}) AS due, count(*) AS total
    FROM enquiries WHERE confirmed_at IS NOT NULL`;
  if (!(await mayDelete(services, 'enquiries', count))) return;
  let enquiries = 0;
  while (!signal.aborted) {
    const batchSize = await forgetNext(services, asOf);
    if (batchSize === 0) break;
    enquiries += batchSize;
  }
  if (enquiries > 0) log.info({ enquiries }, 'old enquiries were forgotten');
  if (signal.aborted) throw new Error('Not all old enquiries were forgotten');
}

/** Counts calendar months in London from the last change of status, or from the confirmation. */
function isDue({ retention }: Pick<Services, 'retention'>, asOf?: Date) {
  const deletionTime = asOf ? sql`${asOf}::timestamptz` : sql`app.deletion_moment()`;
  return sql`confirmed_at IS NOT NULL AND greatest(confirmed_at, status_changed_at) <=
    (${deletionTime} AT TIME ZONE 'Europe/London' - make_interval(months => ${retention.enquiryMonths}::int)) AT TIME ZONE 'Europe/London'`;
}

function forgetNext(services: Services, asOf?: Date): Promise<number> {
  const { database, tasks } = services;
  return database.asSystem(async (transaction) => {
    const { rows } = await sql<{ id: string; kind: EnquiryKind; createdAt: Date }>`
      DELETE FROM enquiries WHERE id IN (
        SELECT id FROM enquiries
        WHERE ${isDue(services, asOf)}
        ORDER BY greatest(confirmed_at, status_changed_at) LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING id, kind, created_at AS "createdAt"`.execute(transaction);
    for (const row of rows) await writeAudit(transaction, THE_SITE, 'enquiry_deleted', nameEnquiry(row));
    if (rows.length > 0) await tasks.send(transaction, 'remove-loose-files', {});
    return rows.length;
  });
}
