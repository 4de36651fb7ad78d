import { z } from 'zod';
import { choice, hiddenChoice, joinedLine, line, next, orNull, tickBox } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import {
  ABSENCE_REASONS,
  ENGAGEMENTS,
  findDatesError,
  HIRER_LENGTH,
  WORK_LENGTH,
} from '#domain/assignment/assignment.ts';
import { SALARY_PERIODS } from '#domain/job/job.ts';
import { RATE_UNITS } from '#domain/key-information/example-pay.ts';
import {
  HIGHEST_RATE,
  HIGHEST_WEEKLY_COST,
  LENGTHS,
  MOST_UNITS,
  PAY_INTERVALS,
  RATE_KINDS,
} from '#domain/key-information/key-information.ts';
import { listUnprintable } from '#domain/key-information/printable.ts';
import { HIGHEST_PAY } from '#domain/pay/salary.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import type { AssignmentChange, AssignmentStart, KeyInformationDraft } from './schema.ts';
import { ASSIGNMENT_REFUSALS, DATES_ERRORS, unprintableText } from './texts.ts';

const WRONG_DAY = 'Enter a date like 1 December 2026';

const maybeDay = z
  .string(BAD_FORM)
  .max(20, WRONG_DAY)
  .default('')
  .refine((typed) => typed === '' || isCalendarDay(typed), WRONG_DAY)
  .transform(orNull);
const day = z.string(WRONG_DAY).refine(isCalendarDay, WRONG_DAY);

/** Pounds, or hours to a tenth: '13.50'. Null without a number. */
const maybeNumber = (most: number, wrong: string) =>
  z
    .string(BAD_FORM)
    .max(20, wrong)
    .default('')
    .transform((typed, context) => {
      const number = typed.replaceAll(/[£,\s]/g, '');
      if (number === '') return null;
      if (/^\d{1,8}(\.\d{1,2})?$/.test(number) && Number(number) <= most) return Number(number);
      context.addIssue(wrong);
      return z.NEVER;
    });

const printed = (name: string, most: number, least = 1) =>
  joinedLine({ name, most, least, missing: `Enter ${name.toLowerCase()}`, isPlain: true })
    .transform((typed) => typed.normalize('NFC'))
    .superRefine((typed, context) => {
      const letters = listUnprintable(typed);
      if (letters.length > 0) context.addIssue(unprintableText(letters));
    });

const WRONG_RATE = 'Enter the rate in pounds, like 13.50';
const WRONG_UNITS = 'Enter how many hours or days a week, like 37.5';
const WRONG_COST = `Enter pounds a week, up to ${HIGHEST_WEEKLY_COST}`;

const documentFields = z.strictObject({
  intent: z.literal('write'),
  engagement: choice(ENGAGEMENTS, 'Choose how they are engaged'),
  worker: printed('The name', LENGTHS.worker),
  intermediary: printed('The company', LENGTHS.intermediary, 0).default(''),
  connection: printed('The connection', LENGTHS.connection, 0).default(''),
  employer: printed('The employer', LENGTHS.employer),
  contract: printed('The type of contract', LENGTHS.contract),
  payer: printed('Who pays', LENGTHS.payer),
  interval: choice(PAY_INTERVALS, 'Choose how often'),
  rate: maybeNumber(HIGHEST_RATE.day, WRONG_RATE),
  rate_unit: choice(RATE_UNITS, 'Choose hourly or daily'),
  rate_kind: choice(RATE_KINDS, 'Choose expected or minimum'),
  worker_rate: maybeNumber(HIGHEST_RATE.day, WRONG_RATE),
  income_deductions: printed('The deductions', LENGTHS.incomeDeductions, 0).default(''),
  statutory: printed('The deductions', LENGTHS.statutory),
  deductions: printed('The deductions', LENGTHS.deductions),
  fees: printed('The fees', LENGTHS.fees),
  holiday: printed('The holiday', LENGTHS.holiday),
  benefits: printed('The benefits', LENGTHS.benefits),
  further: printed('The place', LENGTHS.further, 0).default(''),
  units: maybeNumber(MOST_UNITS.hour, WRONG_UNITS),
  margin: maybeNumber(HIGHEST_WEEKLY_COST, WRONG_COST),
  other_costs: maybeNumber(HIGHEST_WEEKLY_COST, WRONG_COST),
  has_pension: tickBox,
  is_off_payroll: tickBox,
});

export type DocumentChange =
  | { intent: 'write'; draft: KeyInformationDraft }
  | { intent: 'email' | 'hand'; documentId: string };

