import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const accountLocked: AccountMailTemplate = ({ publicOrigin }) => ({
  subject: 'Wrong passwords for your account',
  preview: 'No attempt succeeded.',
  paragraphs: [
    `A wrong password was entered for your account at ${agency().name} five times. No attempt succeeded, and we’ve blocked further attempts for 15 minutes.`,
    'You can usually still sign in on a browser you’ve used in the last 90 days, because we count attempts on each one separately.',
    'If this was you and you can’t remember your password, choose a new one.',
  ],
  button: { label: 'Choose a new password', href: `${publicOrigin}/forgot-password` },
  notes: [
    'If this wasn’t you, your account is safe as long as only you know your password. Choosing a new one also signs you out on every device.',
    'We’ll send this no more than once a day.',
  ],
  reason: `You’re receiving this because you have an account at ${agency().name} with this address.`,
});
