import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import { MOST_CHOSEN } from '#domain/person/mailing.ts';

export const MAILING_NOTICES = {
  'mailing-sent': {
    title: 'Sending the emails',
    text: 'We send 50 at a time. Progress shows here.',
    tone: 'success',
  },
} as const satisfies FeatureNotices;

export const MAILING_REFUSALS = {
  too_many: `Select up to ${MOST_CHOSEN} people.`,
  no_recipients: 'You can’t email any of these people.',
  changed: 'The text or the recipients have changed since your preview. Check them again, then send.',
  sent_before: 'This has already been sent. We didn’t send it again.',
} as const;

export const STOP_PROBLEMS = {
  unexpected: {
    title: 'That did not work',
    text: 'Try again in a moment, or tell us and we’ll stop them.',
    tone: 'danger',
  },
  refused: { title: 'That did not work', text: 'Use the link in the email.', tone: 'danger' },
} as const;
