import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { KIND_OF_NEWS, type News } from './write-notification.server.ts';

export type AccountNews = { news: Exclude<News, 'test' | 'new-jobs'>; subjectId: string };

/** One task per device, so that a failure of one does not notify another twice. */
export async function notifyAccount(
  transaction: Transaction<DB>,
  tasks: Tasks,
  { news, subjectId }: AccountNews,
): Promise<void> {
  const accountId = await findRecipient(transaction, { news, subjectId });
  const kind = KIND_OF_NEWS[news];
  if (!accountId || !kind) return;
  const devices = await transaction
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', accountId)
    .where(kind, '=', true)
    .execute();
  for (const { id: deviceId } of devices) {
    const key = `${deviceId} ${news} ${subjectId}`;
    await tasks.send(transaction, 'send-push', { deviceId, news, subjectId }, { key });
  }
}

async function findRecipient(transaction: Transaction<DB>, { news, subjectId }: AccountNews): Promise<string | null> {
  if (news === 'account-approved') return subjectId;
  const application = await findApplication(transaction, subjectId);
  return (news === 'application-received' ? application?.keeperId : application?.candidateId) ?? null;
}

/** Excludes withdrawn applications, which are no longer news. `keeperId` is null if the job was deleted. */
export const findApplication = (transaction: Transaction<DB>, id: string) =>
  transaction
    .selectFrom('applications as a')
    .leftJoin('jobs as j', 'j.id', 'a.job_id')
    .select(['a.job_title as jobTitle', 'a.candidate_id as candidateId', 'j.user_id as keeperId'])
    .where('a.id', '=', id)
    .where('a.status', '<>', 'withdrawn')
    .executeTakeFirst();
