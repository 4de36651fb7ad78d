/**
 * How many mails strangers may have us send to one address: anybody's can be typed into a form. Each bound is asked about
 * in the transaction that has written the enquiry, and the enquiries of one address go one after the other; otherwise
 * those that come together would step over it.
 */

import { sql, type Transaction } from 'kysely';
import { holdLockFor } from '#db/locks.ts';
import type { DB } from '#db/types.ts';

const MOST_AN_HOUR = { links: 3, receipts: 5 };

/** Of those that wait to be confirmed, this one among them. */
export async function mayMailLink(transaction: Transaction<DB>, email: string): Promise<boolean> {
  await queueFor(transaction, email);
  const { waiting } = await transaction
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(waiting) <= MOST_AN_HOUR.links;
}

/** Of those that count, this one among them. */
export async function mayMailReceipt(transaction: Transaction<DB>, email: string): Promise<boolean> {
  await queueFor(transaction, email);
  const { sent } = await transaction
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('email', '=', email)
    .where('confirmed_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(sent) <= MOST_AN_HOUR.receipts;
}

/** The last lock that a transaction takes, to avoid a deadlock. */
const queueFor = (transaction: Transaction<DB>, email: string) => holdLockFor(transaction, 'enquiryMail', email);
