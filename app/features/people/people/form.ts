import { z } from 'zod';
import {
  choice,
  email,
  hiddenChoice,
  joinedLine,
  next,
  orNull,
  phone,
  text,
  tickBox,
} from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { SALARY_PERIODS } from '#domain/job/job.ts';
import type { StaffFacts } from '#domain/person/changes.ts';
import { RIGHTS_TO_WORK } from '#domain/person/person.ts';
import {
  CALL_DIRECTIONS,
  CALL_OUTCOMES,
  RECORD_LIMITS,
  RIGHT_TO_WORK_METHODS,
  readCallTime,
} from '#domain/person/record.ts';
import { findSkillsError, readSkills } from '#domain/profile/profile.ts';
import { daysBetween, isCalendarDay } from '#domain/time/calendar-day.ts';
import { CALL_TIME_ERRORS, WRONG_COLLEAGUE } from './texts.ts';

const { note: noteLength, task: taskLength, name, place, headline, origin, agreement } = RECORD_LIMITS;
const id = z.uuid(BAD_FORM);
const typedTime = z.string(BAD_FORM).max(20, BAD_FORM).default('');
/** The longest text of tags, before it is split. */
const tagsLength = (RECORD_LIMITS.tag + 2) * RECORD_LIMITS.tags;

const day = (missing: string) =>
  z
    .string(missing)
    .refine(isCalendarDay, { message: missing, abort: true })
    .refine((typed) => typed >= '2000-01-01' && typed < '2100-01-01', missing);
const dayOrNone = (wrong: string) => z.union([z.literal('').transform(() => null), day(wrong)], wrong).default(null);

/** @param today in London */
export const recordForm = (now: Date, today: string) =>
  z.discriminatedUnion(
    'intent',
    [
      z.strictObject({
        intent: z.literal('note'),
        body: text({ name: 'Note', least: 1, most: noteLength, missing: 'Enter a note' }),
        private: tickBox,
        tell: z.union([z.literal(''), z.uuid()], WRONG_COLLEAGUE).default(''),
      }),
      z
        .strictObject({
          intent: z.literal('call'),
          direction: choice(CALL_DIRECTIONS, 'Choose a direction'),
          outcome: choice(CALL_OUTCOMES, 'Choose an outcome'),
          day: typedTime,
          time: typedTime,
          body: text({ name: 'Notes', most: noteLength }).default(''),
        })
        .transform(({ day: onDay, time, ...call }, context) => {
          const at = readCallTime(onDay, time, now);
          if (at instanceof Date) return { ...call, at };
          context.addIssue({ code: 'custom', path: ['day'], message: CALL_TIME_ERRORS[at] });
          return z.NEVER;
        }),
      z.strictObject({ intent: z.literal('tag'), tags: joinedLine({ name: 'Tags', most: tagsLength }) }),
      z.strictObject({ intent: z.literal('untag'), tag: z.string(BAD_FORM).max(RECORD_LIMITS.tag, BAD_FORM) }),
      z.strictObject({
        intent: z.literal('task'),
        title: joinedLine({
          name: 'Task',
          least: 1,
          most: taskLength,
          missing: 'Enter a task',
        }),
        due: day('Enter a due date').refine(
          (typed) => daysBetween(today, typed) <= 3 * 365,
          'Choose a date within three years',
        ),
        assignee: z.uuid(WRONG_COLLEAGUE),
      }),
      z.strictObject({ intent: hiddenChoice(['done', 'reopen']), task: id, next }),
      z.strictObject({ intent: hiddenChoice(['read', 'remove']), note: id, next }),
    ],
    BAD_FORM,
  );

export type RecordChange = z.output<ReturnType<typeof recordForm>>;

const MOST_PAY = 9_999_999.99;
/** Empty without pay. Accepts '£35,000' and '12.50'. */
const pay = z
  .string(BAD_FORM)
  .default('')
  .transform((typed, context): number | null => {
    const plain = typed.replace(/[£,\s]/g, '');
    if (plain === '') return null;
    const amount = Number(plain);
    if (/^\d+(\.\d{1,2})?$/.test(plain) && amount > 0 && amount <= MOST_PAY) return amount;
    context.addIssue('Enter the pay in pounds, like 35,000 or 12.50');
    return z.NEVER;
  });

