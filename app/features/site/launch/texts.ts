import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import type { CheckGroup, CheckState } from './schema.ts';

export const LAUNCH_NOTICES = {
  'owner-made': {
    title: 'Welcome',
    text: 'Your account owns this site.',
    tone: 'success',
  },
  'deletion-begun': { title: 'Deletion started', text: 'It can take a few minutes.', tone: 'success' },
  'clock-confirmed': { title: 'Clock confirmed', text: 'Old data is deleted again on schedule.', tone: 'success' },
  'site-launched': { title: 'Your site is public', text: 'Everyone can see it now.', tone: 'success' },
} as const satisfies FeatureNotices;

export const OWNER_REFUSALS = {
  invalid: {
    title: 'This token cannot be used',
    text: 'It may be mistyped, used or older than a day. The operator makes another with npm run admin:token.',
  },
  too_many_attempts: { title: 'Too many attempts', text: 'Please try again in 15 minutes.' },
  busy: { title: 'The site is busy', text: 'Please try again in a few seconds.' },
  already_registered: {
    title: 'This email address has an account',
    text: 'Sign in with it and enter the token there.',
  },
  has_owner: { title: 'This site has an administrator', text: 'Sign in to go on with the set-up.' },
} as const;

/** The mail server's response follows the text. */
export const TEST_MAIL_REFUSALS = {
  too_many_tests: {
    title: 'That is enough test emails for now',
    text: 'You can send five in 15 minutes. Please try again later.',
  },
  no_server: {
    title: 'No mail server is set up',
    text: 'Set SMTP_URL on the server and restart the site (docs/operate/mail.md).',
  },
  not_sent: { title: 'The email was not sent', text: '' },
  no_answer: {
    title: 'The mail server has not answered',
    text: 'It was given ten seconds. The email may still arrive.',
  },
} as const;

export const CHECK_STATE_NAMES: Record<CheckState, string> = {
  fault: 'Needs mending',
  warning: 'Worth a look',
  unknown: 'Not known',
  ok: 'In order',
};

export const CHECK_GROUP_NAMES: Record<CheckGroup, string> = {
  agency: 'Your agency',
  pages: 'What visitors see',
  mail: 'Email',
  running: 'Safety and operation',
};

export const UNEXPECTED = {
  title: 'This could not be done',
  text: 'Something went wrong on our side. We’ve logged it. Please try again.',
} as const;

export const DELETION_REFUSALS = {
  changed: { title: 'The number has changed', text: 'Check the new number, then press the button again.' },
} as const;
