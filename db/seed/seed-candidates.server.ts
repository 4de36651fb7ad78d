/** Gives the candidates of the demo their profiles, CVs, liked jobs and applications. server/start/demo-files.ts stores the files. */
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { company } from '#content/company.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { type ApplicationStatus, MESSAGE_STATUSES } from '#domain/application/application.ts';
import { APPLICATION_MESSAGES, messageKey } from '#domain/application/default-status-emails.ts';
import type { ScreeningAnswer } from '#domain/application/screening-answers.ts';
import { fillIn, type MessageFacts } from '#domain/application/status-email.ts';
import { demoCandidates, type SeedApplication, type SeedCandidate } from './candidates.ts';
import { demoCast } from './cast.ts';
import { seedJobId } from './seed-job.ts';

const DAY_MS = 86_400_000;
const DEMO_CVS = new Map(demoCandidates.flatMap(({ cv }) => (cv ? [[cv.id, cv.bytes] as const] : [])));

/** @param transaction of the system, in which the cast and its jobs are there */
export async function seedCandidates(transaction: Transaction<DB>, now: Date): Promise<void> {
  for (const candidate of demoCandidates) await seedCandidate(transaction, candidate, now);
}

async function seedCandidate(transaction: Transaction<DB>, candidate: SeedCandidate, now: Date): Promise<void> {
  const person = demoCast.find(({ email }) => email === candidate.email);
  if (!person) throw new Error(`No person in the cast has the address ${candidate.email}`);
  const { phone, bio, skills, experience, cv, likes, passes, applications } = candidate;
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  if (cv) {
    await transaction
      .insertInto('cvs')
      .values({
        id: cv.id,
        user_id: person.id,
        name: cv.name,
        extension: 'pdf',
        size_bytes: cv.bytes.length,
        sha256: createHash('sha256').update(cv.bytes).digest(),
        uploaded_at: at(8),
      })
      .execute();
  }
  await transaction
    .updateTable('profiles')
    .set({ phone, bio, skills, experience, cv_id: cv?.id ?? null })
    .where('id', '=', person.id)
    .execute();
  const likedJobs = likes.map(({ jobKey, daysAgo }) => ({
    user_id: person.id,
    job_id: seedJobId(jobKey),
    created_at: at(daysAgo),
  }));
  if (likedJobs.length > 0) await transaction.insertInto('liked_jobs').values(likedJobs).execute();
  const passed = passes.map(({ jobKey, daysAgo }) => ({
    user_id: person.id,
    job_id: seedJobId(jobKey),
    action: 'pass' as const,
    created_at: at(daysAgo),
  }));
  if (passed.length > 0) await transaction.insertInto('swiped_jobs').values(passed).execute();
  if (applications.length === 0) return;
  const sender = await transaction
    .selectFrom('profiles')
    .select(['id', 'full_name', 'email', 'phone', 'location', 'bio', 'skills', 'experience', 'cv_id'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  for (const application of applications) await seedApplication(transaction, sender, application, now);
}

/** An application's sender; `id` is null without an account. */
type Sender = {
  id: string | null;
  full_name: string;
  email: string;
  phone: string | null;
  location: string | null;
  bio: string | null;
  skills: string[];
  experience: string | null;
  cv_id: string | null;
};

/** Step by step, as it came about: so the database itself writes each step down, and who took it. */
export async function seedApplication(
  transaction: Transaction<DB>,
  { id: candidateId, ...facts }: Sender,
  { id, jobKey, daysAgo, coverNote, steps }: SeedApplication,
  now: Date,
  answers: ScreeningAnswer[] = [],
): Promise<void> {
  const job = await transaction
    .selectFrom('jobs')
    .select(['id', 'title', 'company', 'location', 'user_id'])
    .select(sql<boolean>`app.is_agency_job(id)`.as('is_agency'))
    .where('id', '=', seedJobId(jobKey))
    .executeTakeFirstOrThrow();
  const words = (status: ApplicationStatus) =>
    messageFor(
      status,
      { name: facts.full_name, job: job.title, company: job.company, agency: company.name },
      job.is_agency,
    );
  const sentAt = new Date(now.getTime() - daysAgo * DAY_MS);
  await actAs(transaction, candidateId ?? '');
  await transaction
    .insertInto('applications')
    .values({
      ...facts,
      phone: facts.phone ?? '',
      answers: JSON.stringify(answers),
      id,
      candidate_id: candidateId,
      job_id: job.id,
      cover_note: coverNote,
      job_title: job.title,
      job_company: job.company,
      job_location: job.location,
      sent_at: sentAt,
      status_changed_at: sentAt,
      ...words('sent'),
    })
    .execute();
  await actAs(transaction, job.user_id);
  for (const status of steps) {
    await transaction
      .updateTable('applications')
      .set({ status, ...words(status) })
      .where('id', '=', id)
      .execute();
  }
  await actAs(transaction, '');
}

/** Still as the system; this only says whose step it is. */
export const actAs = (transaction: Transaction<DB>, id: string) =>
  sql`SELECT set_config('app.actor_id', ${id}, true)`.execute(transaction);

/** The agency's words for it, where there are any. */
function messageFor(status: ApplicationStatus, facts: MessageFacts, isAgency: boolean) {
  const messageStatus = MESSAGE_STATUSES.find((each) => each === status);
  if (!messageStatus) return { message_subject: null, message: null };
  const { subject, body } = fillIn(APPLICATION_MESSAGES[messageKey(messageStatus, isAgency)], facts);
  return { message_subject: subject, message: body };
}

/** Files of the demo CVs that still have a row: a candidate may have removed theirs since. */
export async function listDemoFiles({ asSystem }: Database): Promise<{ key: string; bytes: Uint8Array }[]> {
  const rows = await asSystem((transaction) =>
    transaction
      .selectFrom('cvs')
      .select(['id', 'storage_key'])
      .where('id', 'in', [...DEMO_CVS.keys()])
      .execute(),
  );
  return rows.flatMap(({ id, storage_key: key }) => {
    const bytes = DEMO_CVS.get(id);
    return key && bytes ? [{ key, bytes }] : [];
  });
}
