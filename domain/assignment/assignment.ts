export const ENGAGEMENTS = ['paye', 'umbrella', 'company'] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];

export const ENGAGEMENT_NAMES: Record<Engagement, string> = {
  paye: 'Paid by the agency (PAYE)',
  umbrella: 'Umbrella company',
  company: 'Own limited company',
};

/** Reasons for an absence. `qualifying-weeks.ts` defines each one's effect on the clock. */
export const ABSENCE_REASONS = [
  'leave',
  'sickness',
  'jury',
  'shutdown',
  'strike',
  'pregnancy',
  'maternity',
  'adoption',
  'paternity',
  'other',
] as const;
export type AbsenceReason = (typeof ABSENCE_REASONS)[number];

export const ABSENCE_NAMES: Record<AbsenceReason, string> = {
  leave: 'Holiday or other leave',
  sickness: 'Sickness or injury',
  jury: 'Jury service',
  shutdown: 'The hirer’s usual shutdown',
  strike: 'Strike or lock-out at the hirer',
  pregnancy: 'Pregnancy or childbirth, up to 26 weeks after the birth',
  maternity: 'Maternity leave',
  adoption: 'Adoption leave',
  paternity: 'Paternity leave',
  other: 'Any other reason',
};

/** Characters. */
export const HIRER_LENGTH = 120;
export const WORK_LENGTH = 100;

/** Work before this day does not count (Agency Workers Regulations 2010, reg. 7(12)). */
export const EARLIEST_START = '2011-10-01';
/** Days: the latest start from today, and the longest duration. */
export const FURTHEST_START_DAYS = 366;
export const LONGEST_ASSIGNMENT_DAYS = 3_660;
export const MOST_ABSENCES = 100;

export type DatesError = 'too_early' | 'too_far' | 'end_before_start' | 'too_long' | 'likely_before_end';

type Dates = { startsOn: string; endsOn: string | null; likelyEndOn?: string | null };

/** @param today like all days here YYYY-MM-DD, which can be compared as text */
export function findDatesError({ startsOn, endsOn, likelyEndOn = null }: Dates, today: string): DatesError | null {
  if (startsOn < EARLIEST_START) return 'too_early';
  if (startsOn > addDays(today, FURTHEST_START_DAYS)) return 'too_far';
  const latest = addDays(startsOn, LONGEST_ASSIGNMENT_DAYS);
  if (endsOn !== null && endsOn < startsOn) return 'end_before_start';
  if (endsOn !== null && endsOn > latest) return 'too_long';
  if (likelyEndOn !== null && likelyEndOn < (endsOn ?? startsOn)) return 'likely_before_end';
  if (likelyEndOn !== null && likelyEndOn > latest) return 'too_long';
  return null;
}

const DAY_MS = 86_400_000;

/** Days since 1970, which neither clocks nor time zones affect. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayOfNumber = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days);
