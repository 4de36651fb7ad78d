/** A guest's changes to their application by link. Each is one transaction; repeating it changes nothing. */
import { sql, type Transaction } from 'kysely';
import { logEvent } from '#app/features/core/accounts/commands/limits.server.ts';
import type { NewCv } from '#app/features/people/profile/commands/cvs.server.ts';
import { claimCv, storeCvWithoutAccount } from '#app/features/people/profile/commands/cvs-without-account.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { isOver } from '#domain/application/application.ts';
import type { GuestLink } from '../policy.ts';
import { attachCv } from './guest-cv.server.ts';

type Services = Pick<RequestContext, 'database' | 'tasks' | 'storage' | 'client'>;

type ChangeReason = 'bad_link' | 'over' | 'claimed' | 'too_slow';
export type ChangeResult = { ok: true } | { ok: false; reason: ChangeReason };

/** Corrects name and phone. The email address stays: it is what the link proves. */
export function correctDetails(
  { database }: Services,
  link: GuestLink,
  { fullName, phone }: { fullName: string; phone: string },
): Promise<ChangeResult> {
  return database.asSystem(async (transaction) => {
    const { rows } = await sql<{ corrected: boolean }>`
      SELECT app.correct_guest_application(${link.applicationId}, ${fullName}, ${phone}) AS corrected`.execute(
      transaction,
    );
    return rows[0]?.corrected ? OK : toRefusal(transaction, link);
  });
}

export async function replaceCv(services: Services, link: GuestLink, cv: NewCv): Promise<ChangeResult> {
  const { database, tasks } = services;
  const { applicationId } = link;
  const reason = await database.asSystem((transaction) => findObstacle(transaction, link));
  if (reason || !applicationId) return { ok: false, reason: reason ?? 'bad_link' };
  const storedCv = await storeCvWithoutAccount(services, cv);
  return database
    .asSystem(async (transaction): Promise<ChangeResult> => {
      if (!(await claimCv(transaction, storedCv))) throw new CvNotAttached('too_slow');
      // Lock the application before the CV refers to it, so that it cannot be deleted in between.
      const obstacle = await findObstacle(transaction, link);
      if (obstacle) throw new CvNotAttached(obstacle);
      if (!(await attachCv(transaction, applicationId, storedCv))) throw new CvNotAttached('over');
      await tasks.send(transaction, 'remove-loose-files', {});
      return OK;
    })
    .catch((error: unknown) => {
      if (error instanceof CvNotAttached) return { ok: false, reason: error.reason };
      throw error;
    });
}

/** Thrown to roll back the new CV. */
class CvNotAttached extends Error {
  readonly reason: ChangeReason;

  constructor(reason: ChangeReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The employer is notified, and can then read neither the application nor its CV. Also works for an application that an account has
 * claimed.
 */
export function withdrawByLink({ database, tasks }: Services, link: GuestLink): Promise<ChangeResult> {
  return database.asSystem(async (transaction) => {
    const application = await lockApplication(transaction, link);
    if (!application) return BAD_LINK;
    if (application.status === 'withdrawn') return OK;
    if (isOver(application.status)) return { ok: false, reason: 'over' };
    await transaction
      .updateTable('applications')
      .set({ status: 'withdrawn', message_subject: null, message: null })
      .where('id', '=', application.id)
      .execute();
    if (application.job_id) {
      const mail = { mail: 'application-withdrawn', applicationId: application.id } as const;
      await tasks.send(transaction, 'send-mail', mail);
    }
    return OK;
  });
}

/** Handles "I didn’t send this": deletes everything, and shows the agency that it happened. */
export function disownApplication({ database, tasks, client }: Services, link: GuestLink): Promise<ChangeResult> {
  return database.asSystem(async (transaction) => {
    if (link.unconfirmedId) {
      await transaction.deleteFrom('unconfirmed_applications').where('id', '=', link.unconfirmedId).execute();
    } else {
      const { rows } = await sql<{ removed: boolean }>`
        SELECT app.remove_guest_application(${link.applicationId}) AS removed`.execute(transaction);
      if (!rows[0]?.removed) return toRefusal(transaction, link);
    }
    await tasks.send(transaction, 'remove-loose-files', {});
    await logEvent(transaction, client, { type: 'application_disowned', userId: null });
    return OK;
  });
}

const OK = { ok: true } as const;
const BAD_LINK = { ok: false, reason: 'bad_link' } as const;

const lockApplication = (transaction: Transaction<DB>, { applicationId }: GuestLink) =>
  transaction
    .selectFrom('applications')
    .select(['id', 'status', 'job_id', 'candidate_id'])
    .where('id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();

async function findObstacle(transaction: Transaction<DB>, link: GuestLink): Promise<ChangeReason | null> {
  const application = await lockApplication(transaction, link);
  if (!application) return 'bad_link';
  if (application.candidate_id !== null) return 'claimed';
  return isOver(application.status) ? 'over' : null;
}

const toRefusal = async (transaction: Transaction<DB>, link: GuestLink): Promise<ChangeResult> => ({
  ok: false,
  reason: (await findObstacle(transaction, link)) ?? 'bad_link',
});