export const documentForm = z
  .discriminatedUnion(
    'intent',
    [documentFields, z.strictObject({ intent: hiddenChoice(['email', 'hand']), document: z.uuid(BAD_FORM) })],
    BAD_FORM,
  )
  .transform((fields, context): DocumentChange => {
    if (fields.intent !== 'write') return { intent: fields.intent, documentId: fields.document };
    const { engagement, rate_unit: unit } = fields;
    const need = (name: string, isMissing: boolean, message: string) => {
      if (isMissing) context.addIssue({ code: 'custom', path: [name], message });
    };
    const isDirect = engagement === 'paye';
    const isUmbrella = engagement === 'umbrella';
    need('rate', !fields.rate || fields.rate > HIGHEST_RATE[unit], WRONG_RATE);
    need('units', !fields.units || fields.units > MOST_UNITS[unit], WRONG_UNITS);
    need('intermediary', !isDirect && fields.intermediary === '', 'Enter the company name');
    need('connection', !isDirect && fields.connection === '', 'Enter the connection, or “None”');
    need('income_deductions', isUmbrella && fields.income_deductions === '', 'Enter what is deducted');
    need('worker_rate', !isDirect && !fields.worker_rate, WRONG_RATE);
    return {
      intent: 'write',
      draft: {
        engagement,
        worker: fields.worker,
        intermediary: isDirect ? '' : fields.intermediary,
        connection: isDirect ? '' : fields.connection,
        employer: fields.employer,
        contract: fields.contract,
        payer: fields.payer,
        interval: fields.interval,
        rate: fields.rate ?? 0,
        rateUnit: unit,
        rateKind: fields.rate_kind,
        workerRate: isDirect ? null : fields.worker_rate,
        incomeDeductions: isUmbrella ? fields.income_deductions : '',
        statutory: fields.statutory,
        deductions: fields.deductions,
        fees: fields.fees,
        holiday: fields.holiday,
        benefits: fields.benefits,
        further: fields.further,
        exampleOf: {
          units: fields.units ?? 0,
          hasPension: fields.has_pension === 'yes',
          margin: isUmbrella ? (fields.margin ?? 0) : 0,
          otherCosts: fields.other_costs ?? 0,
          isOffPayroll: fields.is_off_payroll === 'yes',
        },
      },
    };
  });

const WRONG_PAY = 'Enter the pay in pounds, like 13.50';

/** @param today as YYYY-MM-DD */
export const startForm = (today: string) =>
  z
    .strictObject({
      clock: z.union([z.literal(''), z.uuid(BAD_FORM)]).default(''),
      hirer: line({ name: 'The hirer', most: HIRER_LENGTH, isPlain: true }).default(''),
      role: line({ name: 'The role', most: WORK_LENGTH, isPlain: true }).default(''),
      told_on: maybeDay,
      engagement: choice(ENGAGEMENTS, 'Choose how they are engaged'),
      other_agency: line({ name: 'The agency', most: HIRER_LENGTH, isPlain: true }).default(''),
      given_elsewhere_on: maybeDay,
      starts_on: day,
      ends_on: maybeDay,
      pay: maybeNumber(HIGHEST_PAY, WRONG_PAY),
      pay_period: choice(SALARY_PERIODS, 'Choose a pay period'),
      consultant: z.uuid(ASSIGNMENT_REFUSALS.no_such_consultant),
    })
    .transform((fields, context): AssignmentStart => {
      const { clock, hirer, role, pay, starts_on: startsOn, ends_on: endsOn, other_agency } = fields;
      const addError = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      const error = findDatesError({ startsOn, endsOn }, today);
      if (error) addError(error === 'too_early' || error === 'too_far' ? 'starts_on' : 'ends_on', DATES_ERRORS[error]);
      if (clock === '' && hirer === '') addError('hirer', 'Enter the hirer');
      if (clock === '' && role === '') addError('role', 'Enter the role');
      if (other_agency === '' && !pay) addError('pay', WRONG_PAY);
      return {
        clockId: clock || null,
        hirer,
        role,
        toldOn: fields.told_on,
        engagement: fields.engagement,
        otherAgency: orNull(other_agency),
        givenElsewhereOn: other_agency === '' ? fields.given_elsewhere_on : null,
        startsOn,
        endsOn,
        pay: pay || null,
        payPeriod: pay ? fields.pay_period : null,
        consultantId: fields.consultant,
      };
    });

export const changeForm = z
  .discriminatedUnion(
    'intent',
    [
      z.strictObject({ intent: z.literal('end'), ends_on: day }),
      z.strictObject({
        intent: z.literal('absence'),
        reason: choice(ABSENCE_REASONS, 'Choose the reason'),
        from_on: day,
        back_on: maybeDay,
      }),
      z.strictObject({ intent: z.literal('back'), absence: z.uuid(BAD_FORM), back_on: day }),
      z.strictObject({ intent: z.literal('remove_absence'), absence: z.uuid(BAD_FORM) }),
      z.strictObject({ intent: z.literal('settle'), next }),
      z.strictObject({ intent: z.literal('remove') }),
    ],
    BAD_FORM,
  )
  .transform((fields): AssignmentChange => {
    switch (fields.intent) {
      case 'end':
        return { intent: 'end', endsOn: fields.ends_on };
      case 'absence':
        return { intent: 'absence', reason: fields.reason, fromOn: fields.from_on, backOn: fields.back_on };
      case 'back':
        return { intent: 'back', absenceId: fields.absence, backOn: fields.back_on };
      case 'remove_absence':
        return { intent: 'remove_absence', absenceId: fields.absence };
      case 'settle':
        return { intent: 'settle', next: fields.next };
      default:
        return { intent: 'remove' };
    }
  });
