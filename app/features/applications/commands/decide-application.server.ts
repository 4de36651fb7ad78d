/**
 * What those who received an application make of it. Each is one transaction on the locked row; doing it again changes
 * nothing, and sends nothing. The step itself is written down by the database (migration 0007).
 */
import type { Transaction } from 'kysely';
import { writeAudit } from '#app/features/accounts/commands/audit.server.ts';
import type { Poster } from '#app/features/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { ApplicationStatus, DecisionStatus } from '#domain/application/application.ts';
import { writeMessage } from '../queries/messages.server.ts';
import { type ReceivedApplication, selectReceived } from '../queries/received-application.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks' | 'areGatesUp'>;
type NotFound = { ok: false; reason: 'not_found' };

export type Decision = {
  status: DecisionStatus;
  /** The status that whoever decided saw. */
  was: ApplicationStatus;
};
export type DecisionResult =
  | { ok: true; isNew: boolean }
  | NotFound
  | { ok: false; reason: 'withdrawn' }
  /** Somebody else decided otherwise. `status`: what it is now. */
  | { ok: false; reason: 'changed_meanwhile'; status: ApplicationStatus };

/** Tells the candidate by mail, in the words that the agency has for it. */
export async function decideApplication(
  services: Services,
  poster: Poster,
  id: string,
  { status, was }: Decision,
): Promise<DecisionResult> {
  return services.database.asActor(poster.id, async (transaction) => {
    const known = await selectReceived(transaction, services, poster, id, true);
    if (!known) return { ok: false, reason: 'not_found' };
    if (known.status === 'withdrawn') return { ok: false, reason: 'withdrawn' };
    if (known.status === status) return { ok: true, isNew: false };
    if (decisionOf(known.status) !== decisionOf(was)) {
      return { ok: false, reason: 'changed_meanwhile', status: known.status };
    }
    await move(transaction, services, known, status);
    if (known.job.ownerId !== poster.id) {
      // What is called by its candidate's name would keep that name when they are deleted.
      const subject = { type: 'application', id, label: known.job.title } as const;
      await writeAudit(transaction, poster, 'application_moved', subject);
    }
    return { ok: true, isNew: true };
  });
}

/** Opening an application is no decision: whoever opened the form before that has seen the same. */
const decisionOf = (status: ApplicationStatus) => (status === 'viewed' ? 'sent' : status);

async function move(
  transaction: Transaction<DB>,
  { tasks }: Services,
  { id, fullName, job }: ReceivedApplication,
  status: DecisionStatus,
): Promise<void> {
  const facts = { name: fullName, job: job.title, company: job.company };
  const { subject, body } = await writeMessage(transaction, status, facts);
  await transaction
    .updateTable('applications')
    .set({ status, message_subject: subject, message: body })
    .where('id', '=', id)
    .execute();
  const event = await transaction
    .selectFrom('application_events')
    .select('id')
    .where('application_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const mail = { mail: 'application-moved', applicationId: id, eventId: event.id } as const;
  await tasks.send(transaction, 'send-application-mail', mail);
  await tasks.send(transaction, 'tell-account', { news: 'application-moved', subjectId: id });
}

/** Only whoever keeps the job has viewed it; when the agency looks at somebody else's, nothing changes. */
export async function markViewed(
  services: Pick<Services, 'database' | 'areGatesUp'>,
  poster: Poster,
  id: string,
): Promise<{ ok: true } | NotFound> {
  return services.database.asActor(poster.id, async (transaction) => {
    const known = await selectReceived(transaction, services, poster, id, true);
    if (!known) return { ok: false, reason: 'not_found' };
    if (known.status === 'sent' && known.job.ownerId === poster.id) {
      await transaction
        .updateTable('applications')
        .set({ status: 'viewed', message_subject: null, message: null })
        .where('id', '=', id)
        .execute();
    }
    return { ok: true };
  });
}
