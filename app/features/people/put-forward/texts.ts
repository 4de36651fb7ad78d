import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import { MOST_PUT_FORWARD, type PersonRefusal } from '#domain/person/put-forward.ts';

export const PUT_FORWARD_NOTICES = {
  'put-forward': { title: 'Put forward', tone: 'success' },
  'put-forward-undone': { title: 'Undone', text: 'The application is deleted and no email was sent.', tone: 'success' },
  'put-forward-kept': {
    title: 'Too late to undo',
    text: 'The time to undo is over, or a colleague has worked with the application since.',
    tone: 'danger',
  },
} as const satisfies FeatureNotices;

export const NO_PEOPLE_CHOSEN = 'Select at least one person';
export const TOO_MANY_CHOSEN = `Select ${MOST_PUT_FORWARD} people at most`;

const PERSON_ERRORS: Record<PersonRefusal, (name: string) => string> = {
  no_person: () => 'A person you selected is no longer on record.',
  yourself: () => 'You can’t put yourself forward.',
  own_job: (name) => `${name} manages this job, and can’t be put forward for it.`,
  applied: (name) => `${name} has already applied for this job, or was put forward.`,
  no_contact: (name) => `${name} needs an email address and a phone number first.`,
};

export type RefusedPerson = { id: string; fullName: string; refusal: PersonRefusal };

export const refusalText = (refused: readonly RefusedPerson[]): string =>
  [...new Set(refused.map(({ refusal, fullName }) => PERSON_ERRORS[refusal](fullName)))].join(' ');

export const JOB_REFUSALS = {
  no_job: 'Select one of the agency’s open jobs',
  closed: 'This job has closed. Select another one',
} as const;

export const NOT_PUT_FORWARD = {
  title: 'The application wasn’t made',
  text: 'Try again in a moment.',
  tone: 'danger',
} as const;
