import type { PublicJob } from '#domain/job/fields.ts';
import type { SalaryPeriod } from '#domain/job/job.ts';

/** Minimum number of jobs for a median: fewer would describe an employer rather than the market. */
export const MIN_JOBS_FOR_MEDIAN = 5;

export type Paid = Pick<PublicJob, 'salaryMin' | 'salaryMax' | 'salaryPeriod'>;

/** Midpoints of the jobs that state yearly pay, in pounds, lowest first. */
export function listYearlyPay(jobs: readonly Paid[]): number[] {
  return jobs
    .filter(({ salaryPeriod }) => salaryPeriod === 'year')
    .map(({ salaryMin, salaryMax }) => ((salaryMin ?? salaryMax ?? 0) + (salaryMax ?? salaryMin ?? 0)) / 2)
    .filter((pay) => pay > 0)
    .sort((one, other) => one - other);
}

/** The median, in pounds; null if too few jobs state yearly pay. */
export function medianYearlyPay(jobs: readonly Paid[]): number | null {
  const pays = listYearlyPay(jobs);
  if (pays.length < MIN_JOBS_FOR_MEDIAN) return null;
  const [low = 0, high = 0] = [pays[Math.ceil(pays.length / 2) - 1], pays[Math.floor(pays.length / 2)]];
  return (low + high) / 2;
}

/** Matches `app.pay_per_year` in the database: a full-time year has 37.5 hours × 52 weeks. */
const PERIODS_A_YEAR: Record<SalaryPeriod, number> = { hour: 1_950, day: 260, week: 52, month: 12, year: 1 };

/** @returns pounds per full-time year */
export const payByYear = (pounds: number, period: SalaryPeriod): number => pounds * PERIODS_A_YEAR[period];

/** The midpoint of a job's pay per full-time year, in pounds; null without pay. */
export function yearlyPayOf({ salaryMin, salaryMax, salaryPeriod }: Paid): number | null {
  const [low, high] = [salaryMin ?? salaryMax, salaryMax ?? salaryMin];
  if (low === null || high === null || salaryPeriod === null) return null;
  return payByYear((low + high) / 2, salaryPeriod);
}
