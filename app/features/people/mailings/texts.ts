import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import { MOST_CHOSEN } from '#domain/person/mailing.ts';

export const MAILING_NOTICES = {
  'mailing-sent': {
    title: 'The emails are on their way',
    text: 'They leave in portions of 50. This page counts them.',
    tone: 'success',
  },
} as const satisfies FeatureNotices;

export const MAILING_REFUSALS = {
  too_many: `Choose ${MOST_CHOSEN} people at most.`,
  no_recipients: 'None of these people can be sent this.',
  changed: 'The words or the people are others than those you were shown. Read them again, then send.',
  sent_before: 'This was sent before. Nothing was sent again.',
} as const;

export const STOP_PROBLEMS = {
  unexpected: {
    title: 'That did not work',
    text: 'Try again in a moment, or tell us and we stop them.',
    tone: 'danger',
  },
  refused: { title: 'That did not work', text: 'Use the link in the email.', tone: 'danger' },
} as const;
