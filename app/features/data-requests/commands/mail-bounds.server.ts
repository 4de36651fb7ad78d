/**
 * How many mails strangers may have us send to one address by this form: anybody's can be typed. Asked about in the transaction
 * that has written the request; the requests of one address go one after the other, so that none steps over the bound.
 */

import { sql, type Transaction } from 'kysely';
import { holdLockFor } from '#db/locks.ts';
import type { DB } from '#db/types.ts';

const MOST_AN_HOUR = { links: 3, receipts: 5 };

/** Of those that wait to be confirmed, this one among them. */
export const mayMailLink = (transaction: Transaction<DB>, email: string): Promise<boolean> =>
  isWithin(
    transaction,
    email,
    MOST_AN_HOUR.links,
    sql<boolean>`confirmed_at IS NULL AND created_at > now() - interval '1 hour'`,
  );

/** Of those that count, this one among them. */
export const mayMailReceipt = (transaction: Transaction<DB>, email: string): Promise<boolean> =>
  isWithin(transaction, email, MOST_AN_HOUR.receipts, sql<boolean>`confirmed_at > now() - interval '1 hour'`);

async function isWithin(
  transaction: Transaction<DB>,
  email: string,
  most: number,
  which: ReturnType<typeof sql<boolean>>,
): Promise<boolean> {
  // The last lock that a transaction takes, to avoid a deadlock.
  await holdLockFor(transaction, 'dataRequestMail', email);
  const { count } = await transaction
    .selectFrom('data_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('email', '=', email)
    .where('source', '=', 'form')
    .where(which)
    .executeTakeFirstOrThrow();
  return Number(count) <= most;
}
