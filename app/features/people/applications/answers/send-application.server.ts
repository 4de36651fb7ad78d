import { href } from 'react-router';
import { HEART_NOTICES, OWN_JOB } from '#app/features/board/jobs/texts.ts';
import { requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { CV_REFUSAL_STATUS, receiveCv } from '#app/features/people/profile/commands/receive-cv.server.ts';
import { formAction, type Received, replyWith } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { sayNotice } from '#app/web/notices/page-notices.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { SentCv } from '#domain/application/application.ts';
import { apply, previewApplication } from '../commands/apply.server.ts';
import type { Sent } from '../commands/send-application.server.ts';
import { applyForm } from '../form.ts';
import { APPLY_FIELDS, type ApplyMore, type ApplyOutcome } from '../schema.ts';
import { APPLICATION_FAILURES, APPLICATION_NOTICES } from '../texts.ts';

const FAILED = { status: 503, message: `${APPLICATION_FAILURES.submitApplication}.`, retryAfterSeconds: 5 };

/** An application saved offline is sent without a page that could show the job's new questions. */
const ASKED = 'The job asks questions that were not answered. Open the job and apply again.';

const TROUBLES = {
  closed: { status: 409, message: sayNotice(HEART_NOTICES['job-closed-meanwhile']) },
  own_job: { status: 403, message: sayNotice(OWN_JOB) },
  profile_incomplete: { status: 422, message: sayNotice(APPLICATION_NOTICES['complete-profile']) },
  profile_changed: {
    status: 409,
    message: 'Your profile has changed since you looked at it. Look again, then send it.',
  },
  preview: { status: 200 },
  change: { status: 200 },
};

export const applyAction = formAction({
  reply: replyWith<ApplyMore>(),
  form: applyForm,
  gate: requireCandidate,
  keepsTyped: {
    signedOut: { message: 'You are signed out.' },
    unknown: { ...FAILED, reason: 'failed' },
  },
  receive: receiveWithCv,
  run: ({ services, proof: candidate, params: { id = '' }, value, files: cv }) =>
    apply(services, candidate, id, cv ? { ...value, withCv: true } : value),
  done: (result) => toApplication(result),
  refuse: (refused) => {
    if (refused.reason === 'not_found') return throwNotFound('job_not_found');
    if (refused.reason === 'answers') {
      const { errors, questions } = refused;
      return { status: 422, reason: 'invalid', errors, message: ASKED, more: { questions } };
    }
    const { [refused.reason]: trouble } = TROUBLES;
    return 'preview' in refused ? { ...trouble, more: { preview: refused.preview } } : trouble;
  },
  unexpected: async ({ services, proof: candidate, params: { id = '' }, value }) => {
    const outcome = await previewApplication(services, candidate, id, value).catch(() => null);
    // The application was stored before the database connection broke.
    if (outcome?.ok) return toApplication(outcome);
    return outcome && 'preview' in outcome ? { ...FAILED, more: { preview: outcome.preview } } : FAILED;
  },
});

/** Stores the CV in the candidate's profile. */
async function receiveWithCv({ request, context }: FormArgs, candidate: Candidate): Promise<Received<SentCv | null>> {
  const received = await receiveCv(context.get(requestContext), candidate, request, APPLY_FIELDS);
  const { fields } = received;
  if (received.ok) return { ok: true, fields, files: received.cv };
  const { [received.reason]: status } = CV_REFUSAL_STATUS;
  const errors = { cv: received.message };
  return { ok: false, fields, refusal: { status, errors, ...(status === 503 && { retryAfterSeconds: 5 }) } };
}

function toApplication(sent: Sent) {
  return { to: href('/applications/:id', { id: sent.id }), notice: noticeOf(sent) };
}

function noticeOf(sent: Sent): ApplyOutcome {
  if (!sent.isNew) return 'already-applied';
  return sent.isAgency ? 'agency-application-submitted' : 'application-submitted';
}
