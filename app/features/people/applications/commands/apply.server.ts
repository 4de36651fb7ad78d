import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { type AnswersRefusal, checkAnswers } from '../queries/checked-answers.server.ts';
import { findApplying, isComplete, toSentProfile } from '../queries/preview.server.ts';
import type { ApplyPreview, SentApplication } from '../schema.ts';
import { type SendResult, sendApplication } from './send-application.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

type Preview =
  | { ok: true; id: string; isNew: false }
  | { ok: false; reason: 'not_found' | 'closed' | 'own_job' | 'profile_incomplete' }
  | AnswersRefusal
  | { ok: false; reason: 'preview'; preview: ApplyPreview };

export type ApplyResult =
  | Exclude<SendResult, { reason: 'profile_changed' }>
  | Preview
  | { ok: false; reason: 'profile_changed'; preview: ApplyPreview }
  | { ok: false; reason: 'change' };

export async function apply(
  services: Services,
  candidate: Candidate,
  jobId: string,
  sent: SentApplication,
): Promise<ApplyResult> {
  if (sent.intent === 'change') return { ok: false, reason: 'change' };
  if (sent.intent === 'preview') return previewApplication(services, candidate, jobId, sent);
  const result = await sendApplication(services, candidate, jobId, sent);
  if (result.ok || result.reason !== 'profile_changed')
    return result as Exclude<SendResult, { reason: 'profile_changed' }>;
  const preview = await previewApplication(services, candidate, jobId, sent);
  return 'preview' in preview ? { ...preview, reason: 'profile_changed' } : preview;
}

/** @returns the sent application if the candidate has applied already */
export async function previewApplication(
  { database }: Pick<Services, 'database'>,
  candidate: Candidate,
  jobId: string,
  sent: SentApplication,
): Promise<Preview> {
  const applying = await findApplying(database, candidate, jobId);
  if (!applying) return { ok: false, reason: 'not_found' };
  const { application, isOpen, isOwnJob, profile, version } = applying;
  if (application) return { ok: true, id: application.id, isNew: false };
  if (!isOpen) return { ok: false, reason: 'closed' };
  if (isOwnJob) return { ok: false, reason: 'own_job' };
  if (!isComplete(profile)) return { ok: false, reason: 'profile_incomplete' };
  const checked = await checkAnswers(database.asPublic, jobId, sent.answers);
  if (!checked.ok) return checked;
  const preview = {
    profile: toSentProfile(profile, { ...sent, answers: checked.answers }),
    version,
    withCv: sent.withCv,
  };
  return { ok: false, reason: 'preview', preview };
}
