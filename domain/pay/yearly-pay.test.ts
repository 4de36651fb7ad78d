import { expect, test } from 'vitest';
import { listYearlyPay, medianYearlyPay, yearlyPayOf } from './yearly-pay.ts';

const yearly = (salaryMin: number | null, salaryMax: number | null) =>
  ({ salaryMin, salaryMax, salaryPeriod: 'year' }) as const;

test('counts jobs that name their pay by the year, each by the middle of its range', () => {
  const hourly = { salaryMin: 15, salaryMax: 15, salaryPeriod: 'hour' } as const;
  const jobs = [yearly(40_000, 50_000), hourly, yearly(30_000, null), yearly(null, 20_000), yearly(null, null)];
  expect(listYearlyPay(jobs)).toEqual([20_000, 30_000, 45_000]);
});

test('the middle is told from five jobs on', () => {
  const jobs = [10_000, 20_000, 30_000, 90_000].map((pay) => yearly(pay, pay));
  expect(medianYearlyPay(jobs)).toBeNull();
  expect(medianYearlyPay([...jobs, yearly(40_000, 40_000)])).toBe(30_000);
  expect(medianYearlyPay([...jobs, yearly(40_000, 40_000), yearly(36_000, 36_000)])).toBe(33_000);
});

test.each([
  [{ salaryMin: 30_000, salaryMax: 40_000, salaryPeriod: 'year' }, 35_000],
  [{ salaryMin: null, salaryMax: 20, salaryPeriod: 'hour' }, 39_000],
  [{ salaryMin: 150, salaryMax: null, salaryPeriod: 'day' }, 39_000],
  [{ salaryMin: 600, salaryMax: 700, salaryPeriod: 'week' }, 33_800],
  [{ salaryMin: 2_000, salaryMax: 3_000, salaryPeriod: 'month' }, 30_000],
  [{ salaryMin: null, salaryMax: null, salaryPeriod: null }, null],
] as const)('%j comes to %s a year', (job, expected) => {
  expect(yearlyPayOf(job)).toBe(expected);
});
