/** Retention periods set by the operator, and their texts. */

import { countOf } from '#domain/text/counts.ts';

export type Retention = {
  /** Enquiries and their files are deleted this many months after the last change; 0 for never. */
  enquiryMonths: number;
  /** Accounts are deleted this many months after the last sign-in; 0 for never. */
  inactiveMonths: number;
};

/** The minimum notice before an unused account is deleted. Migration 0012 enforces the same number. */
export const WARNING_DAYS = 30;

export const inMonths = (months: number): string => countOf(months, 'month');
