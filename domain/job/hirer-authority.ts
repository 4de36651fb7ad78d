/**
 * Who authorised an advert: an agency may advertise only positions that the hirer has authorised it to fill. Conduct of Employment Agencies
 * and Employment Businesses Regulations 2003 (SI 2003/3319), regulation 27(2)(b), in force since 6 April 2004.
 */
import { isCalendarDay } from '#domain/time/calendar-day.ts';

/** `account`: the hirer posted the job from an account of this site. */
export const AUTHORITY_WAYS = ['account', 'phone', 'email', 'in-person'] as const;
export type AuthorityWay = (typeof AUTHORITY_WAYS)[number];

export const AUTHORITY_WAY_NAMES: Record<AuthorityWay, string> = {
  account: 'By posting the job',
  phone: 'By phone',
  email: 'By email',
  'in-person': 'In person',
};

export type HirerAuthority = {
  how: AuthorityWay;
  givenBy: string;
  givenOn: string;
};

/** Characters. */
export const LONGEST_AUTHORITY_NAME = 100;

/** Errors of an incomplete authority, keyed by field; empty if there are none. @param today in London */
export function findAuthorityErrors(authority: { how: string; by: string; on: string }, today: string) {
  const faults: Partial<Record<'how' | 'by' | 'on', string>> = {};
  const isWay = AUTHORITY_WAYS.some((way) => way !== 'account' && way === authority.how);
  if (!isWay) faults.how = 'Choose how the employer asked you to fill the job';
  if (authority.by === '') faults.by = 'Enter who at the employer asked you to fill the job';
  if (!isCalendarDay(authority.on)) faults.on = 'Enter a date like 2026-11-26';
  else if (authority.on > today) faults.on = 'Enter today’s date or an earlier one';
  return faults;
}
