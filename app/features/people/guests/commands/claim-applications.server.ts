import { sql, type Transaction } from 'kysely';
import { passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import { findPasswordFault } from '#app/features/core/accounts/commands/passwords/password-check.server.ts';
import { requestCandidateByLink } from '#app/features/core/accounts/commands/sign-up.server.ts';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { type GuestLink, mayTakeOver } from '../policy.ts';

type Services = Pick<RequestContext, 'database' | 'tasks' | 'client' | 'passwords'>;

export type ClaimResult =
  | { ok: true }
  | { ok: false; reason: 'bad_link' | 'busy' | 'has_account' | 'too_many_attempts' }
  | { ok: false; reason: 'weak_password'; fault: string };

/**
 * Requests an account with the details of the application. Its mailbox confirms, because the link may have been forwarded; the account then
 * contains the applications. A confirmed account with this address is neither changed nor signed in.
 */
export async function requestAccount(services: Services, link: GuestLink, password: string): Promise<ClaimResult> {
  const { database, passwords, client } = services;
  if (!(await passesIpLimit(services, 'sign_up'))) return { ok: false, reason: 'too_many_attempts' };
  const name = await database.asSystem((transaction) => findName(transaction, link));
  if (name === null) return { ok: false, reason: 'bad_link' };
  const fault = await findPasswordFault(password, { email: link.email, fullName: name, isStaff: false });
  if (fault) return { ok: false, reason: 'weak_password', fault };
  const passwordHash = await passwords.inTurn(({ hash }) => hash(password), networkOf(client.ip));
  if (passwordHash === 'busy') return { ok: false, reason: 'busy' };
  return database.asSystem(async (transaction) => {
    const fullName = await findName(transaction, link);
    if (fullName === null) return { ok: false, reason: 'bad_link' };
    const person = { fullName, email: link.email, passwordHash };
    const accountId = await requestCandidateByLink(services, transaction, person);
    return accountId === null ? { ok: false, reason: 'has_account' } : { ok: true };
  });
}

/** @returns null once an account has claimed the application */
async function findName(transaction: Transaction<DB>, { applicationId }: GuestLink): Promise<string | null> {
  const application = await transaction
    .selectFrom('applications')
    .select('full_name')
    .where('id', '=', applicationId)
    .where('candidate_id', 'is', null)
    .executeTakeFirst();
  return application?.full_name ?? null;
}

export type TakeOverResult = { ok: true } | { ok: false; reason: 'not_yours' };

/** The signed-in owner of the account with this address takes over its applications. */
export async function takeOverApplications(
  { database }: Services,
  link: GuestLink,
  viewer: Viewer & { email: string },
): Promise<TakeOverResult> {
  if (!mayTakeOver(viewer, link)) return { ok: false, reason: 'not_yours' };
  await database.asSystem((transaction) =>
    sql`SELECT app.claim_guest_applications(${viewer.id}, ${link.email})`.execute(transaction),
  );
  return { ok: true };
}
