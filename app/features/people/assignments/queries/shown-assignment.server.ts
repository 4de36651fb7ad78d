import { ABSENCE_NAMES, ENGAGEMENT_NAMES } from '#domain/assignment/assignment.ts';
import type { QualifyingWeeks } from '#domain/assignment/qualifying-weeks.ts';
import type { SalaryPeriod } from '#domain/job/job.ts';
import { describeSalary } from '#domain/pay/salary.ts';
import { formatCalendarDay, formatShortDate, formatTime } from '#domain/time/dates.ts';
import type { ShownAbsence, ShownAssignment, ShownClock, ShownDocument } from '../schema.ts';
import type { CountedAssignment } from './assignments.server.ts';
import type { StoredAbsence } from './clocks.server.ts';
import type { StoredDocument } from './key-information.server.ts';

const formatDay = (day: string | null) => day && formatCalendarDay(day);

export const showClock = ({ state, weeks, isQualified, qualifiesOn, backBy }: QualifyingWeeks): ShownClock => ({
  state,
  weeks,
  isQualified,
  qualifiesOn: formatDay(qualifiesOn),
  backBy: formatDay(backBy),
});

export const describeDates = (startsOn: string, endsOn: string | null): string =>
  endsOn === null
    ? `From ${formatCalendarDay(startsOn)}`
    : `${formatCalendarDay(startsOn)} to ${formatCalendarDay(endsOn)}`;

/** @param today as YYYY-MM-DD */
export function showAssignment(row: CountedAssignment, today: string): ShownAssignment {
  const { id, personId, person, hirer, role, engagement, otherAgency, startsOn, endsOn, consultant, clock } = row;
  return {
    id,
    personId,
    person,
    hirer,
    role,
    engagement,
    otherAgency: otherAgency ?? '',
    dates: describeDates(startsOn, endsOn),
    hasEnded: endsOn !== null && endsOn < today,
    consultant,
    clock: showClock(clock),
  };
}

export const describePay = (pay: number | null, period: SalaryPeriod | null): string =>
  pay && period ? describeSalary({ min: pay, max: pay, period }) : '';

const showAbsence = ({ id, reason, from, back }: StoredAbsence): ShownAbsence => ({
  id,
  reason: ABSENCE_NAMES[reason],
  dates:
    back === null
      ? `Since ${formatCalendarDay(from)}`
      : `${formatCalendarDay(from)}, back on ${formatCalendarDay(back)}`,
  isOpen: back === null,
});

const formatDayAndTime = (at: Date) => `${formatShortDate(at)}, ${formatTime(at)}`;

export function showDocument({
  sentAt,
  givenAt,
  givenHow,
  engagement,
  createdAt,
  ...rest
}: StoredDocument): ShownDocument {
  const { id, version, authorName } = rest;
  return {
    id,
    version,
    engagement: ENGAGEMENT_NAMES[engagement],
    written: `${formatDayAndTime(createdAt)}, by ${authorName}`,
    givenText: givenAt ? `${formatDayAndTime(givenAt)}, ${givenHow === 'email' ? 'by email' : 'by hand'}` : null,
    isOnItsWay: sentAt !== null && givenAt === null,
  };
}

/** One assignment for its page. @param today as YYYY-MM-DD */
export function describeAssignment(row: CountedAssignment, today: string) {
  const { toldOn, likelyEndOn, pay, payPeriod, givenElsewhereOn, documentId, documentVersion, absences, clock } = row;
  const isDue = clock.weeks > 0 && !row.isSettled && row.otherAgency === null;
  return {
    assignment: showAssignment(row, today),
    endsOn: row.endsOn ?? '',
    startsOn: row.startsOn,
    pay: describePay(pay, payPeriod),
    toldOn: formatDay(toldOn),
    plannedEnd: formatDay(likelyEndOn),
    document: documentId && documentVersion ? { id: documentId, version: documentVersion } : null,
    givenElsewhereOn: formatDay(givenElsewhereOn),
    absences: absences.map(showAbsence),
    maySettleTerms: isDue,
    today,
  };
}
