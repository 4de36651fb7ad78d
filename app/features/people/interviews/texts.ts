import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import { FURTHEST_SLOT_DAYS, MOST_SLOTS } from '#domain/interview/interview.ts';
import type { SlotError } from '#domain/interview/slots.ts';
import { agency } from '#domain/site/site.ts';
import { formatLongDate, formatTime } from '#domain/time/dates.ts';

export const INTERVIEW_NOTICES = {
  'interview-offered': {
    title: 'Times offered',
    text: 'We’ll email the candidate a link to choose one.',
    tone: 'success',
  },
  'interview-times-offered': {
    title: 'New times offered',
    text: 'We’ll email the candidate a new link.',
    tone: 'success',
  },
  'interview-cancelled': { title: 'Interview cancelled', text: 'We’ll email the candidate.', tone: 'success' },
  'interview-link-sent': {
    title: 'New link sent',
    text: 'The links in earlier emails no longer work.',
    tone: 'success',
  },
  'interview-settled': { title: 'Saved', tone: 'success' },
} as const satisfies FeatureNotices;

export const SLOT_ERRORS: Record<SlotError, string> = {
  none: 'Offer at least one time',
  too_many: `Offer up to ${MOST_SLOTS} times`,
  incomplete: 'Enter a date and a time',
  not_a_time: 'Enter a date and a time, like 1 December 2026 and 10:30',
  skipped: 'The clocks go forward at this time. Choose another',
  past: 'This time has passed. Choose a later one',
  too_far: `Choose a time within the next ${FURTHEST_SLOT_DAYS} days`,
  overlapping: 'This time overlaps with another one above',
};

export const DESK_REFUSALS = {
  over: 'The application or interview is closed, so nothing was changed.',
  unnamed: 'Shortlist the application first. Its name is hidden until then.',
  no_such_interviewer: 'Choose an interviewer with access to the desk',
  not_past: 'The interview has not ended yet.',
  failed: 'Something went wrong on our side. Nothing was changed. Try again in a moment.',
} as const;

export const busyText = (at: Date): string =>
  `The interviewer has another interview at ${formatTime(at)} on ${formatLongDate(at)}. Choose another time.`;

export const LINK_DONE = {
  booked: 'Interview booked. We’ve emailed you a calendar entry.',
  same: 'You already have this time.',
  asked: 'We’ve got your message and will send you other times.',
  cancelled: 'Interview cancelled. We’ve told the interviewer.',
} as const;
export type LinkDone = keyof typeof LINK_DONE;

export const LINK_REFUSALS = {
  taken: {
    title: 'That time has just gone',
    text: 'Another candidate has just taken it. Choose another time.',
  },
  busy: { title: 'You have another interview at that time', text: 'Choose another time.' },
  not_offered: { title: 'That time is no longer on offer', text: 'Choose one of the times below.' },
  over: { title: 'Nothing was changed', text: 'You can’t change this interview here any more. Please ring us.' },
  too_often: {
    title: 'Nothing was changed',
    get text() {
      return `You’ve moved this interview as often as this page allows. To change it again today, ring us on ${agency().phone.shown}.`;
    },
  },
  too_many_attempts: { title: 'Nothing was changed', text: 'Too many attempts. Try again in 15 minutes.' },
  failed: {
    title: 'Nothing was changed',
    text: 'Something went wrong on our side. Try again in a moment.',
  },
} as const;
