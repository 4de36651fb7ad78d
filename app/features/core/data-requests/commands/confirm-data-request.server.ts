import { sql, type Transaction } from 'kysely';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { dataRequestReference } from '#domain/data-request/data-request.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';
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

/**
 * Opening the link's page does not use the link.
 *
 * @returns the token, which only the email contains
 */
export async function issueDataRequestLink(transaction: Transaction<DB>, requestId: string): Promise<string> {
  const token = newToken();
  await transaction
    .insertInto('data_request_links')
    .values({ token_hash: hashToken(token), request_id: requestId })
    .execute();
  return token;
}

export type ConfirmResult = { ok: true; reference: string } | { ok: false; reason: 'bad_link' };

/** Refused for an unknown, used or expired link. Of two concurrent uses one wins. */
export function confirmDataRequest({ database, tasks }: Services, token: string): Promise<ConfirmResult> {
  return database.asSystem(async (transaction) => {
    const confirmed = await transaction
      .updateTable('data_requests')
      .set({ confirmed_at: sql<Date>`now()` })
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', sql<Date>`now() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`)
      .where('id', 'in', (links) =>
        links.selectFrom('data_request_links').select('request_id').where('token_hash', '=', hashToken(token)),
      )
      .returning(['id', 'number', 'email', 'created_at'])
      .executeTakeFirst();
    if (!confirmed) return { ok: false, reason: 'bad_link' };
    await transaction.deleteFrom('data_request_links').where('request_id', '=', confirmed.id).execute();
    await announceDataRequest(tasks, transaction, { id: confirmed.id, email: confirmed.email ?? '' });
    return { ok: true, reference: dataRequestReference(confirmed.number, confirmed.created_at) };
  });
}
