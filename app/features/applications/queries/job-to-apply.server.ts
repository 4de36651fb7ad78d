/** A job as the pages show it on which one applies, with what it asks. */
import { findQuestions } from '#app/features/jobs/queries/questions/job-questions.server.ts';
import { findPublicJob } from '#app/features/jobs/queries.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { mailAbout } from '../components/apply/apply-mail.ts';

/** @returns null where there is no such job */
export async function findJobToApply(
  { database: { asPublic }, publicOrigin }: Pick<RequestContext, 'database' | 'publicOrigin'>,
  id: string,
) {
  const job = await findPublicJob(asPublic, id);
  if (!job) return null;
  const { title, company, location, isOpen } = job;
  const questions = await findQuestions(asPublic, job.id);
  const mail = mailAbout(job, publicOrigin);
  return { id: job.id, title, company, location, isOpen, mail, ...(questions && { questions }) };
}
