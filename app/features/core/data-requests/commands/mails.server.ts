/** Writes a mail about a request at the moment it leaves; and forgets an address that was kept for one mail alone. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { dataRequestReference } from '#domain/data-request/data-request.ts';
import { agency } from '#domain/site/site.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { type DataRequestMailName, dataRequestMails } from '../emails/data-request-mails.tsx';
import { issueDataRequestLink } from './confirm-data-request.server.ts';

export type DataRequestMail = { mail: DataRequestMailName; requestId: string };

/** @returns null if the mail is no longer needed: the request is gone or already confirmed, or there is no recipient */
export async function writeDataRequestMail(
  transaction: Transaction<DB>,
  { mail, requestId }: DataRequestMail,
  publicOrigin: string,
) {
  const found = await transaction
    .selectFrom('data_requests as r')
    .leftJoin('profiles as p', 'p.id', 'r.account_id')
    .select([
      'r.kind',
      'r.source',
      'r.number',
      'r.created_at',
      'r.confirmed_at',
      'r.account_id',
      'r.email',
      'p.email as accountEmail',
    ])
    .select(sql<string>`r.due_on::text`.as('dueOn'))
    .where('r.id', '=', requestId)
    .executeTakeFirst();
  const isLink = mail === 'confirm-data-request';
  if (!found || (isLink && found.confirmed_at)) return null;
  const address = found.email ?? found.accountEmail;
  if (!address) return null;
  const formatDay = (day: string) => formatLongDate(new Date(`${day}T12:00:00Z`));
  const content = dataRequestMails[mail]({
    requestId,
    kind: found.kind,
    publicOrigin,
    reference: dataRequestReference(found.number, found.created_at),
    dueOn: formatDay(found.dueOn),
    reachedOn: found.source === 'desk' ? formatDay(londonDay(found.created_at)) : null,
    kept: mail === 'account-erased' ? await findKept(transaction, found.account_id) : null,
    token: isLink ? await issueDataRequestLink(transaction, requestId) : '',
  });
  const isToAgency = mail === 'data-request-arrived';
  return {
    to: isToAgency ? agency().email : address,
    // Replies go to the person who asked, not to ourselves.
    ...(isToAgency && { replyTo: address }),
    ...renderMail(content),
  };
}

async function findKept(transaction: Transaction<DB>, accountId: string | null) {
  if (accountId === null) return null;
  const { records, until } = await transaction
    .selectFrom('kept_records')
    .select(({ fn }) => [fn.countAll<string>().as('records'), fn.max('keep_until').as('until')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return until ? { records: Number(records), until: formatLongDate(until) } : null;
}

/** Runs after the last email about a deleted account. */
export async function forgetAddress(transaction: Transaction<DB>, requestId: string): Promise<void> {
  await transaction
    .updateTable('data_requests')
    .set({ email: null })
    .where('id', '=', requestId)
    .where('source', '=', 'account')
    .execute();
}
