import { isOpenInterview, isSettled } from '#domain/interview/interview.ts';
import { describeSlot, describeSpan } from '#domain/interview/when.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { londonTime } from '#domain/time/london-moment.ts';
import type { ChangedInterview, ShownInterview, ShownOwnInterview } from '../schema.ts';
import type { OwnInterview } from './interview-by-link.server.ts';
import type { InterviewRow } from './interviews.server.ts';

export function showInterview(row: InterviewRow, now: Date): ShownInterview {
  const { id, applicationId, candidate, jobTitle, company, interviewer, kind, state, startsAt, endsAt } = row;
  return {
    id,
    applicationId,
    candidate,
    jobTitle,
    company,
    interviewer,
    kind,
    state,
    when: startsAt && endsAt ? describeSpan(startsAt, endsAt) : null,
    asksForTimes: row.moveAskedAt !== null,
    isUnsettled: state === 'booked' && isSettled(row, now),
  };
}

export function describeForDesk({ interview: row, slots }: { interview: InterviewRow; slots: Date[] }, now: Date) {
  const { kind, place, minutes, note, candidate, candidateNote, state } = row;
  const isOpen = isOpenInterview(row, now);
  const open = isOpen ? slots.filter((slot) => slot > now && slot.getTime() !== row.startsAt?.getTime()) : [];
  const outcome = !isSettled(row, now) ? null : state === 'done' || state === 'no_show' ? state : 'unknown';
  const change: ChangedInterview = {
    kind,
    place,
    minutes,
    note,
    candidate,
    isBooked: state === 'booked',
    isOpen,
    outcome,
  };
  return {
    interview: showInterview(row, now),
    sheet: { place, minutes, note, candidateNote, slots: open.map((slot) => describeSlot(slot, minutes)) },
    change,
    offered: open.map((slot) => ({ day: londonDay(slot), time: londonTime(slot) })),
    today: londonDay(now),
  };
}

export function describeForCandidate(interview: OwnInterview, now: Date): ShownOwnInterview {
  const { jobTitle, company, interviewer, kind, place, minutes, note, state, startsAt, endsAt, slots } = interview;
  return {
    jobTitle,
    company,
    interviewer,
    kind,
    place,
    minutes,
    note,
    when: startsAt && endsAt ? describeSpan(startsAt, endsAt) : null,
    slots: slots.map((slot) => ({ at: slot.toISOString(), label: describeSlot(slot, minutes) })),
    phase: state === 'cancelled' ? 'cancelled' : isOpenInterview(interview, now) ? 'open' : 'past',
    hasAsked: interview.moveAskedAt !== null,
  };
}
