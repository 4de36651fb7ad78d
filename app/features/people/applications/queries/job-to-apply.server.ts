import { sql } from 'kysely';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { findQuestions } from '#app/features/board/jobs/queries/questions/job-questions.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { mailAbout } from '../components/apply/apply-mail.ts';

/** @returns null if the job does not exist */
export async function findJobToApply(
  { database: { asPublic }, publicOrigin }: Pick<RequestContext, 'database' | 'publicOrigin'>,
  id: string,
) {
  const job = await findPublicJob(asPublic, id);
  if (!job) return null;
  const { title, company, location, isOpen } = job;
  const questions = await findQuestions(asPublic, job.id);
  const mail = mailAbout(job, publicOrigin);
  const isAgency = await isAgencyJob(asPublic, job.id);
  return { id: job.id, title, company, location, isOpen, isAgency, mail, ...(questions && { questions }) };
}

async function isAgencyJob(asPublic: RequestContext['database']['asPublic'], id: string): Promise<boolean> {
  const { rows } = await sql<{ isAgency: boolean }>`SELECT app.is_agency_job(${id}) AS "isAgency"`.execute(asPublic);
  return rows[0]?.isAgency ?? true;
}
