/** The choices of a job's fields, as the preview offers them. */
import {
  BASIS_NAMES,
  CATEGORY_NAMES,
  JOB_BASES,
  JOB_CATEGORIES,
  JOB_TYPES,
  SALARY_PERIODS,
  WORK_MODE_NAMES,
  WORK_MODES,
} from '#domain/job/job.ts';
import type { JobColumn } from '#domain/job-source/job-file.ts';
import { perPeriod } from '#domain/pay/salary.ts';

export type Choices = readonly { value: string; label: string }[];

export const FIELD_CHOICES: Partial<Record<JobColumn, Choices>> = {
  type: JOB_TYPES.map((value) => ({ value, label: value })),
  basis: JOB_BASES.map((value) => ({ value, label: BASIS_NAMES[value] })),
  category: JOB_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] })),
  work_mode: WORK_MODES.map((value) => ({ value, label: WORK_MODE_NAMES[value] })),
  salary_period: SALARY_PERIODS.map((value) => ({ value, label: perPeriod(value) })),
};
