/** Why an application was not sent, for scripts. */
import type { ApplyAnswer } from '#app/features/applications/schema.ts';
import type { Refusal } from '#app/routes/script-answer.server.ts';
import { CANDIDATE_FAILURES, sayNotice } from '#domain/candidate-notices.ts';

export function describeApplyAnswer({ errors, trouble }: ApplyAnswer, status: number): Refusal {
  const [error] = Object.values(errors);
  if (error) return { reason: 'invalid', message: error };
  switch (trouble) {
    case 'profile_incomplete':
      return { reason: trouble, message: sayNotice('complete-profile') };
    case 'closed':
      return { reason: trouble, message: sayNotice('job-closed-meanwhile') };
    case 'profile_changed':
      return { reason: trouble, message: 'Your profile has changed since you looked at it. Look again, then send it.' };
    default:
      return status === 401
        ? { reason: 'not_signed_in', message: 'You are logged out.' }
        : { reason: 'failed', message: `${CANDIDATE_FAILURES.submitApplication}.` };
  }
}
