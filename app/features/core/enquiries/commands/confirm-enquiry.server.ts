import { sql, type Transaction } from 'kysely';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { type EnquiryKind, UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { revokeLinks, selectLink } from '#platform/token/emailed-links.server.ts';
import { hashToken } from '#platform/token/token.server.ts';
import { mayMailReceipt } from './mail-bounds.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

/** Sends both emails in the transaction that confirms the enquiry. */
export async function announceEnquiry(
  tasks: Tasks,
  transaction: Transaction<DB>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tasks.send(transaction, 'send-mail', { mail: 'enquiry-arrived', enquiryId: id });
  if (await mayMailReceipt(transaction, email)) {
    await tasks.send(transaction, 'send-mail', { mail: 'enquiry-receipt', enquiryId: id });
  }
}

export type ConfirmResult = { ok: true; kind: EnquiryKind } | { ok: false; reason: 'bad_link' };

/** Refused for an unknown, used or expired link. Of two concurrent uses one wins. */
export function confirmEnquiry({ database, tasks }: Services, token: string): Promise<ConfirmResult> {
  return database.asSystem(async (transaction) => {
    const confirmedEnquiry = await transaction
      .updateTable('enquiries')
      .set({ confirmed_at: sql<Date>`now()` })
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', sql<Date>`now() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`)
      .where('id', 'in', selectLink(transaction, 'enquiry', hashToken(token)).select('l.enquiry_id'))
      .returning(['id', 'kind', 'email'])
      .executeTakeFirst();
    if (!confirmedEnquiry) return { ok: false, reason: 'bad_link' };
    await revokeLinks(transaction, { enquiry_id: confirmedEnquiry.id });
    await announceEnquiry(tasks, transaction, confirmedEnquiry);
    return { ok: true, kind: confirmedEnquiry.kind };
  });
}

/**
 * Deletes unconfirmed enquiries with their files. Runs daily.
 *
 * @returns how many
 */
export function forgetUnconfirmed({ database, tasks }: Services): Promise<number> {
  return database.asSystem(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('enquiries')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<=', sql<Date>`app.deletion_moment() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await tasks.send(transaction, 'remove-loose-files', {});
    return Number(numDeletedRows);
  });
}
