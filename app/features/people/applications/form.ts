/** Forms for applying, and for changing messages to candidates. Imported by the server only. */
import { href } from 'react-router';
import { z } from 'zod';
import { HEART_NOTICES, OWN_JOB } from '#app/features/board/jobs/texts.ts';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { CV_REFUSAL_STATUS, receiveCv } from '#app/features/people/profile/commands/receive-cv.server.ts';
import { hidden, hiddenChoice, line, next, orNull, text, tickBox } from '#app/web/form/fields.server.ts';
import { formAction, type Received, replyWith } from '#app/web/form/form-action.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { sayNotice } from '#app/web/notices/page-notices.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { COVER_NOTE_LENGTH, type SentCv } from '#domain/application/application.ts';
import { ANSWER_LENGTH } from '#domain/application/screening.ts';
import { ANSWER_FIELDS, type AnswerField, type TypedAnswers } from '#domain/application/screening-answers.ts';
import { listUnknownPlaceholders, MESSAGE_LENGTHS, type Placeholder } from '#domain/application/status-email.ts';
import { joinWords } from '#domain/text/counts.ts';
import { apply, previewApplication } from './commands/apply.server.ts';
import type { Sent } from './commands/send-application.server.ts';
import { APPLY_FIELDS, APPLY_INTENTS, type ApplyMore, type ApplyOutcome, type SentApplication } from './schema.ts';
import { APPLICATION_FAILURES, APPLICATION_NOTICES } from './texts.ts';

const ANSWER = text({ name: 'The answer', most: ANSWER_LENGTH, isPlain: true }).default('');

/** Part of every application form. Valid answers depend on the job, so the command checks them. */
export const ANSWER_SHAPE = {
  questions: hidden(36),
  ...(Object.fromEntries(ANSWER_FIELDS.map((name) => [name, ANSWER])) as Record<AnswerField, typeof ANSWER>),
};

export const toTypedAnswers = (sent: Record<AnswerField | 'questions', string>): TypedAnswers => ({
  set: sent.questions,
  typed: ANSWER_FIELDS.map((name) => sent[name]),
});

const applyForm = z
  .strictObject({
    intent: hiddenChoice(APPLY_INTENTS),
    cover_note: text({ name: 'Cover note', most: COVER_NOTE_LENGTH, isPlain: true }).default(''),
    // Candidates without a CV do not see this choice: a CV that comes with the form is sent.
    with_cv: hiddenChoice(['yes', 'no']).default('yes'),
    version: hidden(100),
    // Set if the candidate was offline, could not preview, and agreed to that.
    as_it_is: tickBox,
    ...ANSWER_SHAPE,
  })
  .transform(
    ({ intent, cover_note, with_cv, version, as_it_is, ...answers }): SentApplication => ({
      intent,
      coverNote: orNull(cover_note),
      withCv: with_cv === 'yes',
      version: as_it_is ? null : version,
      answers: toTypedAnswers(answers),
    }),
  );

const FAILED = { status: 503, message: `${APPLICATION_FAILURES.submitApplication}.`, retryAfterSeconds: 5 };

/** Shown for an application saved offline, which has no form to show the questions in. */
const MISSING_ANSWERS = 'You haven’t answered all the questions for this job. Open the job and apply again.';

const REFUSALS = {
  closed: { status: 409, message: sayNotice(HEART_NOTICES['job-closed-meanwhile']) },
  own_job: { status: 403, message: sayNotice(OWN_JOB) },
  profile_incomplete: { status: 422, message: sayNotice(APPLICATION_NOTICES['complete-profile']) },
  profile_changed: {
    status: 409,
    message: 'Your profile has changed since you previewed it. Check it again, then send it.',
  },
  preview: { status: 200 },
  change: { status: 200 },
};

/** Nothing typed is lost. */
export const applyAction = (gate: (args: FormArgs) => Promise<Candidate>) =>
  formAction({
    reply: replyWith<ApplyMore>(),
    form: applyForm,
    gate,
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
        return { status: 422, reason: 'invalid', errors, message: MISSING_ANSWERS, more: { questions } };
      }
      const { [refused.reason]: refusal } = REFUSALS;
      return 'preview' in refused ? { ...refusal, more: { preview: refused.preview } } : refusal;
    },
    unexpected: async ({ services, proof: candidate, params: { id = '' }, value }) => {
      const outcome = await previewApplication(services, candidate, id, value).catch(() => null);
      // The application was sent before the database connection broke.
      if (outcome?.ok) return toApplication(outcome);
      return outcome && 'preview' in outcome ? { ...FAILED, more: { preview: outcome.preview } } : FAILED;
    },
  });

/** The CV is stored in the profile. */
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

/** The form has a field `application-<id>` for each ticked candidate. */
export const closeOutForm = z
  .object({ next })
  .catchall(hiddenChoice(['yes']))
  .transform(({ next, ...ticks }) => ({
    next,
    ids: Object.keys(ticks).flatMap((name) =>
      name.startsWith('application-') ? [name.slice('application-'.length)] : [],
    ),
  }));

type Issues = { addIssue(issue: { code: 'custom'; message: string }): void };

const refuseUnknown =
  (placeholders: readonly Placeholder[]) =>
  (text: string, { addIssue }: Issues) => {
    const unknown = listUnknownPlaceholders(text, placeholders);
    if (unknown.length === 0) return;
    const choice = joinWords(placeholders.map(({ name }) => `{${name}}`));
    addIssue({ code: 'custom', message: `There is no merge field ${unknown.join(', ')}. You can use ${choice}` });
  };

const { subject, body } = MESSAGE_LENGTHS;

export const messageForm = (placeholders: readonly Placeholder[]) => {
  const check = refuseUnknown(placeholders);
  return z.discriminatedUnion(
    'intent',
    [
      z.strictObject({ intent: z.literal('restore') }),
      z.strictObject({
        intent: z.enum(['save', 'preview']),
        subject: line({ name: 'The subject', least: 1, most: subject, missing: 'Enter a subject' }).superRefine(check),
        body: text({ name: 'Text', least: 1, most: body, missing: 'Enter a text' }).superRefine(check),
      }),
    ],
    BAD_FORM,
  );
};
