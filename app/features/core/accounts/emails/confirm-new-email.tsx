/** Sent to the new address, before it replaces the old one. */
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
