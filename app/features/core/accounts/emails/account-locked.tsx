import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const accountLocked: AccountMailTemplate = ({ publicOrigin }) => ({
  subject: 'Wrong passwords for your account',
  preview: 'None of the attempts got in.',
  paragraphs: [
    `A wrong password was entered for your account at ${agency().name} five times. None of these attempts got in, and we have paused further ones for 15 minutes.`,
    'We count each browser that you have signed in with during the last 90 days separately, so you can usually still sign in there.',
    'If it was you and you cannot remember your password, choose a new one.',
  ],
  button: { label: 'Choose a new password', href: `${publicOrigin}/forgot-password` },
  notes: [
    'If it was not you, your account is safe as long as only you know your password. Choosing a new one also logs out every device.',
    'We send this at most once a day.',
  ],
  reason: `You get this because you have an account at ${agency().name} with this address.`,
});
