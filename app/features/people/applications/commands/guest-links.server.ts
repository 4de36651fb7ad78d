/** Links by which guests follow an application. Only a hash of the token is stored; expiry uses the database's clock. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { GUEST_LINK_DAYS } from '#domain/application/guest.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';

export type GuestSubject = { applicationId: string } | { unconfirmedId: string };

/**
 * Opening the page does not use up the link.
 *
 * @returns the token, which only the email contains
 */
export async function issueGuestLink(
  transaction: Transaction<DB>,
  subject: GuestSubject,
  email: string,
): Promise<{ token: string; until: Date }> {
  const token = newToken();
  const days = 'applicationId' in subject ? GUEST_LINK_DAYS : UNCONFIRMED_DAYS;
  const { until } = await transaction
    .insertInto('application_links')
    .values({
      token_hash: hashToken(token),
      application_id: 'applicationId' in subject ? subject.applicationId : null,
      unconfirmed_id: 'unconfirmedId' in subject ? subject.unconfirmedId : null,
      email,
      expires_at: sql<Date>`now() + make_interval(days => ${days}::int)`,
    })
    .returning('expires_at as until')
    .executeTakeFirstOrThrow();
  return { token, until };
}

export type FoundGuestLink = {
  applicationId: string | null;
  unconfirmedId: string | null;
  /** The address the link was sent to. */
  email: string;
  until: Date;
};

/** @returns null if the link has expired, never existed, or its application was deleted */
export async function findGuestLink(transaction: Transaction<DB>, token: string): Promise<FoundGuestLink | null> {
  const link = await transaction
    .selectFrom('application_links')
    .select(['application_id as applicationId', 'unconfirmed_id as unconfirmedId', 'email', 'expires_at as until'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return link ?? null;
}
