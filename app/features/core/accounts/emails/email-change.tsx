import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const confirmNewEmail: AccountMailTemplate = ({ publicOrigin, token }) => ({
  subject: 'Confirm your new email address',
  preview: 'Your old address stays in use until then.',
  paragraphs: [
    `We received a request to use this email address for an account at ${agency().name}. If it was you, confirm it.`,
  ],
  button: { label: 'Confirm new email address', href: `${publicOrigin}/confirm-new-email?token=${token}` },
  notes: [
    'The link works once, within 24 hours. Until then the old address stays in use.',
    'If it was not you, do nothing. Without a confirmation nothing changes.',
  ],
  reason: `You get this because this address was entered for an account at ${agency().name}.`,
});

/** Goes to the old address, in case a thief made the change (A23). */
export const emailChanged: AccountMailTemplate = () => ({
  subject: 'The email address of your account was changed',
  preview: 'This address is not used to sign in any more.',
  paragraphs: [
    `The email address of your account at ${agency().name} was changed from this one to another.`,
    `If it was not you, tell us at once: call ${agency().phone.shown} or write to ${agency().email}.`,
  ],
  reason: `You get this because this was the address of your account at ${agency().name} until now.`,
});
