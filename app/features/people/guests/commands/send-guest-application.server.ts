/**
 * Applies without an account: one transaction stores the application and queues its emails (docs/decisions/0072). The response never
 * depends on whether the address has applied before, or has an account: strangers can type any address.
 */
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { logSuspicion, passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import { type AnswersRefusal, checkAnswers } from '#app/features/people/applications/queries/checked-answers.server.ts';
import type { NewCv } from '#app/features/people/profile/commands/cvs.server.ts';
import {
  claimCv,
  storeCvWithoutAccount,
  type UnclaimedCv,
} from '#app/features/people/profile/commands/cvs-without-account.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { holdLockFor } from '#db/locks.ts';
import type { DB } from '#db/types.ts';
import { MOST_FOR_AN_ADDRESS } from '#domain/application/guest.ts';
import type { ScreeningAnswer } from '#domain/application/screening-answers.ts';
import { ENQUIRY_ACTIONS } from '#domain/enquiry/enquiry.ts';
import { AddressGate, DAY_MS } from '#platform/limits/address-gate.server.ts';
import { StoreFull } from '#platform/storage/storage.ts';
import type { GuestForm } from '../schema.ts';
import { addGuestApplication, findOpenJob } from './add-guest-application.server.ts';
import { attachCv, isUnconfirmedStorageFull } from './guest-cv.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'humanCheck' | 'storage' | 'tasks' | 'log'>;

type Reason = 'not_found' | 'closed' | 'too_many_attempts' | 'not_human' | 'store_full' | 'too_slow';

export type SendResult =
  /** Unconfirmed if it came without a human check; its sender was emailed a link. */
  { ok: true; isConfirmed: boolean } | { ok: false; reason: Reason } | AnswersRefusal;

/** Limits forms with a CV and without a human check: until they are deleted, they use storage that all senders share. */
const dailyAddressLimit = new AddressGate(20, DAY_MS);

type SentForm = {
  cv: NewCv | null;
  /** Idempotency key: a browser that got no response sends the form again with the same key, and it is stored once. */
  key: string | null;
};

export async function sendGuestApplication(
  services: Services,
  jobId: string,
  form: GuestForm,
  { cv, key }: SentForm,
): Promise<SendResult> {
  const { database } = services;
  const requestHash = key === null ? null : createHash('sha256').update(`${jobId} ${key}`).digest();
  // A retry of a stored form has passed the checks below. An unknown key skips none of them.
  if (requestHash && (await isTaken(services, requestHash))) return { ok: true, isConfirmed: true };
  if (!(await passesIpLimit(services, 'application'))) return { ok: false, reason: 'too_many_attempts' };
  const isConfirmed = form.humanCheck !== '';
  if (isConfirmed) {
    const checked = await services.humanCheck.verify(database, form.humanCheck, ENQUIRY_ACTIONS.candidate);
    if (!checked.ok) {
      await logSuspicion(services, 'human_check_failed', { reason: checked.reason });
      return { ok: false, reason: 'not_human' };
    }
  }
  const job = await database.asSystem((transaction) => findOpenJob(transaction, jobId));
  if (typeof job === 'string') return { ok: false, reason: job };
  const checked = await checkAnswers(database.asPublic, jobId, form.answers);
  if (!checked.ok) return checked;
  const { answers } = checked;
  const isCounted = !isConfirmed && cv !== null;
  if (isCounted) {
    if (await database.asSystem(isUnconfirmedStorageFull)) {
      services.log.warn('an application was refused: CVs of unconfirmed applications take up all they may');
      return { ok: false, reason: 'store_full' };
    }
    // Counted before storing, so that concurrent requests cannot exceed the limit.
    if (!dailyAddressLimit.lets(services.client.ip, performance.now()))
      return { ok: false, reason: 'too_many_attempts' };
  }
  try {
    const stored = cv && (await storeCvWithoutAccount(services, cv));
    const writing = { jobId, form, answers, cv: stored, requestHash };
    await (isConfirmed ? writeApplication(services, writing) : writeUnconfirmed(services, writing));
    return { ok: true, isConfirmed };
  } catch (error) {
    if (error instanceof SentBefore) {
      await remindGuest(services, jobId, form.person.email, requestHash);
      return { ok: true, isConfirmed };
    }
    if (isCounted) dailyAddressLimit.takeBack(services.client.ip);
    if (error instanceof StoreFull) return { ok: false, reason: 'store_full' };
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

async function isTaken({ database }: Services, requestHash: Buffer): Promise<boolean> {
  const duplicate = await database.asSystem((transaction) =>
    transaction.selectFrom('applications').select('id').where('request_hash', '=', requestHash).executeTakeFirst(),
  );
  return duplicate !== undefined;
}

/** This address has applied for this job. The transaction is rolled back; a task deletes the new CV. */
class SentBefore extends Error {}

/** Thrown to roll back. 'too_slow': storing took so long that the stored CV may be deleted. */
class Refused extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

type NewGuestApplication = {
  jobId: string;
  form: GuestForm;
  answers: ScreeningAnswer[];
  cv: UnclaimedCv | null;
  requestHash: Buffer | null;
};

function writeApplication(
  { database, tasks }: Services,
  { jobId, form: { person }, answers, cv, requestHash }: NewGuestApplication,
) {
  return database.asSystem(async (transaction) => {
    await holdLockFor(transaction, 'guestApplication', person.email);
    const job = await findOpenJob(transaction, jobId);
    if (typeof job === 'string') throw new Refused(job);
    if (cv && !(await claimCv(transaction, cv))) throw new Refused('too_slow');
    const id = await addGuestApplication(transaction, tasks, { jobId, job, person, answers, requestHash });
    if (id === null) throw new SentBefore();
    if (await hasSentTooMany(transaction, person.email)) throw new Refused('too_many_attempts');
    if (cv) await attachCv(transaction, id, cv);
  });
}

/** The count includes this form. Its message is that of the network limit, so that it reveals nothing about the address. */
async function hasSentTooMany(transaction: Transaction<DB>, email: string): Promise<boolean> {
  const { sent } = await transaction
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('candidate_id', 'is', null)
    .where('source', '!=', 'desk')
    .where(sql<boolean>`app.mailbox(email) = app.mailbox(${email}::citext)`)
    .where('sent_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(sent) > MOST_FOR_AN_ADDRESS.applications;
}

function writeUnconfirmed(
  { database, tasks }: Services,
  { jobId, form: { person }, answers, cv }: NewGuestApplication,
) {
  return database.asSystem(async (transaction) => {
    await holdLockFor(transaction, 'guestApplication', person.email);
    if (cv && !(await claimCv(transaction, cv))) throw new Refused('too_slow');
    const { id } = await transaction
      .insertInto('unconfirmed_applications')
      .values({
        job_id: jobId,
        full_name: person.fullName,
        email: person.email,
        phone: person.phone,
        cover_note: person.coverNote,
        answers: JSON.stringify(answers),
        ...(cv && {
          cv_id: cv.id,
          cv_name: cv.name,
          cv_extension: cv.extension,
          size_bytes: cv.size,
          sha256: cv.sha256,
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { waiting } = await transaction
      .selectFrom('unconfirmed_applications')
      .select(({ fn }) => fn.countAll<string>().as('waiting'))
      .where(sql<boolean>`app.mailbox(email) = app.mailbox(${person.email}::citext)`)
      .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow();
    if (Number(waiting) > MOST_FOR_AN_ADDRESS.unconfirmed) throw new Refused('too_many_attempts');
    await tasks.send(transaction, 'send-mail', { mail: 'guest-confirm', id });
  });
}

/**
 * Sends the owner of the address a new link to their application, unless the same form was submitted twice. The number of links is limited
 * when the email is written.
 */
async function remindGuest({ database, tasks }: Services, jobId: string, email: string, requestHash: Buffer | null) {
  await database.asSystem(async (transaction) => {
    const application = await transaction
      .selectFrom('applications')
      .select('id')
      .where('job_id', '=', jobId)
      .where('email', '=', email)
      .where('candidate_id', 'is', null)
      .$if(requestHash !== null, (query) => query.where(sql<boolean>`request_hash IS DISTINCT FROM ${requestHash}`))
      .executeTakeFirst();
    if (!application) return;
    await tasks.send(
      transaction,
      'send-mail',
      { mail: 'guest-again', id: application.id },
      { key: `guest-again ${application.id}` },
    );
  });
}
