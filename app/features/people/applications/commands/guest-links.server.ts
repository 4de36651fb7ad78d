/** Links by which guests follow an application. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { GUEST_LINK_DAYS } from '#domain/application/guest.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import { issueLink, selectLink } from '#platform/token/emailed-links.server.ts';
import { hashToken } from '#platform/token/token.server.ts';
import type { StoredGuestLink } from '../schema.ts';

export type GuestSubject = { applicationId: string } | { unconfirmedId: string };

export function issueGuestLink(transaction: Transaction<DB>, subject: GuestSubject, email: string) {
  const isSent = 'applicationId' in subject;
  const days = isSent ? GUEST_LINK_DAYS : UNCONFIRMED_DAYS;
  return issueLink(
    transaction,
    'application',
    isSent ? { application_id: subject.applicationId } : { unconfirmed_id: subject.unconfirmedId },
    { email, expiresAt: sql`now() + make_interval(days => ${days}::int)` },
  );
}

/** @returns null if the link has expired, never existed, or its application was deleted */
export async function findGuestLink(transaction: Transaction<DB>, token: string): Promise<StoredGuestLink | null> {
  const link = await selectLink(transaction, 'application', hashToken(token))
    .select(['l.application_id as applicationId', 'l.unconfirmed_id as unconfirmedId', 'l.expires_at as until'])
    .select((row) => row.ref('l.email').$notNull().as('email'))
    .executeTakeFirst();
  return link ?? null;
}
