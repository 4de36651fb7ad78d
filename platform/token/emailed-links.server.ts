/** Private links in emails. The database keeps only the hash of a token, and its clock decides when a link expires. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { hashToken, newPathToken, newToken } from './token.server.ts';

export type AccountPurpose = 'confirm_email' | 'reset_password' | 'change_email' | 'confirm_jobs';

/** The column that refers to the subject of a link. */
type Subjects = Record<AccountPurpose, { user_id: string }> & {
  enquiry: { enquiry_id: string };
  data_request: { request_id: string };
  application: { application_id: string } | { unconfirmed_id: string };
  interview: { interview_id: string };
  introduction: { introduction_id: string };
  shortlist: { shortlist_id: string };
};

type LinkPurpose = keyof Subjects;

/** Links that work as long as their subject says. */
type Unlimited = 'enquiry' | 'data_request' | 'shortlist';

type Limits = {
  expiresAt: RawBuilder<Date>;
  /** The address that the link proves, for 'change_email' and 'application'. */
  email?: string | RawBuilder<string | null> | null;
};

/** Purposes whose tokens are in the path of an address. */
const IN_PATH: readonly LinkPurpose[] = ['interview', 'introduction', 'shortlist'];

/**
 * Opening its page does not use up a link.
 *
 * @returns the token, which only the email contains
 */
export async function issueLink<Purpose extends Unlimited>(
  transaction: Transaction<DB>,
  purpose: Purpose,
  subject: Subjects[Purpose],
): Promise<{ token: string }>;
export async function issueLink<Purpose extends Exclude<LinkPurpose, Unlimited>>(
  transaction: Transaction<DB>,
  purpose: Purpose,
  subject: Subjects[Purpose],
  limits: Limits,
): Promise<{ token: string; until: Date }>;
export async function issueLink(
  transaction: Transaction<DB>,
  purpose: LinkPurpose,
  subject: Subjects[LinkPurpose],
  { expiresAt, email = null }: Limits = { expiresAt: sql`'infinity'` },
): Promise<{ token: string; until: Date }> {
  const token = IN_PATH.includes(purpose) ? newPathToken() : newToken();
  const { until } = await transaction
    .insertInto('emailed_links')
    .values({ token_hash: hashToken(token), purpose, ...subject, email, expires_at: expiresAt })
    .returning('expires_at as until')
    .executeTakeFirstOrThrow();
  return { token, until };
}

/** Begins a query of the link with this token, if it is for this purpose, unused, and has not expired. */
export const selectLink = (transaction: Transaction<DB>, purpose: LinkPurpose, tokenHash: Buffer) =>
  transaction
    .selectFrom('emailed_links as l')
    .where('l.token_hash', '=', tokenHash)
    .where('l.purpose', '=', purpose)
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', sql<Date>`now()`);

/**
 * Uses up all links of an account for these purposes.
 *
 * @returns the hashes of links that were unused before
 */
export async function spendLinks(
  transaction: Transaction<DB>,
  accountId: string,
  purposes: AccountPurpose[],
): Promise<Buffer[]> {
  const rows = await transaction
    .updateTable('emailed_links')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .execute();
  return rows.map((row) => row.token_hash);
}

/** Deletes all links to a subject. */
export async function revokeLinks(
  transaction: Transaction<DB>,
  subject: Exclude<Subjects[LinkPurpose], { user_id: string }>,
): Promise<void> {
  await transaction
    .deleteFrom('emailed_links')
    .where((row) => row.and(subject))
    .execute();
}
