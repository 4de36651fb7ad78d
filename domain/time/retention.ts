/** Retention periods that the operator sets, and their wording. */

import { countOf } from '#domain/text/counts.ts';

export type Retention = {
  /** Months after its last change in which an enquiry goes, with its files; 0: it stays until it is deleted. */
  enquiryMonths: number;
  /** Months without a sign-in after which an account goes; 0: it stays until it is deleted. */
  inactiveMonths: number;
};

/** Least notice a user gets before an unused account is deleted. Migration 0012 enforces the same number. */
export const WARNING_DAYS = 30;

/** '12 months', '1 month'. */
export const inMonths = (months: number): string => countOf(months, 'month');
