import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { dataRequestReference } from '#domain/data-request/data-request.ts';
import { agency } from '#domain/site/site.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatLongDate, formatLongDay } from '#domain/time/dates.ts';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { defineMails, type PayloadsOf, sendTaskMail } from '#platform/mail/mail-task.server.ts';
import { issueLink } from '#platform/token/emailed-links.server.ts';
import { type DataRequestMailName, dataRequestMailNames, dataRequestMails } from './data-request-mails.tsx';

type DataRequestMail = { mail: DataRequestMailName; requestId: string };

/** @returns null if the email is no longer needed: the request was deleted or already confirmed, or has no recipient */
async function writeDataRequestMail(
  transaction: Transaction<DB>,
  { mail, requestId }: DataRequestMail,
  publicOrigin: string,
) {
  const request = await transaction
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
  if (!request || (isLink && request.confirmed_at)) return null;
  const address = request.email ?? request.accountEmail;
  if (!address) return null;
  const content = dataRequestMails[mail]({
    requestId,
    kind: request.kind,
    publicOrigin,
    reference: dataRequestReference(request.number, request.created_at),
    dueOn: formatLongDay(request.dueOn),
    reachedOn: request.source === 'desk' ? formatLongDay(londonDay(request.created_at)) : null,
    keptRecords: mail === 'account-erased' ? await findKept(transaction, request.account_id) : null,
    token: isLink ? (await issueLink(transaction, 'data_request', { request_id: requestId })).token : '',
  });
  const isToAgency = mail === 'data-request-arrived';
  return {
    to: isToAgency ? agency().email : address,
    // A reply must reach the requester.
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

async function forgetAddress(transaction: Transaction<DB>, requestId: string): Promise<void> {
  await transaction
    .updateTable('data_requests')
    .set({ email: null })
    .where('id', '=', requestId)
    .where('source', '=', 'account')
    .execute();
}

export const dataRequestMailEntries = defineMails(dataRequestMailNames, {
  schema: z.strictObject({ requestId: z.uuid() }),
  write: writeDataRequestMail,
  send: async (services, content, taskId, { mail, requestId }) => {
    await sendTaskMail(services, content, taskId);
    if (mail !== 'account-erased') return;
    await services.database.asSystem((transaction) => forgetAddress(transaction, requestId));
  },
  example: (name) =>
    dataRequestMails[name]({
      ...EXAMPLE_MAIL,
      requestId: EXAMPLE_MAIL.id,
      reference: 'DP-2026-000123',
      kind: 'complaint',
      dueOn: '22 December 2026',
      reachedOn: null,
      keptRecords: { records: 2, until: '3 November 2027' },
    }),
});

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof dataRequestMailEntries> {}
}
