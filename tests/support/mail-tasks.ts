import { PgBoss } from 'pg-boss';
import type { AccountMailName } from '#app/features/core/accounts/emails/account-mails.tsx';
import type { TestDatabase } from './database.ts';
import { queryTasks } from './task-queue.ts';

/** @returns the ids of the tasks */
export async function queueMails(
  database: TestDatabase,
  mail: AccountMailName,
  accountIds: string[],
): Promise<string[]> {
  return withBoss(database, async (boss) => {
    const ids: string[] = [];
    for (const accountId of accountIds) {
      const id = await boss.send('send-mail', { mail, accountId }, { singletonKey: crypto.randomUUID() });
      ids.push(id ?? '');
    }
    return ids;
  });
}

export const queueMatching = (database: TestDatabase): Promise<string | null> =>
  withBoss(database, (boss) => boss.send('match-jobs', {}, { singletonKey: 'now' }));

/** Pretends that a process died half a minute ago, so that another one takes its tasks over. */
export async function takeOverDeadTasks(database: TestDatabase, queue = 'send-mail'): Promise<void> {
  await queryTasks(database, `UPDATE tasks.job SET heartbeat_on = now() - interval '31 s' WHERE state = 'active'`);
  await queryTasks(database, 'UPDATE tasks.queue SET monitor_on = NULL, monitor_claim_on = NULL');
  await withBoss(database, (boss) => boss.supervise(queue));
}

async function withBoss<Result>({ appUrl }: TestDatabase, work: (boss: PgBoss) => Promise<Result>): Promise<Result> {
  const boss = new PgBoss({
    connectionString: appUrl,
    schema: 'tasks',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    return await work(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}
