import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ScreeningAnswer } from '#domain/application/screening-answers.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';

type Person = { fullName: string; email: string; phone: string; coverNote: string | null };

type OpenJob = { title: string; company: string; location: string };

/** @returns 'not_found' if the job does not exist */
export async function findOpenJob(
  transaction: Transaction<DB>,
  jobId: string,
): Promise<OpenJob | 'closed' | 'not_found'> {
  if (!isUuid(jobId)) return 'not_found';
  const { rows } = await sql<OpenJob & { is_open: boolean }>`
    SELECT title, company, location, is_open FROM get_public_job_by_id(${jobId})`.execute(transaction);
  const [job] = rows;
  if (!job) return 'not_found';
  return job.is_open ? job : 'closed';
}

type NewRow = {
  jobId: string;
  job: OpenJob;
  person: Person;
  answers: ScreeningAnswer[];
  requestHash: Buffer | null;
};

/**
 * Also queues the emails to the job's owner and to the guest.
 *
 * @returns null if this address has applied for this job
 */
export async function addGuestApplication(
  transaction: Transaction<DB>,
  tasks: Tasks,
  { jobId, job, person, answers, requestHash }: NewRow,
): Promise<string | null> {
  const application = await transaction
    .insertInto('applications')
    .values({
      job_id: jobId,
      job_title: job.title,
      job_company: job.company,
      job_location: job.location,
      full_name: person.fullName,
      email: person.email,
      phone: person.phone,
      skills: [],
      cover_note: person.coverNote,
      answers: JSON.stringify(answers),
      request_hash: requestHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!application) return null;
  const { id } = application;
  await tasks.send(transaction, 'send-mail', { mail: 'application-received', applicationId: id });
  await tasks.send(transaction, 'send-mail', { mail: 'guest-receipt', id });
  await tasks.send(transaction, 'tell-account', { news: 'application-received', subjectId: id });
  return id;
}
