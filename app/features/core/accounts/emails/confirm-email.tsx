/** Repeats nothing that was typed into the form: until the address is confirmed, a stranger may have entered another person's address. */
import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const confirmEmail: AccountMailTemplate = ({ publicOrigin, token, takesGuestApplications }) => ({
  subject: 'Confirm your email address',
  preview: 'One step is left before we look at your request for an account.',
  paragraphs: [
    takesGuestApplications
      ? `The link to your application was used to request an account at ${agency().name} with this email address. If it was you, confirm the address: your applications and CV move into the account then.`
      : `We received a request for an account at ${agency().name} with this email address. If it was you, confirm the address.`,
    'The page asks for the password you chose when you signed up. You can also choose a new one there.',
    'After that, an administrator will review your request, and we will email you again.',
  ],
  button: { label: 'Confirm email address', href: `${publicOrigin}/confirm-email?token=${token}` },
  notes: [
    'The link works once, within 24 hours.',
    takesGuestApplications
      ? `If this wasn’t you, another person has the link to your application. Ignore this email and the account stays closed, and ring us on ${agency().phone.shown}.`
      : 'If this wasn’t you, ignore this email. Nothing will happen.',
  ],
  reason: `You get this because this address was entered in a request for an account at ${agency().name}.`,
});
