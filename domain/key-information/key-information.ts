/**
 * The Key Information Document of a temporary worker (Conduct Regulations 2003, reg. 13A) for each way of being engaged. It is a separate,
 * plain document of at most two sides of A4 (reg. 13A(2), (3) and (7)). A written document is never changed: a change makes a new version.
 */
import type { Law } from '#domain/advert/advert.ts';
import type { Engagement } from '#domain/assignment/assignment.ts';
import type { ExampleInput, ExamplePay, RateUnit } from './example-pay.ts';

export const KEY_INFORMATION_LAW: Law = {
  title: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003 (SI 2003/3319)',
  provision: 'regulation 13A, inserted by SI 2019/725',
  inForce: '2020-04-06',
  url: 'https://www.legislation.gov.uk/uksi/2019/725/regulation/3/made',
};

export const MOST_SIDES = 2;

export const PAY_INTERVALS = ['week', 'fortnight', 'four_weeks', 'month'] as const;
export type PayInterval = (typeof PAY_INTERVALS)[number];
export const PAY_INTERVAL_NAMES: Record<PayInterval, string> = {
  week: 'Every week',
  fortnight: 'Every two weeks',
  four_weeks: 'Every four weeks',
  month: 'Every month',
};

export const RATE_KINDS = ['expected', 'minimum'] as const;
export type RateKind = (typeof RATE_KINDS)[number];
export const RATE_KIND_NAMES: Record<RateKind, string> = { expected: 'Expected', minimum: 'At least' };

export type KeyInformation = {
  engagement: Engagement;
  worker: string;
  /** The employment business: the full name of the agency. */
  business: string;
  /** The umbrella company or the worker's own; '' if the agency pays the worker itself. */
  intermediary: string;
  /** The connection between the named businesses; '' in the same case. */
  connection: string;
  employer: string;
  contract: string;
  payer: string;
  interval: PayInterval;
  /** Pounds that the agency pays to the worker or the intermediary. */
  rate: number;
  rateUnit: RateUnit;
  rateKind: RateKind;
  /** Pounds that the intermediary pays to the worker; null if the agency pays the worker itself. */
  workerRate: number | null;
  /** Deductions from the umbrella company's income; '' for others. */
  incomeDeductions: string;
  statutory: string;
  deductions: string;
  fees: string;
  holiday: string;
  benefits: string;
  /** Source of more information for the worker; empty if the agency names no source. */
  further: string;
  exampleOf: Pick<ExampleInput, 'units' | 'hasPension' | 'margin' | 'otherCosts' | 'isOffPayroll'>;
  example: ExamplePay;
};

/** Characters. The longest document has two pages (tested). */
export const LENGTHS = {
  worker: 100,
  intermediary: 100,
  connection: 160,
  employer: 100,
  contract: 100,
  payer: 100,
  incomeDeductions: 250,
  statutory: 200,
  deductions: 250,
  fees: 150,
  holiday: 250,
  benefits: 150,
  further: 150,
} as const;

/** Pounds. */
export const HIGHEST_RATE = { hour: 500, day: 4_000 } as const;
/** Maximum hours or days of paid work in a week. */
export const MOST_UNITS = { hour: 84, day: 7 } as const;
export const HIGHEST_WEEKLY_COST = 1_000;

export type Usual = Pick<
  KeyInformation,
  'contract' | 'incomeDeductions' | 'statutory' | 'deductions' | 'fees' | 'holiday' | 'benefits'
>;

const HOLIDAY =
  '5.6 weeks a year (28 days for a full week), counted up at 12.07% of the hours you work. You are paid for it when you take it.';
const PAYROLL =
  'Income Tax, National Insurance, and a pension contribution unless you opt out. A student loan if you have one.';
const NONE = 'None';

export const USUAL: Record<Engagement, Usual> = {
  paye: {
    contract: 'Contract for services',
    incomeDeductions: '',
    statutory: PAYROLL,
    deductions: NONE,
    fees: NONE,
    holiday: HOLIDAY,
    benefits: NONE,
  },
  umbrella: {
    contract: 'Contract of employment with the umbrella company',
    incomeDeductions:
      'Required by law: employer’s National Insurance, the Apprenticeship Levy and the employer’s pension contribution. In addition: the margin of the umbrella company, £20 a week.',
    statutory: PAYROLL,
    deductions: NONE,
    fees: NONE,
    holiday: HOLIDAY,
    benefits: NONE,
  },
  company: {
    contract: 'Contract for services between us and your company',
    incomeDeductions: '',
    statutory: 'None by us. Your company pays its own taxes.',
    deductions: NONE,
    fees: NONE,
    holiday: 'None from us: your company decides what it pays for days off.',
    benefits: NONE,
  },
};
