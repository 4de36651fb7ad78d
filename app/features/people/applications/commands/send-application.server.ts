/** Sends and withdraws applications. Each is one transaction; repeating it changes nothing (abuse: R03). */
import { sql } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { lockProfile } from '#app/features/people/profile/commands/cvs.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { isOver } from '#domain/application/application.ts';
import { NO_ANSWERS, type TypedAnswers } from '#domain/application/screening-answers.ts';
import { isUuid } from '#domain/uuid.ts';
import { isSender } from '../policy.ts';
import { type AnswersRefusal, checkAnswers } from '../queries/checked-answers.server.ts';
import { writeMessage } from '../queries/messages.server.ts';
import { isComplete, selectOwnProfile, toSentProfile, versionOf } from '../queries/preview.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

export type NewApplication = {
  coverNote: string | null;
  withCv: boolean;
  /** The version of the previewed profile (queries/preview.server.ts); null sends the current one. */
  version: string | null;
  answers?: TypedAnswers;
};

type OpenJob = {
  title: string;
  company: string;
  location: string;
  is_open: boolean;
  is_own: boolean;
  is_agency: boolean;
};

/** `isAgency`: the agency handles the job's applications. */
export type Sent = { ok: true; id: string } & ({ isNew: false } | { isNew: true; isAgency: boolean });

export type SendResult =
  | Sent
  | AnswersRefusal
  | { ok: false; reason: 'not_found' | 'closed' | 'own_job' | 'profile_incomplete' | 'profile_changed' };

export async function sendApplication(
  { database, tasks }: Services,
  candidate: Candidate,
  jobId: string,
  { coverNote, withCv, version, answers: typed = NO_ANSWERS }: NewApplication,
): Promise<SendResult> {
  if (!isUuid(jobId)) return { ok: false, reason: 'not_found' };
  return database.asActor(candidate.id, async (transaction) => {
    await lockProfile(transaction, candidate);
    const sentApplication = await transaction
      .selectFrom('applications')
      .select('id')
      .where('candidate_id', '=', candidate.id)
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    if (sentApplication) return { ok: true, id: sentApplication.id, isNew: false };
    const { rows } = await sql<OpenJob>`
      SELECT title, company, location, is_open, app.owns_job(id) AS is_own,
        app.is_agency_job(id) AS is_agency FROM get_public_job_by_id(${jobId})`.execute(transaction);
    const [job] = rows;
    if (!job) return { ok: false, reason: 'not_found' };
    if (!job.is_open) return { ok: false, reason: 'closed' };
    if (job.is_own) return { ok: false, reason: 'own_job' };
    const profile = await selectOwnProfile(transaction, candidate);
    if (!profile || !isComplete(profile)) return { ok: false, reason: 'profile_incomplete' };
    if (version !== null && versionOf(profile) !== version) return { ok: false, reason: 'profile_changed' };
    const checked = await checkAnswers(transaction, jobId, typed);
    if (!checked.ok) return checked;
    const sent = toSentProfile(profile, { coverNote, withCv, answers: checked.answers });
    const facts = { name: sent.fullName, job: job.title, company: job.company, isAgency: job.is_agency };
    const { subject, body } = await writeMessage(transaction, 'sent', facts);
    const { id } = await transaction
      .insertInto('applications')
      .values({
        candidate_id: candidate.id,
        job_id: jobId,
        job_title: job.title,
        job_company: job.company,
        job_location: job.location,
        full_name: sent.fullName,
        email: sent.email,
        phone: sent.phone,
        location: sent.location,
        bio: sent.bio,
        skills: sent.skills,
        experience: sent.experience,
        cover_note: sent.coverNote,
        answers: JSON.stringify(sent.answers),
        cv_id: sent.cv?.id ?? null,
        message_subject: subject,
        message: body,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tasks.send(transaction, 'send-mail', { mail: 'application-received', applicationId: id });
    await tasks.send(transaction, 'send-mail', { mail: 'application-sent', applicationId: id });
    await tasks.send(transaction, 'tell-account', { news: 'application-received', subjectId: id });
    return { ok: true, id, isNew: true, isAgency: job.is_agency };
  });
}

export type WithdrawResult = { ok: true; isNew: boolean } | { ok: false; reason: 'not_found' | 'over' };

/** The job's owner is notified, and can then read neither the application nor its CV. */
export async function withdrawApplication(
  services: Services,
  candidate: Candidate,
  id: string,
): Promise<WithdrawResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  return services.database.asActor(candidate.id, async (transaction) => {
    // Lock the profile before the application, in the same order as deleting the account, to avoid a deadlock.
    await lockProfile(transaction, candidate);
    const application = await transaction
      .selectFrom('applications')
      .select(['status', 'candidate_id as candidateId', 'job_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!application || !isSender(candidate, application)) {
      return { ok: false, reason: 'not_found' };
    }
    const status = application.status as Parameters<typeof isOver>[0];
    if (status === 'withdrawn') return { ok: true, isNew: false };
    if (isOver(status)) return { ok: false, reason: 'over' };
    await transaction
      .updateTable('applications')
      .set({ status: 'withdrawn', message_subject: null, message: null })
      .where('id', '=', id)
      .execute();
    if (application.job_id) {
      await services.tasks.send(transaction, 'send-mail', {
        mail: 'application-withdrawn',
        applicationId: id,
      });
    }
    return { ok: true, isNew: true };
  });
}
