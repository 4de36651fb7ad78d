/** Accounts that have been unused for a long time, and the daily task that deletes them. */
import { endUnusedAccounts } from '#app/features/core/accounts/commands/unused-accounts.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Retention } from '#domain/time/retention.ts';
import { createLog } from '#platform/log/log.server.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { accountServices } from './account-services.ts';
import type { TestDatabase } from './database.ts';
import { asSuperuser } from './faults.ts';
import { queryTasks } from './task-queue.ts';

export type SentWarning = { mail: string; accountId: string };

export const RETENTION: Retention = { enquiryMonths: 12, inactiveMonths: 24 };
export const LONG_AGO = `current_date - interval '25 months'`;
export const { signal: NEVER_STOPPED } = new AbortController();

export function retentionServices(
  db: TestDatabase,
  sent: SentWarning[] = [],
): RequestContext & { retention: Retention } {
  const tasks = {
    send: async (_: unknown, task: string, payload: unknown) =>
      void (task === 'send-mail' && sent.push(payload as SentWarning)),
  } as Tasks;
  return { ...accountServices(db, { tasks }), retention: RETENTION, log: createLog('silent') };
}

export async function runUnused(db: TestDatabase, sent: SentWarning[] = []): Promise<SentWarning[]> {
  await endUnusedAccounts(retentionServices(db, sent), NEVER_STOPPED);
  return sent;
}

/** @param day an SQL expression */
export const setLastSeen = (db: TestDatabase, day: string, id: string) =>
  asSuperuser(db, `UPDATE profiles SET last_seen_on = ${day} WHERE id = '${id}'`);

/** Records that a warning was sent. @param sentAt an SQL expression */
export const setWarned = (db: TestDatabase, sentAt: string, id: string) =>
  asSuperuser(db, `INSERT INTO unused_warnings (user_id, asked_at, sent_at) VALUES ('${id}', ${sentAt}, ${sentAt})`);

export const accountExists = async (db: TestDatabase, id: string) =>
  (await queryTasks(db, 'SELECT FROM profiles WHERE id = $1', [id])).length === 1;
