/** How long things are kept that only the operator can say, and how that is put into words. */

import { countOf } from '#domain/text/counts.ts';

export type Retention = {
  /** Months after its last change in which an enquiry goes, with its files; 0: it stays until it is deleted. */
  enquiryMonths: number;
  /** Months without a sign-in after which an account goes; 0: it stays until it is deleted. */
  inactiveMonths: number;
};

/** How long before the end somebody is told of it, at least. The database holds to the same (migration 0012). */
export const WARNING_DAYS = 30;

/** '12 months', '1 month'. */
export const inMonths = (months: number): string => countOf(months, 'month');
