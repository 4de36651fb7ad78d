import { z } from 'zod';
import { hidden, hiddenChoice, line, text } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { MESSAGE_LENGTHS } from '#domain/application/status-email.ts';
import { listUnknownFields } from '#domain/application/template.ts';
import { MAILING_FIELDS, MOST_CHOSEN } from '#domain/person/mailing.ts';
import { isUuid } from '#domain/uuid.ts';

const FIELDS = Object.keys(MAILING_FIELDS)
  .map((field) => `{{${field}}}`)
  .join(', ');

function refuseUnknown(typed: string, { addIssue }: { addIssue(issue: { code: 'custom'; message: string }): void }) {
  const unknown = listUnknownFields(typed, Object.keys(MAILING_FIELDS));
  if (unknown.length > 0)
    addIssue({ code: 'custom', message: `There’s no merge field ${unknown.join(', ')}. You can use ${FIELDS}` });
}

/** More than the command accepts, so that the command's own message is shown. */
const MOST_LISTED = 2 * MOST_CHOSEN;

export const mailingForm = z.strictObject({
  intent: hiddenChoice(['preview', 'send']),
  /** Identifies the form: a form submitted twice sends one mailing. */
  key: z.uuid(BAD_FORM),
  people: hidden(37 * MOST_LISTED).transform((typed, context) => {
    const ids = typed === '' ? [] : typed.split(',');
    if (!ids.every(isUuid)) context.addIssue(BAD_FORM);
    return [...new Set(ids)];
  }),
  /** A fingerprint of the previewed text and people; empty before the preview. */
  shown: hidden(100),
  subject: line({
    name: 'The subject',
    least: 1,
    most: MESSAGE_LENGTHS.subject,
    missing: 'Enter a subject',
  }).superRefine(refuseUnknown),
  body: text({ name: 'Text', least: 1, most: MESSAGE_LENGTHS.body, missing: 'Enter a text' }).superRefine(
    refuseUnknown,
  ),
});
export type MailingForm = z.output<typeof mailingForm>;

/** Sent by a mail program (RFC 8058) or by the button of the page. */
export const stopMailingsForm = z.strictObject({
  token: hidden(100),
  'List-Unsubscribe': z.string().max(100).optional(),
});
