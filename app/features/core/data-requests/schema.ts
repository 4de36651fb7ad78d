import { z } from 'zod';
import { currentPassword } from '#app/features/core/accounts/schema.ts';
import { choice, email, hiddenChoice, line, text, WRONG_EMAIL } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import {
  DATA_REQUEST_KINDS,
  DATA_REQUEST_LENGTHS,
  DATA_REQUEST_STATUSES,
  needsMessage,
} from '#domain/data-request/data-request.ts';
import { isCalendarDay, yearLater } from '#domain/time/calendar-day.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';

const { name: nameLength, message: messageLength, note: noteLength } = DATA_REQUEST_LENGTHS;
const SHORT_NAME = `Name must be at least ${nameLength.least} characters`;
const SHORT_MESSAGE = `Enter at least ${messageLength.least} characters about your request`;
const WRONG_DAY = 'Enter the date received';

const lengthOf = (typed: string) => Array.from(typed).length;

const name = line({ name: 'Name', ...nameLength, missing: SHORT_NAME, isPlain: true });
const message = text({ name: 'Details', most: messageLength.most, isPlain: true }).default('');

export const dataRequestForm = z
  .strictObject({
    kind: choice(DATA_REQUEST_KINDS, 'Choose what you are asking for'),
    name,
    email: email(),
    message,
    [HUMAN_CHECK_FIELD]: z.string().default(''),
  })
  .superRefine(({ kind, message }, context) => {
    if (needsMessage(kind) && lengthOf(message) < messageLength.least) {
      context.addIssue({ code: 'custom', path: ['message'], message: SHORT_MESSAGE });
    }
  });

export type NewDataRequest = z.infer<typeof dataRequestForm>;

/** A request that came by letter, telephone or email. @param today in London */
export const addedRequestForm = (today: string) =>
  z
    .strictObject({
      kind: choice(DATA_REQUEST_KINDS, 'Choose a request type'),
      name,
      // A letter may come without an email address.
      email: z.union([z.literal(''), email()], WRONG_EMAIL).default(''),
      message,
      received_on: z
        .string(WRONG_DAY)
        .refine(isCalendarDay, { message: WRONG_DAY, abort: true })
        .refine((day) => day <= today, { message: 'The date received can’t be in the future', abort: true })
        .refine((day) => yearLater(day) >= today, 'The date received must be within the last year'),
      receipt: z.enum(['', 'yes']).default(''),
    })
    .superRefine(({ kind, message: words, email: address, receipt }, context) => {
      if (needsMessage(kind) && lengthOf(words) < messageLength.least) {
        context.addIssue({
          code: 'custom',
          path: ['message'],
          message: `Enter at least ${messageLength.least} characters about the request`,
        });
      }
      if (receipt && !address) {
        context.addIssue({ code: 'custom', path: ['email'], message: 'Enter an email address to send a receipt' });
      }
    });

export type AddedRequest = z.infer<ReturnType<typeof addedRequestForm>>;

const requiredText = (missing: string, name: string) => text({ name, least: 1, most: noteLength, missing });

export const decisionForm = z.discriminatedUnion(
  'intent',
  [
    z.strictObject({
      intent: z.literal('move'),
      status: z.enum(DATA_REQUEST_STATUSES).exclude(['refused'], BAD_FORM),
      was: hiddenChoice(DATA_REQUEST_STATUSES),
    }),
    z.strictObject({
      intent: z.literal('refuse'),
      was: hiddenChoice(DATA_REQUEST_STATUSES),
      refusal: requiredText('Enter the reason you gave the person', 'The reason'),
    }),
    z.strictObject({ intent: z.literal('note'), note: requiredText('Enter a note', 'The note') }),
    z.strictObject({
      intent: z.literal('extend'),
      reason: requiredText('Enter the reason it will take longer', 'The reason'),
    }),
  ],
  BAD_FORM,
);
export type DecisionForm = z.infer<typeof decisionForm>;

export const passwordForm = z.strictObject({ current_password: currentPassword });

export type ShownDue = { on: string; words: string | null; isOverdue: boolean; isExtended: boolean };

export type OwnRow = Record<string, unknown>;
