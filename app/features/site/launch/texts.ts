import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import type { CheckGroup, CheckState } from './schema.ts';

export const LAUNCH_NOTICES = {
  'owner-made': {
    title: 'Welcome',
    text: 'Your account owns this site.',
    tone: 'success',
  },
  'deletion-begun': { title: 'Deletion started', text: 'It can take a few minutes.', tone: 'success' },
  'clock-confirmed': { title: 'Clock confirmed', text: 'Scheduled deletion has resumed.', tone: 'success' },
  'site-launched': { title: 'Your site is public', text: 'Everyone can see it now.', tone: 'success' },
} as const satisfies FeatureNotices;

export const OWNER_REFUSALS = {
  invalid: {
    title: 'This token isn’t valid',
    text: 'It may be mistyped, already used or over a day old. Run npm run admin:token on the server to create another.',
  },
  too_many_attempts: { title: 'Too many attempts', text: 'Please try again in 15 minutes.' },
  busy: { title: 'The site is busy', text: 'Please try again in a few seconds.' },
  already_registered: {
    title: 'This email address has an account',
    text: 'Sign in with it and enter the token there.',
  },
  has_owner: { title: 'This site has an administrator', text: 'Sign in to continue setting up.' },
} as const;

/** The mail server's response follows the text. */
export const TEST_MAIL_REFUSALS = {
  too_many_tests: {
    title: 'Too many test emails',
    text: 'You can send five in 15 minutes. Please try again later.',
  },
  no_server: {
    title: 'No mail server is set up',
    text: 'Set SMTP_URL on the server and restart the site (docs/operate/mail.md).',
  },
  not_sent: { title: 'Failed to send the email', text: '' },
  no_answer: {
    title: 'No response from the mail server',
    text: 'We waited ten seconds. The email may still arrive.',
  },
} as const;

export const CHECK_STATE_NAMES: Record<CheckState, string> = {
  fault: 'Needs fixing',
  warning: 'Check this',
  unknown: 'Unknown',
  ok: 'OK',
};

export const CHECK_GROUP_NAMES: Record<CheckGroup, string> = {
  agency: 'Your agency',
  pages: 'What visitors see',
  mail: 'Email',
  running: 'Security and operation',
};

export const UNEXPECTED = {
  title: 'Something went wrong',
  text: 'Something went wrong on our side. We’ve logged it. Please try again.',
} as const;

export const DELETION_REFUSALS = {
  changed: { title: 'The count has changed', text: 'Check the new count, then press the button again.' },
} as const;
