/**
 * Limits the emails that a form can send to one mailbox, because a visitor can type any address. Checked under a lock for the mailbox, in
 * the transaction that writes the enquiry, so that concurrent ones cannot exceed the limits.
 */

import { sql, type Transaction } from 'kysely';
import { holdLockFor } from '#db/locks.ts';
import type { DB } from '#db/types.ts';

const MOST_AN_HOUR = { links: 3, receipts: 5 };

export async function mayMailLink(transaction: Transaction<DB>, email: string): Promise<boolean> {
  await queueFor(transaction, email);
  const { waiting } = await transaction
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where(sql<boolean>`app.mailbox(email) = app.mailbox(${email}::citext)`)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(waiting) <= MOST_AN_HOUR.links;
}

export async function mayMailReceipt(transaction: Transaction<DB>, email: string): Promise<boolean> {
  await queueFor(transaction, email);
  const { sent } = await transaction
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where(sql<boolean>`app.mailbox(email) = app.mailbox(${email}::citext)`)
    .where('confirmed_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(sent) <= MOST_AN_HOUR.receipts;
}

/** Take this lock last in a transaction, to avoid a deadlock. */
const queueFor = (transaction: Transaction<DB>, email: string) => holdLockFor(transaction, 'enquiryMail', email);
