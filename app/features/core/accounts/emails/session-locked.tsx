/**
 * Sent when wrong passwords have locked the confirmations of one session, whose user may be a thief. At most one a day
 * (commands/lock-notice.server.ts).
 */
import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const sessionLocked: AccountMailTemplate = ({ publicOrigin }) => ({
  subject: 'Wrong passwords while signed in to your account',
  preview: 'If it was not you, sign out everywhere and choose a new password.',
  paragraphs: [
    `In a session that is signed in to your account at ${agency().name}, a wrong password was entered five times when we asked for it again. None of these attempts got through, and we have paused further ones in that session for 15 minutes.`,
    'If it was not you, another person may be using your account now. Sign out everywhere and choose a new password: signing out on one device signs out all of them, and so does a new password.',
    'If it was you and you cannot remember your password, choose a new one.',
  ],
  button: { label: 'Choose a new password', href: `${publicOrigin}/forgot-password` },
  notes: [
    `If you need help, call ${agency().phone.shown} or write to ${agency().email}.`,
    'We send this at most once a day.',
  ],
  reason: `You get this because you have an account at ${agency().name} with this address.`,
});
