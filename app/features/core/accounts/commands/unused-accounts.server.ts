/** Owners of unused accounts are warned twice, then the accounts are deleted (docs/decisions/0029). */
import { sql } from 'kysely';
import { countDue, mayDelete } from '#platform/retention/may-delete.server.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import type { UnusedMailName } from '../emails/account-unused.tsx';
import { THE_SITE, writeAudit } from './audit.server.ts';

type Services = Pick<TaskServices, 'database' | 'tasks' | 'log' | 'retention'>;

/** Batch size of one transaction: short enough not to delay an owner who is signing in. */
const WARNED_AT_ONCE = 500;
const DELETED_AT_ONCE = 100;

/** Runs daily in batches of one transaction each, so that an interrupted run keeps its progress. Concurrent runs share the work. */
export async function endUnusedAccounts(services: Services, signal: AbortSignal): Promise<void> {
  const { database, log, retention } = services;
  const { inactiveMonths: months } = retention;
  await database.asSystem((transaction) => sql`SELECT app.drop_needless_warnings(${months})`.execute(transaction));
  if (months === 0) return;
  const firstWarnings = await repeat(signal, () => warnNext(services, 'account-unused'));
  const reminded = await repeat(signal, () => warnNext(services, 'account-unused-reminder'));
  const isPlausible = await mayDelete({ database, log }, 'accounts', countDue('accounts', months));
  const deletedCount = isPlausible ? await repeat(signal, () => deleteNext(services)) : 0;
  if (firstWarnings + reminded + deletedCount > 0)
    log.info({ warned: firstWarnings, reminded, deleted: deletedCount }, 'unused accounts were looked after');
  if (signal.aborted) throw new Error('Not all unused accounts were looked after');
}

async function repeat(signal: AbortSignal, step: () => Promise<number>): Promise<number> {
  let all = 0;
  while (!signal.aborted) {
    const count = await step();
    if (count === 0) break;
    all += count;
  }
  return all;
}

function warnNext({ database, tasks, retention }: Services, mail: UnusedMailName): Promise<number> {
  return database.asSystem(async (transaction) => {
    const { inactiveMonths: months } = retention;
    const { rows } = await (mail === 'account-unused'
      ? sql<{ id: string }>`SELECT app.warn_unused(${months}, ${WARNED_AT_ONCE}) AS id`.execute(transaction)
      : sql<{ id: string }>`SELECT app.remind_unused(${months}, ${WARNED_AT_ONCE}) AS id`.execute(transaction));
    for (const { id } of rows) await tasks.send(transaction, 'send-mail', { mail, accountId: id });
    return rows.length;
  });
}

function deleteNext({ database, tasks, retention }: Services): Promise<number> {
  return database.asSystem(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      SELECT app.erase_unused(${retention.inactiveMonths}, ${DELETED_AT_ONCE}) AS id`.execute(transaction);
    for (const { id } of rows) {
      await writeAudit(transaction, THE_SITE, 'account_deleted', { type: 'account', id, label: '' });
    }
    if (rows.length > 0) await tasks.send(transaction, 'remove-loose-files', {});
    return rows.length;
  });
}