export const NO_CONTACT = 'Enter an email address or a phone number';

const words = text({ name: 'Their words', most: agreement }).default('');

/** @param today in London */
export const factsForm = (today: string) =>
  z
    .strictObject({
      headline: joinedLine({ name: 'Current job', most: headline }).default(''),
      available_from: dayOrNone('Enter an availability date, or leave it blank'),
      pay_wish: pay,
      pay_wish_period: z.enum(['', ...SALARY_PERIODS], BAD_FORM).default(''),
      right_to_work: choice(RIGHTS_TO_WORK, 'Choose a result'),
      right_to_work_method: z.enum(['', ...RIGHT_TO_WORK_METHODS], BAD_FORM).default(''),
      checked_on: dayOrNone('Enter the date of the check'),
      follow_up_on: dayOrNone('Enter the next check date, or leave it blank'),
      may_email: tickBox,
      may_email_since: dayOrNone('Enter the consent date'),
      may_email_words: words,
    })
    .superRefine((fields, context) => {
      const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      const { right_to_work: right, checked_on: checkedOn, follow_up_on: followUpOn, may_email_since: since } = fields;
      if (fields.pay_wish !== null && !fields.pay_wish_period) fault('pay_wish_period', 'Choose a pay period');
      if (right !== 'not_asked' && !checkedOn) fault('checked_on', 'Enter the date of the check');
      if (checkedOn && checkedOn > today) fault('checked_on', 'The date checked can’t be in the future');
      if (right === 'shown' && !fields.right_to_work_method) fault('right_to_work_method', 'Choose a method');
      if (right === 'shown' && checkedOn && followUpOn && followUpOn <= checkedOn)
        fault('follow_up_on', 'The next check must be after the date checked');
      if (!fields.may_email) return;
      if (!since) fault('may_email_since', 'Enter the consent date');
      if (since && since > today) fault('may_email_since', 'The consent date can’t be in the future');
      if (!fields.may_email_words) fault('may_email_words', 'Enter how they agreed');
    })
    .transform((fields): StaffFacts => {
      const isChecked = fields.right_to_work !== 'not_asked';
      return {
        headline: orNull(fields.headline),
        availableFrom: fields.available_from,
        payWish: fields.pay_wish,
        payWishPeriod: (fields.pay_wish !== null && fields.pay_wish_period) || null,
        rightToWork: fields.right_to_work,
        method: (isChecked && fields.right_to_work_method) || null,
        checkedOn: isChecked ? fields.checked_on : null,
        followUpOn: fields.right_to_work === 'shown' ? fields.follow_up_on : null,
        mayEmailSince: fields.may_email ? fields.may_email_since : null,
        mayEmailWords: fields.may_email ? orNull(fields.may_email_words) : null,
      };
    });

/** The fields of a record. An import may add a person whose contact details could not be read. */
export const personForm = z
  .strictObject({
    full_name: joinedLine({ name: 'Name', least: 1, most: name, missing: 'Enter their name' }),
    email: z.union([z.literal(''), email()], 'Enter an email address in the correct format, like name@example.com'),
    phone,
    location: joinedLine({ name: 'Location', most: place }).default(''),
    headline: joinedLine({ name: 'Current job', most: headline }).default(''),
    skills: text({ name: 'Skills', most: 6_000 }).default(''),
    origin: joinedLine({
      name: 'Source',
      least: 1,
      most: origin,
      missing: 'Enter a source',
    }),
    agreement: joinedLine({
      name: 'Consent to keep their details',
      least: 1,
      most: agreement,
      missing: 'Enter how they agreed to you keeping their details',
    }),
    may_email: tickBox,
    anyway: tickBox,
  })
  .transform(({ skills: typed, ...fields }, context) => {
    const skills = readSkills(typed);
    const fault = findSkillsError(skills);
    if (fault) context.addIssue({ code: 'custom', path: ['skills'], message: fault });
    return { ...fields, skills };
  });

export const newPersonForm = personForm.superRefine((person, context) => {
  if (!person.email && !person.phone) context.addIssue({ code: 'custom', path: ['email'], message: NO_CONTACT });
});

export type NewPerson = z.output<typeof personForm>;
