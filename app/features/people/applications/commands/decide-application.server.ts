/** Decisions about a received application. Each is one transaction on the locked row; repeating it changes nothing and sends nothing. */
import type { Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { ApplicationStatus, DecisionStatus } from '#domain/application/application.ts';
import type { Message } from '#domain/application/status-email.ts';
import { writeMessage } from '../queries/messages.server.ts';
import { selectReceived } from '../queries/received-application.server.ts';
import type { ReceivedApplication } from '../schema.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;
type NotFound = { ok: false; reason: 'not_found' };

export type Decision = {
  status: DecisionStatus;
  /** The status on the page when the decision was made. */
  was: ApplicationStatus;
};
export type DecisionResult =
  | { ok: true; isNew: boolean }
  | NotFound
  | { ok: false; reason: 'withdrawn' }
  /** The status changed after the page was loaded. `status` is the current one. */
  | { ok: false; reason: 'changed_meanwhile'; status: ApplicationStatus };

/** Changes the status and emails the candidate the agency's message for it. */
export async function decideApplication(
  services: Services,
  poster: Poster,
  id: string,
  { status, was }: Decision,
): Promise<DecisionResult> {
  return services.database.asActor(poster.id, async (transaction) => {
    const application = await selectReceived(transaction, poster, id, true);
    if (!application) return { ok: false, reason: 'not_found' };
    if (application.status === 'withdrawn') return { ok: false, reason: 'withdrawn' };
    if (application.status === status) return { ok: true, isNew: false };
    if (isStale(application.status, was)) return { ok: false, reason: 'changed_meanwhile', status: application.status };
    await tellDecision(
      transaction,
      services,
      poster,
      application,
      status,
      await writeDecision(transaction, application, status),
    );
    return { ok: true, isNew: true };
  });
}

/** True if the application was decided after the page was loaded. Viewing it is no decision. */
export const isStale = (now: ApplicationStatus, was: ApplicationStatus): boolean => decisionOf(now) !== decisionOf(was);
const decisionOf = (status: ApplicationStatus) => (status === 'viewed' ? 'sent' : status);

export const writeDecision = (
  transaction: Transaction<DB>,
  { sentName: name, job }: ReceivedApplication,
  status: DecisionStatus,
): Promise<Message> =>
  writeMessage(transaction, status, { name, job: job.title, company: job.company, isAgency: job.isAgency });

/** Sends no email. */
export async function setViewed(transaction: Transaction<DB>, id: string): Promise<void> {
  const viewed = { status: 'viewed', message_subject: null, message: null } as const;
  await transaction.updateTable('applications').set(viewed).where('id', '=', id).execute();
}

export async function tellDecision(
  transaction: Transaction<DB>,
  { tasks }: Pick<Services, 'tasks'>,
  poster: Poster,
  application: ReceivedApplication,
  status: DecisionStatus,
  message: Message,
): Promise<void> {
  await setDecision(transaction, tasks, application.id, status, message);
  await auditMove(transaction, poster, application);
}

/** Changes the status and sends its email, without an audit entry. */
export async function setDecision(
  transaction: Transaction<DB>,
  tasks: Services['tasks'],
  id: string,
  status: DecisionStatus,
  { subject, body }: Message,
): Promise<void> {
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
  await tasks.send(transaction, 'send-mail', mail);
  await tasks.send(transaction, 'tell-account', { news: 'application-moved', subjectId: id });
}

/** Writes an audit entry if the job belongs to another account. */
export async function auditMove(
  transaction: Transaction<DB>,
  poster: Poster,
  { id, job }: ReceivedApplication,
): Promise<void> {
  if (job.ownerId === poster.id) return;
  // Labelled with the job's title: a candidate's name here would outlive the deletion of their account.
  await writeAudit(transaction, poster, 'application_moved', { type: 'application', id, label: job.title });
}

/** Marks the application as viewed by the job's owner. Does nothing if an administrator opens an application for another account's job. */
export async function markViewed(
  services: Pick<Services, 'database'>,
  poster: Poster,
  id: string,
): Promise<{ ok: true } | NotFound> {
  return services.database.asActor(poster.id, async (transaction) => {
    const application = await selectReceived(transaction, poster, id, true);
    if (!application) return { ok: false, reason: 'not_found' };
    if (application.status === 'sent' && application.job.ownerId === poster.id) await setViewed(transaction, id);
    return { ok: true };
  });
}
