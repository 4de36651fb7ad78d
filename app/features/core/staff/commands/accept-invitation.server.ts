/** Accepts an invitation: the colleague chooses a password and gets an account (abuse: A18, A19). */
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import { logEvent } from '#app/features/core/accounts/commands/limits.server.ts';
import { rememberBrowser } from '#app/features/core/accounts/commands/sessions/known-browsers.server.ts';
import { beginSession } from '#app/features/core/accounts/commands/sessions/sessions.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { InvitedRole } from '#domain/account/staff.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { hashToken } from '#platform/token/token.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'passwords'>;

export type OpenInvitation = { id: string; email: string; fullName: string; role: InvitedRole; invitedBy: string };

export const findOpenInvitation = ({ database }: Pick<Services, 'database'>, token: string) =>
  database.asSystem((transaction) => selectInvitation(transaction, token).executeTakeFirst().then(orNull));

const orNull = (row: OpenInvitation | undefined): OpenInvitation | null => row ?? null;

const selectInvitation = (transaction: Transaction<DB>, token: string) =>
  transaction
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'full_name as fullName', 'role', 'invited_by as invitedBy'])
    .where(sql<boolean>`${hashToken(token)}::bytea = ANY (token_hashes)`)
    .where('expires_at', '>', sql<Date>`now()`);

type Acceptance = {
  token: string;
  password: string;
  oldToken: string | null;
  browserTokens: readonly string[];
};

export type AcceptResult =
  | { ok: true; role: InvitedRole; token: string; browserTokens: string[] }
  | { ok: false; reason: 'bad_link' | 'has_account' | 'busy' };

/**
 * Creates the account and signs its owner in, because the link has proved the address. Replaces an unconfirmed account with this address.
 * If the form is sent twice at once, one request succeeds.
 */
export async function acceptInvitation(
  { database, client, passwords }: Services,
  { token, password, oldToken, browserTokens }: Acceptance,
): Promise<AcceptResult> {
  const passwordHash = await passwords.inTurn(({ hash }) => hash(password), networkOf(client.ip));
  if (passwordHash === 'busy') return { ok: false, reason: 'busy' };
  return database.asSystem(async (transaction) => {
    const invitation = await selectInvitation(transaction, token).forUpdate().executeTakeFirst();
    if (!invitation) return { ok: false, reason: 'bad_link' };
    const { id, email, fullName, role, invitedBy } = invitation;
    await transaction
      .deleteFrom('profiles')
      .using('credentials')
      .whereRef('credentials.user_id', '=', 'profiles.id')
      .where('profiles.email', '=', email)
      .where('profiles.status', '=', 'pending')
      .where('credentials.email_confirmed_at', 'is', null)
      .execute();
    const account = await transaction
      .insertInto('profiles')
      .values({
        email,
        full_name: fullName,
        role,
        status: 'approved',
        approved_by: invitedBy,
        approved_at: sql<Date>`now()`,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!account) return { ok: false, reason: 'has_account' };
    await transaction.deleteFrom('staff_invitations').where('id', '=', id).execute();
    await transaction
      .insertInto('credentials')
      .values({
        user_id: account.id,
        password_hash: passwordHash,
        email_confirmed_at: sql<Date>`now()`,
        announced_at: sql<Date>`now()`,
      })
      .execute();
    const person = { id: account.id, fullName };
    await writeAudit(transaction, person, 'staff_joined', { type: 'account', id: account.id, label: fullName });
    await logEvent(transaction, client, { type: 'staff_joined', userId: account.id, details: { role } });
    const session = { userId: account.id, role, kind: 'full', replaces: oldToken } as const;
    return {
      ok: true,
      role,
      token: await beginSession(transaction, session),
      browserTokens: await rememberBrowser(transaction, account.id, browserTokens),
    };
  });
}
