import { sql, type Transaction } from 'kysely';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { dataRequestReference } from '#domain/data-request/data-request.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { revokeLinks, selectLink } from '#platform/token/emailed-links.server.ts';
import { hashToken } from '#platform/token/token.server.ts';
import { mayMailReceipt } from './mail-bounds.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

/** Sends both emails in the transaction that confirms the request. The receipt acknowledges it (section 164A(2)). */
export async function announceDataRequest(
  tasks: Tasks,
  transaction: Transaction<DB>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tasks.send(transaction, 'send-mail', { mail: 'data-request-arrived', requestId: id });
  if (await mayMailReceipt(transaction, email)) {
    await tasks.send(transaction, 'send-mail', { mail: 'data-request-receipt', requestId: id });
  }
}

export type ConfirmResult = { ok: true; reference: string } | { ok: false; reason: 'bad_link' };

/** Refused for an unknown, used or expired link. Of two concurrent uses one wins. */
export function confirmDataRequest({ database, tasks }: Services, token: string): Promise<ConfirmResult> {
  return database.asSystem(async (transaction) => {
    const confirmedRequest = await transaction
      .updateTable('data_requests')
      .set({ confirmed_at: sql<Date>`now()` })
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', sql<Date>`now() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`)
      .where('id', 'in', selectLink(transaction, 'data_request', hashToken(token)).select('l.request_id'))
      .returning(['id', 'number', 'email', 'created_at'])
      .executeTakeFirst();
    if (!confirmedRequest) return { ok: false, reason: 'bad_link' };
    await revokeLinks(transaction, { request_id: confirmedRequest.id });
    await announceDataRequest(tasks, transaction, { id: confirmedRequest.id, email: confirmedRequest.email ?? '' });
    return { ok: true, reference: dataRequestReference(confirmedRequest.number, confirmedRequest.created_at) };
  });
}
