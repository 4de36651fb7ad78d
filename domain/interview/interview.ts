/** Interviews of candidates by the agency: the agency offers times, and the candidate chooses one. */

export const INTERVIEW_KINDS = ['phone', 'video', 'in_person'] as const;
export type InterviewKind = (typeof INTERVIEW_KINDS)[number];

export const INTERVIEW_KIND_NAMES: Record<InterviewKind, string> = {
  phone: 'By phone',
  video: 'By video',
  in_person: 'In person',
};

export type InterviewState = 'offered' | 'booked' | 'cancelled' | 'done' | 'no_show';

export const INTERVIEW_STATE_NAMES: Record<InterviewState, string> = {
  offered: 'Waiting for an answer',
  booked: 'Booked',
  cancelled: 'Cancelled',
  done: 'Took place',
  no_show: 'No show',
};

export const INTERVIEW_MINUTES = ['15', '20', '30', '45', '60', '90', '120'] as const;

export const MOST_SLOTS = 6;
/** Slots may be offered at most this many days ahead. */
export const FURTHEST_SLOT_DAYS = 90;

export const INTERVIEW_NOTE_LENGTH = 1000;
export const INTERVIEW_PLACE_LENGTH = 500;

/** Both sides are reminded this many hours before an interview. */
export const REMINDER_HOURS = 24;

export const isOpenInterview = ({ state, startsAt }: InterviewTime, now: Date): boolean =>
  state === 'offered' || (state === 'booked' && startsAt !== null && startsAt > now);

/** True if the interview is over; the desk then records whether it took place. */
export const isSettled = ({ state, endsAt }: { state: InterviewState; endsAt: Date | null }, now: Date): boolean =>
  state === 'done' || state === 'no_show' || (state === 'booked' && endsAt !== null && endsAt <= now);

type InterviewTime = { state: InterviewState; startsAt: Date | null };
