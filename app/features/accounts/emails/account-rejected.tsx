/** To the owner of an account that was rejected. */
import { company } from '#content/company.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const accountRejected: AccountMailTemplate = ({ fullName }) => ({
  subject: 'Your request for an account',
  preview: 'We cannot approve it.',
  paragraphs: [
    `Hello ${fullName.replaceAll(/\s+/g, ' ')},`,
    `an administrator has reviewed your request for an account at ${company.name}, and we cannot approve it.`,
    `If you think this is a mistake, call ${company.phone.shown} or write to ${company.email}. Our jobs stay open to everybody to read.`,
  ],
  reason: `You get this because you asked for an account at ${company.name}.`,
});
