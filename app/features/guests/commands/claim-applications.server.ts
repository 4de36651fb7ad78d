/** Takes what was sent without an account into one. The link proves the address, so nothing has to be typed or confirmed again. */
import { sql, type Transaction } from 'kysely';
import { passesIpLimit } from '#app/features/accounts/commands/limits.server.ts';
import { findPasswordFault } from '#app/features/accounts/commands/passwords/password-check.server.ts';
import { createProvenCandidate } from '#app/features/accounts/commands/sign-up.server.ts';
import type { Viewer } from '#app/features/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { type GuestLink, mayTakeOver } from '../policy.ts';

type Services = Pick<RequestContext, 'database' | 'tasks' | 'client' | 'passwords'>;

export type ClaimResult =
  /** isNew: an account was made, which waits for approval. */
  | { ok: true; isNew: boolean }
  | { ok: false; reason: 'bad_link' | 'busy' | 'has_account' | 'too_many_attempts' }
  | { ok: false; reason: 'weak_password'; fault: string };

/** Makes an account with the details of the application. An account with this address is neither changed nor signed in. */
export async function claimWithNewAccount(services: Services, link: GuestLink, password: string): Promise<ClaimResult> {
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
    const accountId = await createProvenCandidate(services, transaction, person);
    if (accountId === null) return { ok: false, reason: 'has_account' };
    await claim(transaction, accountId, link.email);
    return { ok: true, isNew: true };
  });
}

/** Of the application while it is a guest's. */
async function findName(transaction: Transaction<DB>, { applicationId }: GuestLink): Promise<string | null> {
  const application = await transaction
    .selectFrom('applications')
    .select('full_name')
    .where('id', '=', applicationId)
    .where('candidate_id', 'is', null)
    .executeTakeFirst();
  return application?.full_name ?? null;
}

export type TakeOverResult = { ok: true; isNew: false } | { ok: false; reason: 'not_yours' };

/** For the owner of the account with this address, who is signed in. */
export async function takeOverApplications(
  { database }: Services,
  link: GuestLink,
  viewer: Viewer & { email: string },
): Promise<TakeOverResult> {
  if (!mayTakeOver(viewer, link)) return { ok: false, reason: 'not_yours' };
  await database.asSystem((transaction) => claim(transaction, viewer.id, link.email));
  return { ok: true, isNew: false };
}

const claim = (transaction: Transaction<DB>, accountId: string, email: string) =>
  sql`SELECT app.claim_guest_applications(${accountId}, ${email})`.execute(transaction);
