/** Repeats nothing that was typed into the form: until the address is confirmed, a stranger may have entered another person's address. */
import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const confirmEmail: AccountMailTemplate = ({ publicOrigin, token, takesGuestApplications }) => ({
  subject: 'Confirm your email address',
  preview: 'One more step before we review your account request.',
  paragraphs: [
    takesGuestApplications
      ? `The link to your application was used to request an account at ${agency().name} with this email address. If this was you, confirm the address. We’ll then move your applications and CV into the account.`
      : `We received a request for an account at ${agency().name} with this email address. If this was you, confirm the address.`,
    'The page asks for the password you chose when you signed up. You can also choose a new one there.',
    'After that, an administrator will review your request and we’ll email you again.',
  ],
  button: { label: 'Confirm email address', href: `${publicOrigin}/confirm-email?token=${token}` },
  notes: [
    'The link works once, within 24 hours.',
    takesGuestApplications
      ? `If this wasn’t you, someone else has the link to your application. Ignore this email so the account stays closed, and ring us on ${agency().phone.shown}.`
      : 'If this wasn’t you, ignore this email. Nothing will happen.',
  ],
  reason: `You’re receiving this because someone entered this address in an account request at ${agency().name}.`,
});
