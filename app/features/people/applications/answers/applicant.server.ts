import { findCandidate, findViewer } from '#app/features/core/accounts/gates.server.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Applicant } from '../components/apply/apply-filling.tsx';
import { findApplying, isComplete } from '../queries/preview.server.ts';

export async function findApplicant(args: RequestArgs, jobId: string): Promise<Applicant> {
  const viewer = await findViewer(args);
  if (!viewer) return { kind: 'visitor' };
  const candidate = await findCandidate(args);
  if (!candidate) return { kind: 'waits' };
  const applying = await findApplying(args.context.get(requestContext).database, candidate, jobId);
  if (!applying) throw new Error('A job or a profile went away while it was applied for');
  const { application, isOwnJob, profile } = applying;
  if (isOwnJob) return { kind: 'owner' };
  if (!application) return { kind: 'candidate', profile, isComplete: isComplete(profile) };
  const { sentAt, ...sent } = application;
  return { kind: 'applied', application: { ...sent, sentOn: formatLongDate(sentAt) } };
}
