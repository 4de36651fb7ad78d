import { z } from 'zod';
import {
  choice,
  hidden,
  hiddenChoice,
  joinedLine,
  next,
  orNull,
  phone,
  text,
  WRONG_EMAIL,
} from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { readEmailAddress } from '#domain/account/email-address.ts';
import {
  CLIENT_STATES,
  LONGEST_CLIENT_NAME,
  LONGEST_CLIENT_NOTE,
  LONGEST_CLIENT_PLACE,
  LONGEST_CONTACT_NAME,
  LONGEST_CONTACT_ROLE,
} from '#domain/client/client.ts';
import { CLIENT_ANSWERS, LONGEST_COMMENT } from '#domain/client/shortlist.ts';
import {
  FEE_KINDS,
  MOST_PAYMENT_DAYS,
  MOST_REBATE_WEEKS,
  readBasisPoints,
  readPence,
  rebateEnd,
} from '#domain/client/terms.ts';
import { isCalendarDay, londonDay, yearLater } from '#domain/time/calendar-day.ts';
import type { ClientChange, ClientFields, PlacementFields, SentAnswer, ShortlistChange } from './schema.ts';

const emailOrNone = z.string().transform((typed, context) => {
  if (typed.trim() === '') return null;
  const address = readEmailAddress(typed);
  if (address !== null) return address;
  context.addIssue(WRONG_EMAIL);
  return z.NEVER;
});

const wholeNumber = (most: number, ask: string) =>
  z
    .string(ask)
    .transform((typed) => typed.trim())
    .pipe(z.string().regex(/^\d{1,4}$/, ask))
    .transform(Number)
    .refine((value) => value <= most, ask);

const typedId = z.uuid(BAD_FORM);

const CLIENT = {
  name: joinedLine({ name: 'The name', most: LONGEST_CLIENT_NAME, least: 1, missing: 'Enter the company name' }),
  state: choice(CLIENT_STATES, 'Choose a status'),
  location: joinedLine({ name: 'Location', most: LONGEST_CLIENT_PLACE }).default('').transform(orNull),
  note: text({ name: 'The note', most: LONGEST_CLIENT_NOTE, isPlain: true }).default('').transform(orNull),
};

const CONTACT = {
  full_name: joinedLine({ name: 'The name', most: LONGEST_CONTACT_NAME, least: 1, missing: 'Enter the name' }),
  role: joinedLine({ name: 'The role', most: LONGEST_CONTACT_ROLE }).default('').transform(orNull),
  email: emailOrNone,
  phone: phone.default('').transform(orNull),
};

const TERMS = {
  fee_kind: choice(FEE_KINDS, 'Choose a fee type'),
  fee: z.string('Enter the fee').max(20, 'Enter the fee'),
  rebate_weeks: wholeNumber(MOST_REBATE_WEEKS, `Enter the rebate period in weeks, from 0 to ${MOST_REBATE_WEEKS}`),
  payment_days: wholeNumber(MOST_PAYMENT_DAYS, `Enter the payment terms in days, from 0 to ${MOST_PAYMENT_DAYS}`),
  agreed_on: z.string().refine(isCalendarDay, 'Enter the date agreed'),
};

export const newClientForm: z.ZodType<ClientFields> = z.strictObject(CLIENT);

