/** Figures calculated by hand from the rates on GOV.UK. */
import { expect, test } from 'vitest';
import { type ExampleInput, examplePay } from './example-pay.ts';

const INPUT: ExampleInput = {
  engagement: 'paye',
  rate: 14.2,
  rateUnit: 'hour',
  units: 37.5,
  hasPension: false,
  margin: 0,
  otherCosts: 0,
  isOffPayroll: false,
};
const linesOf = (input: Partial<ExampleInput>) =>
  examplePay({ ...INPUT, ...input })?.lines.map(({ label, pence }) => [label, pence]);

test('by the agency: tax and insurance come off', () => {
  expect(linesOf({})).toEqual([
    ['Pay for 37.5 hours', 53_250],
    ['Income Tax', -5_815],
    ['National Insurance', -2_324],
  ]);
  expect(examplePay(INPUT)?.netPence).toBe(45_111);
});

test('with a pension, and what else is deducted', () => {
  const lines = linesOf({ hasPension: true, otherCosts: 4.99 });
  expect(lines).toContainEqual(['Your pension contribution', -2_063]);
  expect(lines).toContainEqual(['Other deductions, costs and fees', -499]);
});

test('by an umbrella company: its costs come off first, and every line adds up', () => {
  const example = examplePay({ ...INPUT, engagement: 'umbrella', rate: 25, units: 40, margin: 20, hasPension: true });
  expect(example?.lines.map(({ label }) => label)).toEqual([
    'We pay the umbrella company for 40 hours',
    'Umbrella company margin',
    'Employer’s National Insurance',
    'Apprenticeship Levy',
    'Employer’s pension contribution',
    'Your gross pay, holiday pay included',
    'Income Tax',
    'National Insurance',
    'Your pension contribution',
  ]);
  expect(example?.lines[5]?.pence).toBe(84_219);
  const sum = example?.lines.filter(({ kind }) => kind !== 'sum').reduce((total, { pence }) => total + pence, 0);
  expect(example?.netPence).toBe(sum);
});

test('by an own company: all of it, unless the off-payroll rules apply', () => {
  const company = { engagement: 'company', rate: 300, rateUnit: 'day', units: 5, hasPension: true } as const;
  expect(linesOf(company)).toEqual([['Paid for 5 days', 150_000]]);
  const inside = examplePay({ ...INPUT, ...company, isOffPayroll: true });
  expect(inside?.lines.map(({ label }) => label)).toEqual(['Paid for 5 days', 'Income Tax', 'National Insurance']);
  expect(inside?.assumptions.join(' ')).toContain('IR35');
});

test('there is no example where nothing is left', () => {
  expect(examplePay({ ...INPUT, otherCosts: 1_000 })).toBe(null);
  expect(examplePay({ ...INPUT, engagement: 'umbrella', rate: 1, units: 1, margin: 20 })).toBe(null);
});

test('says what it assumes', () => {
  for (const engagement of ['paye', 'umbrella', 'company'] as const)
    expect(examplePay({ ...INPUT, engagement, rate: 40, margin: 20 })?.assumptions.length).toBeGreaterThan(0);
});
