import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const confirmNewEmail: AccountMailTemplate = ({ publicOrigin, token }) => ({
  subject: 'Confirm your new email address',
  preview: 'We’ll use your old address until then.',
  paragraphs: [
    `We received a request to use this email address for an account at ${agency().name}. If this was you, confirm it.`,
  ],
  button: { label: 'Confirm new email address', href: `${publicOrigin}/confirm-new-email?token=${token}` },
  notes: [
    'The link works once, within 24 hours. We’ll use the old address until then.',
    'If this wasn’t you, ignore this email. Nothing will change.',
  ],
  reason: `You’re receiving this because someone entered this address for an account at ${agency().name}.`,
});

/** Goes to the old address, in case a thief made the change (A23). */
export const emailChanged: AccountMailTemplate = () => ({
  subject: 'Your account’s email address has changed',
  preview: 'You can no longer sign in with this address.',
  paragraphs: [
    `The email address for your account at ${agency().name} has been changed to a different one.`,
    `If this wasn’t you, tell us at once: call ${agency().phone.shown} or write to ${agency().email}.`,
  ],
  reason: `You’re receiving this because this was your account’s address at ${agency().name} until now.`,
});
