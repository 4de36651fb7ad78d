/** Links by which guests follow an application: known by their hash only, and by the database's clock. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { GUEST_LINK_DAYS } from '#domain/application/guest.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';

/** What a link belongs to: an application, or a form that waits for its sender to confirm it. */
export type GuestSubject = { applicationId: string } | { unconfirmedId: string };

/** Opening its page does not use it. @returns the token, which only the email contains */
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
  /** Where it was sent. */
  email: string;
  until: Date;
};

/** @returns null for one that has expired, never was, or whose application is gone */
export async function findGuestLink(transaction: Transaction<DB>, token: string): Promise<FoundGuestLink | null> {
  const link = await transaction
    .selectFrom('application_links')
    .select(['application_id as applicationId', 'unconfirmed_id as unconfirmedId', 'email', 'expires_at as until'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return link ?? null;
}
