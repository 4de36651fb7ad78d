/** How long and how much the parts of a job may be: the CHECKs of the table `jobs`, for forms to say beforehand. */
import { HIGHEST_PAY, LONGEST_SALARY } from '#domain/pay/salary.ts';

/** In characters. */
export const JOB_TEXT_LIMITS = {
  title: 150,
  company: 100,
  location: 100,
  salary: LONGEST_SALARY,
  description: 20_000,
  requirements: 20_000,
} as const;

export const HOURS_PER_WEEK_LIMITS = { least: 1, most: 80, step: 0.1 } as const;

/** Pounds. */
export const PAY_LIMITS = { least: 0.01, most: HIGHEST_PAY, step: 0.01 } as const;
