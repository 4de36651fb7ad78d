/** Pay in the words of job sites: from the figures of the job, never from its text. */
import type { PublicJob } from '../fields.ts';

type Paid = Pick<PublicJob, 'salaryMin' | 'salaryMax' | 'salaryPeriod'>;

/** '£30000 - £33000 per year'; empty where the advert names no figure. */
export function payWithPeriod(job: Paid): string {
  const range = payRange(job);
  if (!range) return '';
  const { least, most, period } = range;
  return `${least === most ? pounds(most) : `${pounds(least)} - ${pounds(most)}`} per ${period}`;
}

/** Pounds per period, lowest and highest; both are equal for a single figure. */
export function payRange({ salaryMin, salaryMax, salaryPeriod }: Paid) {
  const [least, most] = [salaryMin ?? salaryMax, salaryMax ?? salaryMin];
  return least === null || most === null || salaryPeriod === null ? null : { least, most, period: salaryPeriod };
}

const pounds = (amount: number) => `£${decimal(amount)}`;

/** '15.2' is written as '15.20', and whole pounds without pence. */
export const decimal = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
