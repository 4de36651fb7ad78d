/**
 * Sent when wrong passwords have locked the confirmations of one session, whose user may be a thief. At most one a day
 * (commands/lock-notice.server.ts).
 */
import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const sessionLocked: AccountMailTemplate = ({ publicOrigin }) => ({
  subject: 'Wrong passwords while signed in to your account',
  preview: 'If this wasn’t you, sign out everywhere and choose a new password.',
  paragraphs: [
    `Someone signed in to your account at ${agency().name} entered a wrong password five times when we asked for it again. No attempt succeeded, and we’ve blocked further attempts in that session for 15 minutes.`,
    'If this wasn’t you, someone else may be using your account. Sign out everywhere and choose a new password: signing out on one device signs you out on all of them, and so does a new password.',
    'If this was you and you can’t remember your password, choose a new one.',
  ],
  button: { label: 'Choose a new password', href: `${publicOrigin}/forgot-password` },
  notes: [
    `If you need help, call ${agency().phone.shown} or write to ${agency().email}.`,
    'We’ll send this no more than once a day.',
  ],
  reason: `You’re receiving this because you have an account at ${agency().name} with this address.`,
});
