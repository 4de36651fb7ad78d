import { sql } from 'kysely';
import { grantByToken } from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { logEvent, passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import { findPasswordFault } from '#app/features/core/accounts/commands/passwords/password-check.server.ts';
import { beginSession } from '#app/features/core/accounts/commands/sessions/sessions.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { hashToken } from '#platform/token/token.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'passwords'>;

export type NewOwner = { token: string; fullName: string; email: string; password: string };

export type OwnerResult =
  | { ok: true; session: string }
  | { ok: false; reason: 'too_many_attempts' | 'busy' | 'invalid' | 'already_registered' }
  | { ok: false; reason: 'weak_password'; fault: string };

/** The address needs no confirmation, because the operator typed it. One transaction does everything. */
export async function setUpOwner(services: Services, { token, ...owner }: NewOwner): Promise<OwnerResult> {
  const { database, client, passwords } = services;
  const { fullName, email, password } = owner;
  if (!(await passesIpLimit(services, 'bootstrap'))) return { ok: false, reason: 'too_many_attempts' };
  const fault = await findPasswordFault(password, { email, fullName, isStaff: true });
  if (fault) return { ok: false, reason: 'weak_password', fault };
  const passwordHash = await passwords.inTurn(({ hash }) => hash(password), networkOf(client.ip));
  if (passwordHash === 'busy') return { ok: false, reason: 'busy' };
  const result = await database
    .asSystem(async (transaction) => {
      const created = await transaction
        .insertInto('profiles')
        .values({ full_name: fullName, email, role: 'employer' })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!created)
        return (await isUsable(transaction, token)) ? ('already_registered' as const) : ('invalid' as const);
      const { id } = created;
      await transaction
        .insertInto('credentials')
        .values({ user_id: id, password_hash: passwordHash, email_confirmed_at: sql<Date>`now()` })
        .execute();
      await sql`SELECT set_config('app.actor_id', ${id}, true)`.execute(transaction);
      if (!(await grantByToken(transaction, client, { id, fullName }, token))) throw new NotGranted();
      return { session: await beginSession(transaction, { userId: id, role: 'admin', kind: 'full' }) };
    })
    .catch((error: unknown) => {
      if (error instanceof NotGranted) return 'invalid' as const;
      throw error;
    });
  if (typeof result !== 'string') return { ok: true, session: result.session };
  await logEvent(database.asPublic, client, { type: 'bootstrap_failed', userId: null });
  return { ok: false, reason: result };
}

async function isUsable(queries: Queries, token: string): Promise<boolean> {
  const usable = await queries
    .selectFrom('bootstrap_tokens')
    .select('created_at')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return usable !== undefined;
}

class NotGranted extends Error {}
