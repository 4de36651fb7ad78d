import { z } from 'zod';
import { answerHere, hidden, hiddenChoice, line, next, text } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { APPLICATION_STATUSES } from '#domain/application/application.ts';
import { UNDO_SECONDS } from '#domain/application/pause.ts';
import { STAGE_NAME_LENGTH, STAGED_STATUSES } from '#domain/application/stage.ts';
import { MESSAGE_LENGTHS } from '#domain/application/status-email.ts';
import { listUnknownFields, NAME_FIELDS, TEMPLATE_FIELDS, TEMPLATE_NAME_LENGTH } from '#domain/application/template.ts';
import { isUuid } from '#domain/uuid.ts';

export const moveForm = z.strictObject({
  to: hidden(40),
  was: hiddenChoice(APPLICATION_STATUSES),
  /** The page to open afterwards; defaults to the current one. */
  next,
  back: next,
});

/** `reply` is the newest reply shown. */
export const readForm = z.strictObject({ reply: z.uuid(BAD_FORM), answer: answerHere, next });

export const senderForm = z.strictObject({ letter: z.uuid(BAD_FORM), intent: z.enum(['keep', 'remove'], BAD_FORM) });

export const undoTimeForm = z.strictObject({
  seconds: z.coerce.number(BAD_FORM).pipe(z.literal(UNDO_SECONDS, BAD_FORM)),
  next,
});

export const undoForm = z.strictObject({ batch: hidden(40), next, back: next });

const name = line({ name: 'The name', least: 1, most: STAGE_NAME_LENGTH, missing: 'Enter a name' });
const id = z.uuid(BAD_FORM);

export const stagesForm = z.discriminatedUnion(
  'intent',
  [
    z.strictObject({ intent: z.literal('add'), status: hiddenChoice(STAGED_STATUSES), name }),
    z.strictObject({ intent: z.literal('rename'), id, name }),
    z.strictObject({ intent: z.enum(['up', 'remove']), id }),
  ],
  BAD_FORM,
);
export type StagesChange = z.output<typeof stagesForm>;

type Check = { addIssue(issue: { code: 'custom'; message: string }): void };

const FIELDS = Object.keys(TEMPLATE_FIELDS).map((field) => `{{${field}}}`);
const CHOICE = `${FIELDS.slice(0, -1).join(', ')} and ${FIELDS.at(-1)}`;

function refuseUnknown(typed: string, { addIssue }: Check) {
  const unknown = listUnknownFields(typed);
  if (unknown.length > 0)
    addIssue({ code: 'custom', message: `There’s no merge field ${unknown.join(', ')}. You can use ${CHOICE}` });
}

/** An email to one person fills in only the name. */
function refuseFields(typed: string, { addIssue }: Check) {
  const [field] = listUnknownFields(typed, NAME_FIELDS);
  if (field) addIssue({ code: 'custom', message: `Replace ${field} with your own text. Only ${NAMES} are filled in` });
}
const NAMES = NAME_FIELDS.map((field) => `{{${field}}}`).join(' and ');

const words = (check: (typed: string, context: Check) => void) => ({
  subject: line({
    name: 'The subject',
    least: 1,
    most: MESSAGE_LENGTHS.subject,
    missing: 'Enter a subject',
  }).superRefine(check),
  body: text({ name: 'Text', least: 1, most: MESSAGE_LENGTHS.body, missing: 'Enter a text' }).superRefine(check),
});

export const templateForm = z.discriminatedUnion(
  'intent',
  [
    z.strictObject({ intent: z.literal('remove') }),
    z.strictObject({
      intent: z.enum(['save', 'preview']),
      name: line({ name: 'The name', least: 1, most: TEMPLATE_NAME_LENGTH, missing: 'Enter a name' }),
      ...words(refuseUnknown),
    }),
  ],
  BAD_FORM,
);

export const letterForm = z.strictObject(words(refuseFields));

/** Ticked applications, `application-<id>`, with the status that the page showed. */
export const decideManyForm = z
  .object({ to: hidden(40), template: hidden(40), version: hidden(40), back: next })
  .catchall(hiddenChoice(APPLICATION_STATUSES))
  .transform(({ to, template, version, back, ...ticks }) => ({
    to,
    template,
    version,
    back,
    ticked: Object.entries(ticks).flatMap(([field, was]) => {
      const id = field.replace(/^application-/, '');
      return isUuid(id) ? [{ id, was }] : [];
    }),
  }));
