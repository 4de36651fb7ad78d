/** The forms about one's own data, and those of whoever deals with them. Imported by the server only, but for its types. */
import { z } from 'zod';
import { lineField, textField } from '#app/site/form.server.ts';
import { PASSWORD_LENGTHS } from '#domain/account.ts';
import { isCalendarDay, yearLater } from '#domain/calendar-day.ts';
import { DATA_REQUEST_KINDS, DATA_REQUEST_LENGTHS, DATA_REQUEST_STATUSES, needsMessage } from '#domain/data-request.ts';
import { readEmailAddress } from '#domain/email-address.ts';
import { stripMarkup } from '#domain/plain-text.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';

const { name: nameLength, message: messageLength, note: noteLength } = DATA_REQUEST_LENGTHS;
const SHORT_NAME = `Name must be at least ${nameLength.least} characters`;
const SHORT_MESSAGE = `Tell us in at least ${messageLength.least} characters what it is about`;
const WRONG_ADDRESS = 'Enter an email address in the correct format, like name@example.com';

const WRONG_DAY = 'Enter the day on which it reached you';

const email = z.string(WRONG_ADDRESS).transform((text, context) => {
  const address = readEmailAddress(text);
  if (address !== null) return address;
  context.addIssue(WRONG_ADDRESS);
  return z.NEVER;
});

const lengthOf = (text: string) => Array.from(text).length;

/** Markup goes before anything is counted. */
const plain = z.string().transform((text) => stripMarkup(text.replace(/\r\n?/g, '\n')));

const name = plain
  .pipe(lineField({ most: nameLength.most, missing: SHORT_NAME, name: 'Name' }))
  .refine((text) => lengthOf(text) >= nameLength.least, SHORT_NAME);
const message = plain.pipe(textField({ most: messageLength.most, name: 'What you write' })).default('');

export const dataRequestForm = z
  .strictObject({
    kind: z.enum(DATA_REQUEST_KINDS, 'Choose what you are asking for'),
    name,
    email,
    message,
    [HUMAN_CHECK_FIELD]: z.string().default(''),
  })
  .superRefine(({ kind, message }, context) => {
    if (needsMessage(kind) && lengthOf(message) < messageLength.least) {
      context.addIssue({ code: 'custom', path: ['message'], message: SHORT_MESSAGE });
    }
  });

export type NewDataRequest = z.infer<typeof dataRequestForm>;

/** What an administrator writes down of a request that came by letter, telephone or mail. @param today in London */
export const addedRequestForm = (today: string) =>
  z
    .strictObject({
      kind: z.enum(DATA_REQUEST_KINDS, 'Choose what they ask for'),
      name,
      // A letter need not have one.
      email: z.union([z.literal(''), email], WRONG_ADDRESS).default(''),
      message,
      received_on: z
        .string(WRONG_DAY)
        .refine(isCalendarDay, { message: WRONG_DAY, abort: true })
        .refine((day) => day <= today, { message: 'The day it reached you cannot be in the future', abort: true })
        .refine((day) => yearLater(day) >= today, 'The day it reached you is more than a year ago'),
      receipt: z.enum(['', 'yes']).default(''),
    })
    .superRefine(({ kind, message: words, email: address, receipt }, context) => {
      if (needsMessage(kind) && lengthOf(words) < messageLength.least) {
        context.addIssue({
          code: 'custom',
          path: ['message'],
          message: `Write down in at least ${messageLength.least} characters what it is about`,
        });
      }
      if (receipt && !address) {
        context.addIssue({ code: 'custom', path: ['email'], message: 'A receipt needs an email address' });
      }
    });

export type AddedRequest = z.infer<ReturnType<typeof addedRequestForm>>;

const written = (missing: string, name: string) =>
  textField({ most: noteLength, name }).refine((text) => text !== '', missing);

/** What an administrator does with a request. */
export const decisionForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('move'),
    status: z.enum(DATA_REQUEST_STATUSES),
    was: z.enum(DATA_REQUEST_STATUSES),
  }),
  z.strictObject({
    intent: z.literal('refuse'),
    was: z.enum(DATA_REQUEST_STATUSES),
    refusal: written('Write down what you told the person', 'The reason'),
  }),
  z.strictObject({ intent: z.literal('note'), note: written('Write something down', 'The note') }),
  z.strictObject({ intent: z.literal('extend'), reason: written('Write down why it takes longer', 'The reason') }),
]);
export type DecisionForm = z.infer<typeof decisionForm>;

const MISSING_PASSWORD = 'Enter your current password';

/** What whoever stole a session does not know. */
export const passwordForm = z.strictObject({
  current_password: z
    .string(MISSING_PASSWORD)
    .min(1, MISSING_PASSWORD)
    .max(2 * PASSWORD_LENGTHS.most, `Password must be ${PASSWORD_LENGTHS.most} characters or fewer`),
});
