import { z } from 'zod';
import { hidden, hiddenChoice, line, next, orNull, text, ticked } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { COVER_NOTE_LENGTH } from '#domain/application/application.ts';
import { ANSWER_LENGTH } from '#domain/application/screening.ts';
import { ANSWER_FIELDS, type AnswerField, type TypedAnswers } from '#domain/application/screening-answers.ts';
import { listUnknownPlaceholders, MESSAGE_LENGTHS, type Placeholder } from '#domain/application/status-email.ts';
import { joinWords } from '#domain/text/counts.ts';
import { APPLY_INTENTS, type ApplyIntent } from './schema.ts';

export type SentApplication = {
  intent: ApplyIntent;
  coverNote: string | null;
  withCv: boolean;
  /** The version of the previewed profile, empty before the preview; null allows sending any version. */
  version: string | null;
  answers: TypedAnswers;
};

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

export const applyForm = z
  .strictObject({
    intent: hiddenChoice(APPLY_INTENTS),
    cover_note: text({ name: 'Cover note', most: COVER_NOTE_LENGTH, isPlain: true }).default(''),
    // Candidates without a CV do not see this choice: a CV that comes with the form is sent.
    with_cv: hiddenChoice(['yes', 'no']).default('yes'),
    version: hidden(100),
    // Set if the candidate was offline, could not preview, and agreed to that.
    as_it_is: ticked,
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
  (known: readonly Placeholder[]) =>
  (text: string, { addIssue }: Issues) => {
    const unknown = listUnknownPlaceholders(text, known);
    if (unknown.length === 0) return;
    const choice = joinWords(known.map(({ name }) => `{${name}}`));
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
        body: text({ name: 'The text', least: 1, most: body, missing: 'Enter a text' }).superRefine(check),
      }),
    ],
    BAD_FORM,
  );
};
