import { z } from 'zod';
import { HEART_NOTICES } from '#app/features/board/jobs/texts.ts';
import { EMPTY_FIELDS, ENQUIRY_FAULTS, ENQUIRY_TEXTS, TOO_MANY_ENQUIRIES } from '#app/features/core/enquiries/texts.ts';
import { ANSWER_SHAPE, toTypedAnswers } from '#app/features/people/applications/form.ts';
import { email, hidden, line, orNull, phone, text } from '#app/web/form/fields.server.ts';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { isKey } from '#app/web/form/once/once.server.ts';
import { BAD_FORM, refuseForm } from '#app/web/form/read.server.ts';
import { type Refusal, throwNotFound } from '#app/web/form/respond.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { PASSWORD_LENGTHS } from '#domain/account/account.ts';
import { COVER_NOTE_LENGTH } from '#domain/application/application.ts';
import { GUEST_NAME_LENGTH } from '#domain/application/guest.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import { receiveGuestCv, refuseCv } from './commands/receive-guest-cv.server.ts';
import { sendGuestApplication } from './commands/send-guest-application.server.ts';
import { GUEST_FIELDS, type GuestForm, type GuestMore, guestSentHref, type MyApplicationForm } from './schema.ts';

const name = line({
  name: 'Name',
  least: 2,
  most: GUEST_NAME_LENGTH,
  missing: ENQUIRY_FAULTS.name,
  empty: EMPTY_FIELDS.name,
  isPlain: true,
});
const askedPhone = z
  .string(EMPTY_FIELDS.phone)
  .pipe(phone)
  .refine((number) => number !== '', EMPTY_FIELDS.phone);

const guestForm = z
  .strictObject({
    fullName: name,
    email: email(ENQUIRY_FAULTS.email, EMPTY_FIELDS.email),
    phone: askedPhone,
    coverNote: text({ name: 'Cover note', most: COVER_NOTE_LENGTH, isPlain: true }).default(''),
    /** Lets scripts recognise the form; the address names the job. */
    job: hidden(100),
    [HUMAN_CHECK_FIELD]: z.string().default(''),
    ...ANSWER_SHAPE,
  })
  .transform(
    ({ fullName, email, phone, coverNote, [HUMAN_CHECK_FIELD]: humanCheck, ...sent }): GuestForm => ({
      person: { fullName, email, phone, coverNote: orNull(coverNote) },
      answers: toTypedAnswers(sent),
      humanCheck,
    }),
  );

export const myApplicationForm: z.ZodType<MyApplicationForm> = z.discriminatedUnion(
  'intent',
  [
    z.strictObject({ intent: z.enum(['confirm', 'replace_cv', 'withdraw', 'disown', 'take_over']) }),
    z.strictObject({ intent: z.literal('correct'), full_name: name, phone: askedPhone }),
    z.strictObject({
      intent: z.literal('claim'),
      password: z
        .string('Enter a password')
        .min(PASSWORD_LENGTHS.least, `Password must be at least ${PASSWORD_LENGTHS.least} characters`)
        .max(2 * PASSWORD_LENGTHS.most, `Password must be ${PASSWORD_LENGTHS.most} characters or fewer`),
    }),
  ],
  BAD_FORM,
);

/** The texts are those of the candidate form (spec: marketing §8). */
const { failed, notHuman } = ENQUIRY_TEXTS.candidate;

export const guestApplyAction = formAction({
  reply: replyWith<GuestMore>(),
  form: guestForm,
  gate: readKey,
  receive: (args) => receiveGuestCv(args, GUEST_FIELDS),
  run: ({ services, proof: key, params: { id = '' }, value, files: cv }) =>
    sendGuestApplication(services, id, value, { cv, key }),
  done: ({ isConfirmed }, { params: { id = '' } }) => ({
    to: guestSentHref(id, isConfirmed),
    outcome: isConfirmed ? 'sent' : 'unconfirmed',
    needsPage: !isConfirmed,
  }),
  refuse: (refused): Refusal<GuestMore> => {
    switch (refused.reason) {
      case 'answers':
        return { status: 422, reason: 'invalid', errors: refused.errors, more: { questions: refused.questions } };
      case 'not_found':
        return throwNotFound('job_not_found');
      case 'closed':
        return { status: 409, notice: HEART_NOTICES['job-closed-meanwhile'] };
      case 'too_many_attempts':
        return { status: 429, notice: TOO_MANY_ENQUIRIES, retryAfterSeconds: 15 * 60 };
      case 'not_human':
        return { status: 422, notice: notHuman, reason: 'invalid' };
      case 'store_full':
        return { ...refuseCv('store_full'), notice: failed };
      case 'too_slow':
        return { status: 503, notice: failed, retryAfterSeconds: 10, reason: 'failed' };
    }
  },
  unexpected: { status: 500, notice: failed },
});

/** A retry of a form carries the same key. */
async function readKey({ request }: FormArgs): Promise<string | null> {
  const key = request.headers.get('Idempotency-Key');
  if (key !== null && !isKey(key)) throw refuseForm();
  return key;
}
