/** Saves the form of an existing job: only a draft can stay a draft, and only a complete job is published. */
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { FormErrors } from '#app/web/form/read.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { findGuardLog } from '../queries/guard/advert-guard.server.ts';
import { findManagedJob } from '../queries/managed-jobs.server.ts';
import { refuseSentJob, type SentJob } from '../queries/sent-job.server.ts';
import { findUnclearPlacesOf } from '../queries/unclear-places.server.ts';
import type { LocationQuestion } from '../schema.ts';
import { type FurtherWrites, updateJob } from './manage-jobs.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'> & { now: Date };

export type EditResult =
  | { ok: true; notice: 'job-posted' | 'draft-saved' | 'job-updated' }
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'check' | 'invalid' | 'unchecked'; errors: FormErrors; question?: LocationQuestion | null }
  | { ok: false; reason: 'changed'; version: string };

export async function editJob(
  services: Services,
  poster: Poster,
  id: string,
  sent: SentJob,
  within?: FurtherWrites,
): Promise<EditResult> {
  const job = await findManagedJob(services, poster, id);
  if (!job) return { ok: false, reason: 'not_found' };
  // A published job cannot become a draft again, and must stay complete.
  const isPublished = job.status !== 'draft';
  const keepsStatus = sent.intent === 'save' || (sent.intent === 'draft' && isPublished);
  if (isPublished && sent.intent === 'draft' && Object.keys(sent.missing).length > 0) {
    return { ok: false, reason: 'invalid', errors: { ...sent.errors, ...sent.missing } };
  }
  const isPublishing = keepsStatus ? job.status === 'open' : sent.intent === 'post';
  const unclear = await findUnclearPlacesOf(services, sent, job.location);
  const needsAuthority = job.isAgency && !(await findGuardLog(services, poster, id)).authority;
  const refusal = refuseSentJob(sent, { isPublishing, isFirst: !isPublished, unclear, needsAuthority });
  if (refusal || !sent.job) return refusal ?? { ok: false, reason: 'invalid', errors: sent.errors };
  const change = { job: sent.job, keepsStatus, version: sent.version, guardAnswers: sent, ...(within && { within }) };
  const result = await updateJob(services, poster, id, change);
  if (!result.ok) {
    if (result.reason === 'changed_meanwhile') return { ok: false, reason: 'changed', version: job.version };
    // The job was opened or handed over after it was read above.
    return result.reason === 'not_found' ? result : { ok: false, reason: 'invalid', errors: sent.missingAuthority };
  }
  if (isPublished) return { ok: true, notice: 'job-updated' };
  return { ok: true, notice: isPublishing ? 'job-posted' : 'draft-saved' };
}
