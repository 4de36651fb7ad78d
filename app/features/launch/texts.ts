/** What the set-up says. */
import type { PageNoticeText } from '#app/web/notices/notice-keys.ts';

export const LAUNCH_NOTICES = {
  'owner-made': {
    title: 'Welcome',
    text: 'Your account administers this site. Go on with your agency.',
    tone: 'success',
  },
  'site-launched': { title: 'Your site is public', text: 'Everyone can see it now.', tone: 'success' },
} as const satisfies Record<string, PageNoticeText>;

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

export const UNEXPECTED = {
  title: 'This could not be done',
  text: 'Something went wrong on our side. We’ve logged it. Please try again.',
} as const;
