import { ABSENCE_NAMES, ENGAGEMENT_NAMES } from '#domain/assignment/assignment.ts';
import { formatCalendarDay, formatShortDate } from '#domain/time/dates.ts';
import type { ShownOwnWork } from '../schema.ts';
import type { OwnWork } from './own-assignments.server.ts';
import { describeDates, describePay, showClock } from './shown-assignment.server.ts';

export function showOwnWork({ assignments, documents }: OwnWork): ShownOwnWork {
  return {
    assignments: assignments.map(
      ({ id, role, hirer, startsOn, endsOn, pay, payPeriod, otherAgency, clock, absences }) => ({
        id,
        role,
        hirer,
        dates: describeDates(startsOn, endsOn),
        pay: describePay(pay, payPeriod),
        through: otherAgency ? `through ${otherAgency}` : '',
        away: absences.map(
          ({ reason, from, back }) =>
            `${ABSENCE_NAMES[reason].toLowerCase()}, ${back === null ? 'since' : 'from'} ${formatCalendarDay(from)}${back === null ? '' : `, back on ${formatCalendarDay(back)}`}`,
        ),
        clock: showClock(clock),
      }),
    ),
    documents: documents.map(({ id, version, engagement, givenAt }) => ({
      id,
      name: `Version ${version}: ${ENGAGEMENT_NAMES[engagement]}`,
      givenText: givenAt ? `Given ${formatShortDate(givenAt)}` : 'Sending by email',
    })),
  };
}
