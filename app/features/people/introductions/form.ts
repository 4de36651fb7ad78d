import { z } from 'zod';
import { choice, hidden, hiddenChoice, joinedLine, line, orNull, text } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import {
  CHECK_KINDS,
  CHECK_NOTE_LENGTH,
  CLIENT_NAME_LENGTH,
  CONSENT_ANSWERS,
  type ConsentAnswer,
  ENGAGEMENTS,
  PURPOSE_LENGTH,
} from '#domain/introduction/introduction.ts';
import { INTRODUCTION_RULES } from '#domain/introduction/rules.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import type { IntroductionChange, NewIntroduction } from './schema.ts';

const note = text({ name: 'The note', most: CHECK_NOTE_LENGTH, isPlain: true }).default('').transform(orNull);

export const openForm: z.ZodType<NewIntroduction> = z
  .strictObject({
    client: joinedLine({
      name: 'The client',
      most: CLIENT_NAME_LENGTH,
      least: 1,
      missing: 'Enter the client',
      isPlain: true,
    }),
    purpose: line({
      name: 'The position',
      most: PURPOSE_LENGTH,
      least: 1,
      missing: 'Enter the position',
      isPlain: true,
    }),
    engagement: choice(ENGAGEMENTS, 'Choose who engages the candidate'),
  })
  .transform(({ client, ...rest }) => ({ clientName: client, ...rest }));

const check = z.strictObject({
  intent: z.literal('check'),
  kind: hiddenChoice(CHECK_KINDS),
  outcome: choice(['met', 'not_met', 'not_needed'], 'Choose a result'),
  method: hidden(30),
  checked_on: z.string().default(''),
  follow_up_on: z.string().default(''),
  note,
});

const consent = z.strictObject({
  intent: z.literal('consent'),
  kind: z.literal('consent', BAD_FORM),
  outcome: choice(CONSENT_ANSWERS, 'Choose the candidate’s answer'),
  method: hidden(30),
  note,
});

type Context = z.core.$RefinementCtx;

/** @param today in London */
export const changeForm = (today: string) =>
  z
    .discriminatedUnion(
      'intent',
      [
        z.strictObject({ intent: z.literal('ask') }),
        z.strictObject({ intent: z.literal('introduce') }),
        check,
        consent,
      ],
      BAD_FORM,
    )
    .transform((fields, context): IntroductionChange => {
      if (fields.intent === 'ask' || fields.intent === 'introduce') return fields;
      const { methods, outcomes, hasFollowUp } = INTRODUCTION_RULES[fields.kind];
      const needsMethod = fields.intent === 'consent' || fields.outcome !== 'not_needed';
      if (needsMethod && !Object.hasOwn(methods, fields.method)) addError(context, 'method', 'Choose how');
      if (fields.intent === 'consent') {
        const { kind: _, ...said } = fields;
        return said;
      }
      if (!outcomes.includes(fields.outcome)) addError(context, 'outcome', 'Choose a result');
      const dayError = findDayError(fields.checked_on, today);
      if (dayError) addError(context, 'checked_on', dayError);
      const followUpOn = hasFollowUp && fields.outcome === 'met' ? orNull(fields.follow_up_on) : null;
      if (followUpOn !== null && (!isCalendarDay(followUpOn) || followUpOn <= today))
        addError(context, 'follow_up_on', 'Enter a future date, or leave it blank');
      return {
        intent: 'check',
        kind: fields.kind,
        outcome: fields.outcome,
        method: needsMethod ? fields.method : null,
        checkedOn: fields.checked_on,
        followUpOn,
        note: fields.note,
      };
    });

function findDayError(day: string, today: string): string | null {
  if (!isCalendarDay(day)) return 'Enter the date of the check';
  return day > today ? 'Enter today’s date or an earlier one' : null;
}

const addError = (context: Context, field: string, message: string) =>
  context.addIssue({ code: 'custom', path: [field], message });

export const answerForm: z.ZodType<{ answer: ConsentAnswer }> = z.strictObject({
  answer: hiddenChoice(CONSENT_ANSWERS),
});

/** The account's page may list several introductions, so the form names one. */
export const ownAnswerForm: z.ZodType<{ introduction: string; answer: ConsentAnswer }> = z.strictObject({
  introduction: z.uuid(BAD_FORM),
  answer: hiddenChoice(CONSENT_ANSWERS),
});

export const packForm = z.strictObject({});
