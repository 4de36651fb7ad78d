import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const resetPassword: AccountMailTemplate = ({ publicOrigin, token }) => ({
  subject: 'Choose a new password',
  preview: 'The link works for 30 minutes.',
  paragraphs: [
    `We received a request for a new password for your account at ${agency().name}. If this was you, choose one now.`,
  ],
  button: { label: 'Choose a new password', href: `${publicOrigin}/reset-password?token=${token}` },
  notes: [
    'The link works once, within 30 minutes.',
    'If this wasn’t you, ignore this email. Your password won’t change.',
  ],
  reason: `You’re receiving this because you have an account at ${agency().name} with this address.`,
});

/** Warns the owner in case a thief made the change (A23). */
export const passwordChanged: AccountMailTemplate = () => ({
  subject: 'Your password was changed',
  preview: 'You’ve been signed out on all other devices.',
  paragraphs: [
    `The password of your account at ${agency().name} was changed. All other devices have been signed out.`,
    `If this wasn’t you, tell us at once: call ${agency().phone.shown} or write to ${agency().email}.`,
  ],
  reason: `You’re receiving this because you have an account at ${agency().name} with this address.`,
});
