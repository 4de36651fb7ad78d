import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Role } from '#domain/account/account.ts';
import type { PushAddress } from '#platform/push/push.ts';
import { findApplication } from './tell-account.server.ts';
import {
  KIND_OF_NEWS,
  type News,
  type NewsFacts,
  type Notification,
  writeNotification,
} from './write-notification.server.ts';

export type DeviceNews = {
  deviceId: string;
  news: News;
  subjectId?: string | undefined;
  count?: number | undefined;
};

/** @returns null if the device was removed or does not want this news, or the news is out of date */
export async function writeForDevice(
  transaction: Transaction<DB>,
  { deviceId, news, subjectId = '', count = 1 }: DeviceNews,
): Promise<{ address: PushAddress; notification: Notification } | null> {
  const device = await transaction
    .selectFrom('push_subscriptions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .select(['s.endpoint', 's.p256dh', 's.auth', 's.general', 's.jobs', 's.messages', 's.marketing'])
    .select(['p.id as accountId', 'p.role', 'p.status'])
    .where('s.id', '=', deviceId)
    .executeTakeFirst();
  const kind = KIND_OF_NEWS[news];
  if (!device || (kind && (!device[kind] || device.status !== 'approved'))) return null;
  const facts = await findFacts(transaction, { news, subjectId, count }, device);
  if (!facts) return null;
  const { endpoint, p256dh, auth } = device;
  return { address: { endpoint, p256dh, auth }, notification: writeNotification(facts) };
}

type Recipient = { accountId: string; role: Role };

async function findFacts(
  transaction: Transaction<DB>,
  { news, subjectId, count }: { news: News; subjectId: string; count: number },
  { accountId, role }: Recipient,
): Promise<NewsFacts | null> {
  switch (news) {
    case 'test':
      return { news };
    case 'account-approved':
      return { news, role };
    case 'new-jobs': {
      const job = await transaction
        .selectFrom('jobs')
        .select(['id', 'title', 'company', 'location', 'basis'])
        .where('id', '=', subjectId)
        .where('status', '=', 'open')
        .executeTakeFirst();
      return job ? { news, job, count } : null;
    }
    case 'application-moved':
    case 'interview-soon':
    case 'application-received': {
      const application = await findApplication(transaction, subjectId);
      const recipient = news === 'application-received' ? application?.keeperId : application?.candidateId;
      if (!application || recipient !== accountId) return null;
      return { news, applicationId: subjectId, jobTitle: application.jobTitle };
    }
  }
}
