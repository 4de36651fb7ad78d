import type { SalaryPeriod } from '#domain/job/job.ts';
import { describeSalary } from '#domain/pay/salary.ts';
import { formatCalendarDay } from '#domain/time/dates.ts';
import { RIGHT_TO_WORK_NAMES, type RightToWork } from './person.ts';
import { RIGHT_TO_WORK_METHOD_NAMES, type RightToWorkMethod } from './record.ts';

export type StaffFacts = {
  headline: string | null;
  availableFrom: string | null;
  payWish: number | null;
  payWishPeriod: SalaryPeriod | null;
  rightToWork: RightToWork;
  method: RightToWorkMethod | null;
  checkedOn: string | null;
  followUpOn: string | null;
  mayEmailSince: string | null;
  mayEmailWords: string | null;
};

const UNKNOWN = 'not set';

const FACTS: readonly (readonly [label: string, say: (facts: StaffFacts) => string])[] = [
  ['Current job', ({ headline }) => headline ?? UNKNOWN],
  ['Available from', ({ availableFrom: day }) => (day ? formatCalendarDay(day) : UNKNOWN)],
  [
    'Expected pay',
    ({ payWish: pay, payWishPeriod: period }) =>
      pay !== null && period ? describeSalary({ min: pay, max: pay, period }) : UNKNOWN,
  ],
  ['Right to work', describeRightToWork],
  [
    'Emails about work',
    ({ mayEmailSince: since, mayEmailWords: words }) =>
      since && words ? `agreed on ${formatCalendarDay(since)}, “${words}”` : 'not agreed',
  ],
];

function describeRightToWork({ rightToWork, method, checkedOn, followUpOn }: StaffFacts): string {
  return [
    RIGHT_TO_WORK_NAMES[rightToWork].toLowerCase(),
    checkedOn && `on ${formatCalendarDay(checkedOn)}`,
    method && `(${RIGHT_TO_WORK_METHOD_NAMES[method]})`,
    followUpOn && `(next check due ${formatCalendarDay(followUpOn)})`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** One line for each changed fact: 'Available from: 01/12/2026, before: not known'. */
export const describeChanges = (before: StaffFacts, after: StaffFacts): string[] =>
  FACTS.flatMap(([label, say]) => {
    const [was, is] = [say(before), say(after)];
    return was === is ? [] : [`${label}: ${is}, before: ${was}`];
  });