export const clientForm = (now: Date) =>
  z
    .discriminatedUnion(
      'intent',
      [
        z.strictObject({ intent: z.literal('change'), ...CLIENT, account: emailOrNone.optional() }),
        z.strictObject({ intent: z.literal('add_contact'), ...CONTACT }),
        z.strictObject({ intent: z.literal('change_contact'), contact: typedId, ...CONTACT }),
        z.strictObject({ intent: z.literal('remove_contact'), contact: typedId }),
        z.strictObject({ intent: z.literal('terms'), ...TERMS }),
      ],
      BAD_FORM,
    )
    .transform((fields, context): ClientChange => {
      if (fields.intent === 'change') return { ...fields, account: fields.account };
      if (fields.intent === 'remove_contact') return fields;
      if (fields.intent === 'terms') {
        const { fee_kind, fee, rebate_weeks: rebateWeeks, payment_days: paymentDays, agreed_on: agreedOn } = fields;
        if (agreedOn > londonDay(now)) {
          context.addIssue({ code: 'custom', path: ['agreed_on'], message: 'Enter today’s date or an earlier one' });
        }
        const sum = fee_kind === 'percent' ? readBasisPoints(fee) : readPence(fee);
        if (sum === null) context.addIssue({ code: 'custom', path: ['fee'], message: FEE_ERRORS[fee_kind] });
        const agreed =
          fee_kind === 'percent'
            ? ({ kind: fee_kind, basisPoints: sum ?? 0 } as const)
            : ({ kind: fee_kind, pence: sum ?? 0 } as const);
        return { intent: 'terms', fee: agreed, rebateWeeks, paymentDays, agreedOn };
      }
      const { full_name: fullName, role, email, phone: number } = fields;
      if (email === null && number === null) {
        const message = 'Enter an email address or a phone number';
        context.addIssue({ code: 'custom', path: ['email'], message });
      }
      const contact = { fullName, role, email, phone: number };
      return fields.intent === 'add_contact'
        ? { intent: fields.intent, ...contact }
        : { intent: fields.intent, contact: fields.contact, ...contact };
    });

const FEE_ERRORS = {
  percent: 'Enter a percentage from 0 to 100, like 17.5',
  fixed: 'Enter a sum in pounds, like 2500 or 2,500.00',
} as const;

export const shortlistChangeForm: z.ZodType<ShortlistChange> = z.discriminatedUnion(
  'intent',
  [
    z.strictObject({ intent: hiddenChoice(['resend', 'revoke']) }),
    z.strictObject({ intent: z.literal('seen'), application: typedId, next }),
  ],
  BAD_FORM,
);

export const answerForm: z.ZodType<SentAnswer> = z
  .strictObject({
    position: hidden(2).pipe(z.string().regex(/^\d{1,2}$/, BAD_FORM)),
    answer: hiddenChoice(['', ...CLIENT_ANSWERS]).default(''),
    comment: text({ name: 'The comment', most: LONGEST_COMMENT, isPlain: true }).default(''),
  })
  .transform(({ position, answer, comment }, context) => {
    if (answer === '' && comment === '') {
      context.addIssue({ code: 'custom', path: ['answer'], message: 'Choose yes or no, or enter a comment' });
    }
    return { position: Number(position), answer: answer || null, comment: orNull(comment) };
  });

const sum = (ask: string) =>
  z
    .string()
    .max(20, ask)
    .default('')
    .transform((typed, context) => {
      if (typed.trim() === '') return null;
      const pence = readPence(typed);
      if (pence === null) context.addIssue(ask);
      return pence;
    });

const day = (ask: string) =>
  z
    .string()
    .default('')
    .refine((typed) => typed === '' || isCalendarDay(typed), ask)
    .transform(orNull);

export const placementForm = (now: Date): z.ZodType<PlacementFields> =>
  z
    .strictObject({
      starts_on: z.string().refine(isCalendarDay, 'Enter a start date'),
      pay: sum('Enter the yearly pay in pounds, like 32000'),
      fee: sum('Enter the fee in pounds, like 5600'),
      rebate_ends_on: day('Enter the date the rebate period ends'),
      ended_on: day('Enter an end date'),
    })
    .transform((fields, context): PlacementFields => {
      const { starts_on: startsOn, rebate_ends_on: rebateEndsOn, ended_on: endedOn } = fields;
      const fail = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
      if (startsOn < '2000-01-01' || startsOn > yearLater(londonDay(now))) {
        fail('starts_on', 'Enter a date from 2000 up to a year ahead');
      }
      if (rebateEndsOn !== null && (rebateEndsOn < startsOn || rebateEndsOn > (rebateEnd(startsOn, 520) ?? ''))) {
        fail('rebate_ends_on', 'Enter a date on or after the start date, within ten years');
      }
      if (endedOn !== null && (endedOn < '2000-01-01' || endedOn > yearLater(londonDay(now)))) {
        fail('ended_on', 'Enter a date from 2000 up to a year ahead');
      }
      return { startsOn, payPence: fields.pay, feePence: fields.fee, rebateEndsOn, endedOn };
    });
