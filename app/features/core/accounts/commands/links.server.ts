/** Single-use links in emails. Only their hashes are stored, and the database's clock decides when they expire. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { AccountStatus, Role } from '#domain/account/account.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';

export type LinkPurpose = 'confirm_email' | 'reset_password' | 'change_email' | 'confirm_jobs';

/** Lifetimes of links in minutes (abuse: A18). Emails and pages quote them. */
const MINUTES: Record<LinkPurpose, number> = {
  confirm_email: 24 * 60,
  reset_password: 30,
  change_email: 24 * 60,
  confirm_jobs: 14 * 24 * 60,
};

export async function issueAccountLink(
  transaction: Transaction<DB>,
  accountId: string,
  purpose: LinkPurpose,
): Promise<string> {
  const token = newToken();
  await transaction
    .insertInto('account_links')
    .columns(['token_hash', 'user_id', 'purpose', 'new_email', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('credentials')
        .where('user_id', '=', accountId)
        .select([
          sql<Buffer>`${hashToken(token)}::bytea`.as('token_hash'),
          'user_id',
          sql<string>`${purpose}::text`.as('purpose'),
          sql<string | null>`CASE ${purpose}::text WHEN 'change_email' THEN pending_email END`.as('new_email'),
          sql<Date>`now() + make_interval(mins => ${MINUTES[purpose]}::int)`.as('expires_at'),
        ]),
    )
    .execute();
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
  purpose: LinkPurpose,
): Promise<AccountLink | null> {
  const link = await transaction
    .selectFrom('account_links')
    .innerJoin('profiles', 'profiles.id', 'account_links.user_id')
    .select(['user_id as userId', 'email', 'role', 'status', 'new_email as newEmail'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('status', 'not in', ['rejected', 'suspended'])
    .executeTakeFirst();
  return link ? { ...link, role: link.role, status: link.status } : null;
}

/** Uses up a link, and all other links of the same kind for this account. Of two concurrent uses one wins. */
export async function spendAccountLink(
  transaction: Transaction<DB>,
  token: string,
  purpose: LinkPurpose,
): Promise<AccountLink | null> {
  const link = await findAccountLink(transaction, token, purpose);
  if (!link) return null;
  const usedLink = await transaction
    .updateTable('account_links')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', link.userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .execute();
  return usedLink.some((row) => row.token_hash.equals(hashToken(token))) ? link : null;
}

/** Voids links sent before a change, because an attacker who can read those emails must not undo it. */
export async function voidAccountLinks(
  transaction: Transaction<DB>,
  accountId: string,
  purposes: LinkPurpose[],
): Promise<void> {
  await transaction
    .updateTable('account_links')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}
