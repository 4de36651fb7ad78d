import type { PublicJob } from '../job/fields.ts';

type Paid = Pick<PublicJob, 'salaryMin' | 'salaryMax' | 'salaryPeriod'>;

/** '£30000 - £33000 per year'; empty if the advert states no figure. */
export function payWithPeriod(job: Paid): string {
  const range = payRange(job);
  if (!range) return '';
  const { least, most, period } = range;
  return `${least === most ? pounds(most) : `${pounds(least)} - ${pounds(most)}`} per ${period}`;
}

/** Pounds per period. Lowest and highest are equal for a single figure. */
export function payRange({ salaryMin, salaryMax, salaryPeriod }: Paid) {
  const [least, most] = [salaryMin ?? salaryMax, salaryMax ?? salaryMin];
  return least === null || most === null || salaryPeriod === null ? null : { least, most, period: salaryPeriod };
}

const pounds = (amount: number) => `£${decimal(amount)}`;

/** 15.2 becomes '15.20'; whole pounds have no pence. */
export const decimal = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
