/** Creates the first administrator by a one-time token (product: "First administrator"; spec: accounts §6). */

import { sql, type Transaction } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Database, Queries } from '#db/connections/client.server.ts';
import { holdLock } from '#db/locks.ts';
import type { DB } from '#db/types.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';
import { mayUseBootstrap, type Viewer } from '../../policy.ts';
import { writeAudit } from '../audit.server.ts';
import { logEvent, passesIpLimit } from '../limits.server.ts';
import { beginSession } from '../sessions/sessions.server.ts';

type Services = Pick<RequestContext, 'database' | 'client'>;

/**
 * The token works once, for a day.
 *
 * @returns the token, which is stored only as a hash
 */
export const issueBootstrapToken = ({ asSystem }: Database): Promise<string> => asSystem(insertToken);

async function insertToken(transaction: Queries): Promise<string> {
  const token = newToken();
  await transaction
    .insertInto('bootstrap_tokens')
    .values({ token_hash: hashToken(token), expires_at: sql<Date>`now() + interval '24 hours'` })
    .execute();
  return token;
}

export async function hasAdministrator(queries: Queries): Promise<boolean> {
  const admin = await queries
    .selectFrom('profiles')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

export type FirstToken =
  | { kind: 'issued'; token: string }
  | { kind: 'issued_before'; expiresAt: Date }
  | { kind: 'on_demand' };

/**
 * Issues one token for the whole site, however many processes start.
 *
 * @returns null if the site has an administrator
 */
export const issueFirstBootstrapToken = (
  { asSystem }: Database,
  { isPrintedToTerminal }: { isPrintedToTerminal: boolean },
): Promise<FirstToken | null> =>
  asSystem(async (transaction) => {
    await holdLock(transaction, 'firstBootstrapToken');
    if (await hasAdministrator(transaction)) return null;
    if (!isPrintedToTerminal) return { kind: 'on_demand' };
    const valid = await transaction
      .selectFrom('bootstrap_tokens')
      .select('expires_at')
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('expires_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (valid) return { kind: 'issued_before', expiresAt: valid.expires_at };
    return { kind: 'issued', token: await insertToken(transaction) };
  });

export type BootstrapResult =
  | { ok: true; token: string }
  | { ok: false; reason: 'too_many_attempts' | 'invalid' | 'not_allowed' };

/** Makes the viewer an administrator. Ends their sessions and begins a full one. */
export async function spendBootstrapToken(
  services: Services,
  viewer: Viewer,
  bootstrapToken: string,
): Promise<BootstrapResult> {
  const { database, client } = services;
  if (!mayUseBootstrap(viewer)) return { ok: false, reason: 'not_allowed' };
  if (!(await passesIpLimit(services, 'bootstrap'))) return { ok: false, reason: 'too_many_attempts' };
  const isGranted = await database.asActor(viewer.id, (transaction) =>
    grantByToken(transaction, client, viewer, bootstrapToken),
  );
  if (!isGranted) {
    await logEvent(database.asPublic, client, { type: 'bootstrap_failed', userId: viewer.id });
    return { ok: false, reason: 'invalid' };
  }
  const token = await database.asSystem((transaction) =>
    beginSession(transaction, { userId: viewer.id, role: 'admin', kind: 'full' }),
  );
  return { ok: true, token };
}

/**
 * Makes the account that acts in this transaction an administrator.
 *
 * @returns false if the token is invalid; then nothing changes
 */
export async function grantByToken(
  transaction: Transaction<DB>,
  client: RequestContext['client'],
  { id, fullName }: Pick<Viewer, 'id' | 'fullName'>,
  bootstrapToken: string,
): Promise<boolean> {
  const { rows } = await sql<{ result: string }>`
    SELECT app.use_bootstrap_token(${hashToken(bootstrapToken)}) AS result`.execute(transaction);
  if (rows[0]?.result !== 'granted') return false;
  await writeAudit(transaction, { id, fullName }, 'bootstrap_used', { type: 'account', id, label: fullName });
  await logEvent(transaction, client, { type: 'admin_granted', userId: id });
  return true;
}
