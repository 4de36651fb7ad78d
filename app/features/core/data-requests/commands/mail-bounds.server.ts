/**
 * Limits the emails that this form can send to one mailbox, because a visitor can type any address. Checked under a lock for the mailbox,
 * in the transaction that writes the request, so that concurrent requests cannot exceed the limits.
 */

import { sql, type Transaction } from 'kysely';
import { holdLockFor } from '#db/locks.ts';
import type { DB } from '#db/types.ts';

const MOST_AN_HOUR = { links: 3, receipts: 5 };

export const mayMailLink = (transaction: Transaction<DB>, email: string): Promise<boolean> =>
  isWithin(
    transaction,
    email,
    MOST_AN_HOUR.links,
    sql<boolean>`confirmed_at IS NULL AND created_at > now() - interval '1 hour'`,
  );

export const mayMailReceipt = (transaction: Transaction<DB>, email: string): Promise<boolean> =>
  isWithin(transaction, email, MOST_AN_HOUR.receipts, sql<boolean>`confirmed_at > now() - interval '1 hour'`);

async function isWithin(
  transaction: Transaction<DB>,
  email: string,
  most: number,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<boolean> {
  // Take this lock last in a transaction, to avoid a deadlock.
  await holdLockFor(transaction, 'dataRequestMail', email);
  const { count } = await transaction
    .selectFrom('data_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(sql<boolean>`app.mailbox(email) = app.mailbox(${email}::citext)`)
    .where('source', '=', 'form')
    .where(condition)
    .executeTakeFirstOrThrow();
  return Number(count) <= most;
}
