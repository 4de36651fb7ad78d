import { jobChoices } from '#domain/job/fields.ts';
import { SALARY_PERIODS } from '#domain/job/job.ts';
import type { JobColumn } from '#domain/job-import/job-columns.ts';
import { IMPORTED_FIELDS } from '#domain/job-import/source-job.ts';
import { perPeriod } from '#domain/pay/salary.ts';

export type Choices = readonly { value: string; label: string }[];

export const FIELD_CHOICES: Partial<Record<JobColumn, Choices>> = {
  ...Object.fromEntries(
    IMPORTED_FIELDS.map((name) => [name, jobChoices(name)]).filter(([, choices]) => choices?.length),
  ),
  salary_period: SALARY_PERIODS.map((value) => ({ value, label: perPeriod(value) })),
};
