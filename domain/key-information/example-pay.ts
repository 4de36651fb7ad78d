/** The example in a Key Information Document: one week, from what the agency pays to what the worker gets. */
import type { Engagement } from '#domain/assignment/assignment.ts';
import { TAX_YEAR, umbrellaWeek, weekOnPayroll } from '#domain/pay/tax-year.ts';

export const RATE_UNITS = ['hour', 'day'] as const;
export type RateUnit = (typeof RATE_UNITS)[number];

export type ExampleInput = {
  engagement: Engagement;
  /** Pounds. */
  rate: number;
  rateUnit: RateUnit;
  /** Hours or days in the week. */
  units: number;
  hasPension: boolean;
  /** The umbrella company's margin, in pounds a week. */
  margin: number;
  /** Other deductions and fees, in pounds a week. */
  otherCosts: number;
  /** True if the off-payroll rules (IR35) apply to the worker's company, so that the agency deducts tax and National Insurance. */
  isOffPayroll: boolean;
};

/** Amounts in pence; deductions are negative. A `sum` is the remaining amount. */
type PayLine = { label: string; pence: number; kind: 'paid' | 'taken' | 'sum' };

export type ExamplePay = { lines: PayLine[]; assumptions: string[]; netPence: number };

const toPence = (pounds: number): number => Math.round(pounds * 100);

/** @returns null if nothing is left to pay out */
export function examplePay(input: ExampleInput): ExamplePay | null {
  const lines = listLines(input);
  const netPence = lines.filter(({ kind }) => kind !== 'sum').reduce((sum, { pence }) => sum + pence, 0);
  if (lines.some(({ kind, pence }) => kind === 'sum' && pence <= 0) || netPence <= 0) return null;
  return { lines, assumptions: listAssumptions(input), netPence };
}

function listLines(input: ExampleInput): PayLine[] {
  const { engagement, rate, rateUnit, units, otherCosts, isOffPayroll } = input;
  const count = `${units} ${rateUnit}${units === 1 ? '' : 's'}`;
  const paid = toPence(rate * units);
  const otherDeductions = deduction('Other deductions, costs and fees', toPence(otherCosts));
  if (engagement === 'umbrella') return [...umbrellaLines(input, count), ...otherDeductions];
  const isCompany = engagement === 'company';
  return [
    { label: `${isCompany ? 'Paid for' : 'Pay for'} ${count}`, pence: paid, kind: 'paid' },
    ...(isCompany && !isOffPayroll ? [] : payrollLines(paid / 100, input)),
    ...otherDeductions,
  ];
}

function umbrellaLines(input: ExampleInput, count: string): PayLine[] {
  const { rate, units, margin } = input;
  const week = umbrellaWeek(rate, units, margin);
  const netPay: PayLine = {
    label: `We pay the umbrella company for ${count}`,
    pence: toPence(week.received),
    kind: 'paid',
  };
  const costs = [
    ...deduction('Umbrella company margin', toPence(margin)),
    ...deduction('Employer’s National Insurance', toPence(week.insurance)),
    ...deduction('Apprenticeship Levy', toPence(week.levy)),
    ...deduction('Employer’s pension contribution', toPence(week.pension)),
  ];
  const gross = costs.reduce((sum, { pence }) => sum + pence, netPay.pence);
  return [
    netPay,
    ...costs,
    { label: 'Your gross pay, holiday pay included', pence: gross, kind: 'sum' },
    ...payrollLines(Math.max(0, gross) / 100, input),
  ];
}

function payrollLines(gross: number, { hasPension, engagement }: ExampleInput): PayLine[] {
  const week = weekOnPayroll(gross, hasPension && engagement !== 'company');
  return [
    ...deduction('Income Tax', toPence(week.tax)),
    ...deduction('National Insurance', toPence(week.insurance)),
    ...deduction('Your pension contribution', toPence(week.pension)),
  ];
}

const deduction = (label: string, pence: number): PayLine[] =>
  pence > 0 ? [{ label, pence: -pence, kind: 'taken' }] : [];

function listAssumptions({ engagement, isOffPayroll, hasPension }: ExampleInput): string[] {
  if (engagement === 'company' && !isOffPayroll) {
    return [
      'The off-payroll rules (IR35) do not apply, so we deduct nothing. VAT is left out.',
      'Your company pays its own taxes, then pays you.',
    ];
  }
  const { name, taxCode, pension } = TAX_YEAR;
  return [
    `One week in the tax year ${name}, with tax code ${taxCode}, outside Scotland, and without a student loan.`,
    engagement === 'company'
      ? 'The off-payroll rules (IR35) apply, so we deduct tax and National Insurance before we pay your company. VAT is left out.'
      : hasPension
        ? `Pension: ${pension.employee * 100}% of what is above £${TAX_YEAR.qualifyingEarnings.weeklyFrom} a week, before tax.`
        : 'Without a pension: you have opted out, or are not enrolled yet.',
    ...(engagement === 'paye' ? ['This doesn’t include holiday pay, which you get when you take your holiday.'] : []),
  ];
}
