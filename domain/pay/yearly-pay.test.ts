import { expect, test } from 'vitest';
import { listYearlyPay, medianYearlyPay } from './yearly-pay.ts';

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
