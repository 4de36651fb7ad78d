/** Requests an account, and proves its address (spec: accounts §4, §7, §8; product: "Accounts"). */
import { sql, type Transaction } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { SignUpRole } from '#domain/account/account.ts';
import type { HumanCheckRefusal } from '#platform/human-check/human-check.server.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { accountOf } from '../queries/account-of.server.ts';
import { logEvent, logSuspicion, passesIpLimit } from './limits.server.ts';
import { queueAccountMail, queueRequestedLink } from './mails.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'passwords' | 'humanCheck' | 'tasks'>;

export type SignUpResult =
  | { ok: true }
  | { ok: false; reason: 'too_many_attempts' | 'busy' | 'already_registered' }
  | { ok: false; reason: 'not_human'; because: HumanCheckRefusal };

type Request = { fullName: string; email: string; password: string; role: SignUpRole; humanCheck: string };

/**
 * One transaction creates profile, credentials and email. Only a visitor who passed the human check learns that an address has an account.
 * If the check is missing (scripts off), the answer is always the same, and the address gets an email.
 */
export async function signUp(services: Services, request: Request): Promise<SignUpResult> {
  const { database, humanCheck, passwords } = services;
  if (!(await passesIpLimit(services, 'sign_up'))) return { ok: false, reason: 'too_many_attempts' };
  const isHuman = request.humanCheck !== '';
  if (isHuman) {
    const humanCheckResult = await humanCheck.verify(database, request.humanCheck, 'sign_up');
    if (!humanCheckResult.ok) {
      await logSuspicion(services, 'human_check_failed', { reason: humanCheckResult.reason });
      return { ok: false, reason: 'not_human', because: humanCheckResult.reason };
    }
  }
  // Hashed before any lookup, so that timing reveals nothing.
  const passwordHash = await passwords.inTurn(({ hash }) => hash(request.password), networkOf(services.client.ip));
  if (passwordHash === 'busy') return { ok: false, reason: 'busy' };
  return database.asSystem((transaction) =>
    createAccount(services, transaction, { ...request, passwordHash, isHuman }),
  );
}

type NewAccount = Request & { passwordHash: string; isHuman: boolean };

async function createAccount(
  { tasks, client }: Services,
  transaction: Transaction<DB>,
  { fullName, email, role, passwordHash, isHuman }: NewAccount,
): Promise<SignUpResult> {
  const created = await transaction
    .insertInto('profiles')
    .values({ full_name: fullName, email, role })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) {
    if (isHuman) return { ok: false, reason: 'already_registered' };
    await remindOwner({ tasks }, transaction, email);
    return { ok: true };
  }
  await transaction.insertInto('credentials').values({ user_id: created.id, password_hash: passwordHash }).execute();
  await queueAccountMail(tasks, transaction, 'confirm-email', created.id);
  if (isHuman) await announce({ tasks }, transaction, created.id);
  await logEvent(transaction, client, { type: 'sign_up', userId: created.id, details: { role } });
  return { ok: true };
}

/** At most one email an hour, because strangers trigger it and must not fill a mailbox. */
async function remindOwner(
  { tasks }: Pick<Services, 'tasks'>,
  transaction: Transaction<DB>,
  email: string,
): Promise<void> {
  const owner = await transaction
    .updateTable('credentials')
    .set({ reminded_at: sql<Date>`now()` })
    .where('credentials.user_id', '=', accountOf(email))
    .where(sql<boolean>`coalesce(reminded_at, '-infinity') < now() - interval '1 hour'`)
    .returning('credentials.user_id')
    .executeTakeFirst();
  if (owner) await queueAccountMail(tasks, transaction, 'account-exists', owner.user_id);
}

async function announce(
  { tasks }: Pick<Services, 'tasks'>,
  transaction: Transaction<DB>,
  userId: string,
): Promise<void> {
  const announcement = await transaction
    .updateTable('credentials')
    .set({ announced_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('announced_at', 'is', null)
    .executeTakeFirst();
  if (announcement.numUpdatedRows > 0n) await queueAccountMail(tasks, transaction, 'account-waiting', userId);
}

/**
 * Requests an account with the link of a guest's application. Such links are forwarded, so the mailbox must confirm before the account
 * opens and receives the applications (abuse: G06). Repeated requests send another link until then.
 *
 * @returns null if the address has a confirmed account, or one that is not a candidate's
 */
export async function requestCandidateByLink(
  { tasks, client }: Pick<Services, 'tasks' | 'client'>,
  transaction: Transaction<DB>,
  { fullName, email, passwordHash }: { fullName: string; email: string; passwordHash: string },
): Promise<string | null> {
  const created = await transaction
    .insertInto('profiles')
    .values({ full_name: fullName, email, role: 'job_seeker' })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) {
    await transaction
      .insertInto('credentials')
      .values({ user_id: created.id, password_hash: passwordHash, takes_guest_applications: true })
      .execute();
    await logEvent(transaction, client, { type: 'sign_up', userId: created.id, details: { role: 'job_seeker' } });
  }
  const id = created?.id ?? (await markUnconfirmedCandidate(transaction, email));
  if (id) await queueRequestedLink(tasks, transaction, 'confirm-email', id);
  return id;
}

async function markUnconfirmedCandidate(transaction: Transaction<DB>, email: string): Promise<string | null> {
  const account = await transaction
    .updateTable('credentials')
    .from('profiles')
    .set({ takes_guest_applications: true })
    .whereRef('profiles.id', '=', 'credentials.user_id')
    .where('profiles.id', '=', accountOf(email))
    .where('profiles.role', '=', 'job_seeker')
    .where('email_confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return account?.user_id ?? null;
}

export async function proveAddress(tasks: Tasks, transaction: Transaction<DB>, userId: string): Promise<void> {
  const proven = await transaction
    .updateTable('credentials')
    .set({ email_confirmed_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .returning('takes_guest_applications as takesGuestApplications')
    .executeTakeFirst();
  if (!proven) return;
  if (proven.takesGuestApplications) {
    await sql`SELECT app.claim_guest_applications(id, email) FROM profiles WHERE id = ${userId}`.execute(transaction);
  }
  await announce({ tasks }, transaction, userId);
}
