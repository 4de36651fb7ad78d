/** Single-use links of accounts. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { AccountStatus, Role } from '#domain/account/account.ts';
import { type AccountPurpose, issueLink, selectLink, spendLinks } from '#platform/token/emailed-links.server.ts';
import { hashToken } from '#platform/token/token.server.ts';

/** Lifetimes of links in minutes (abuse: A18). Emails and pages quote them. */
const MINUTES: Record<AccountPurpose, number> = {
  confirm_email: 24 * 60,
  reset_password: 30,
  change_email: 24 * 60,
  confirm_jobs: 14 * 24 * 60,
};

/**
 * Throws for 'change_email' if the account has no pending address.
 *
 * @returns the token, which only the email contains
 */
export async function issueAccountLink(
  transaction: Transaction<DB>,
  accountId: string,
  purpose: AccountPurpose,
): Promise<string> {
  const pendingEmail = sql<string | null>`(SELECT pending_email FROM credentials WHERE user_id = ${accountId})`;
  const { token } = await issueLink(
    transaction,
    purpose,
    { user_id: accountId },
    {
      email: purpose === 'change_email' ? pendingEmail : null,
      expiresAt: sql`now() + make_interval(mins => ${MINUTES[purpose]}::int)`,
    },
  );
  return token;
}

export type AccountLink = {
  userId: string;
  email: string;
  role: Role;
  status: AccountStatus;
  newEmail: string | null;
};

export async function findAccountLink(
  transaction: Transaction<DB>,
  token: string,
  purpose: AccountPurpose,
): Promise<AccountLink | null> {
  const link = await selectLink(transaction, purpose, hashToken(token))
    .innerJoin('profiles as p', 'p.id', 'l.user_id')
    .select(['p.id as userId', 'p.email', 'p.role', 'p.status', 'l.email as newEmail'])
    .where('p.status', 'not in', ['rejected', 'suspended'])
    .executeTakeFirst();
  return link ?? null;
}

/** Uses up a link, and all other links of the same kind for this account. Of two concurrent uses one wins. */
export async function spendAccountLink(
  transaction: Transaction<DB>,
  token: string,
  purpose: AccountPurpose,
): Promise<AccountLink | null> {
  const link = await findAccountLink(transaction, token, purpose);
  if (!link) return null;
  const spent = await spendLinks(transaction, link.userId, [purpose]);
  return spent.some((hash) => hash.equals(hashToken(token))) ? link : null;
}
