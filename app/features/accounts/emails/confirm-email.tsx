/**
 * Sent after a sign-up. Contains nothing that was typed into the form: until the address is confirmed, a visitor could
 * have entered another person's address and any text.
 */
import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const confirmEmail: AccountMailTemplate = ({ publicOrigin, token }) => ({
  subject: 'Confirm your email address',
  preview: 'One step is left before we look at your request for an account.',
  paragraphs: [
    `We received a request for an account at ${agency().name} with this email address. If it was you, confirm the address.`,
    'The page asks for the password you chose when you signed up. You can also choose a new one there.',
    'After that, an administrator will review your request, and we will email you again.',
  ],
  button: { label: 'Confirm email address', href: `${publicOrigin}/confirm-email?token=${token}` },
  notes: [
    'The link works once, within 24 hours.',
    'If it was not you, do nothing. Without a confirmation the request goes no further.',
  ],
  reason: `You get this because this address was entered in a request for an account at ${agency().name}.`,
});
