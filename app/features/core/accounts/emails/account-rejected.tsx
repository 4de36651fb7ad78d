import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const accountRejected: AccountMailTemplate = ({ fullName }) => ({
  subject: 'Your request for an account',
  preview: 'We cannot approve it.',
  paragraphs: [
    `Hello ${fullName.replaceAll(/\s+/g, ' ')},`,
    `an administrator has reviewed your request for an account at ${agency().name}, and we cannot approve it.`,
    `If you think this is a mistake, call ${agency().phone.shown} or write to ${agency().email}. Our jobs stay open to everybody to read.`,
  ],
  reason: `You get this because you asked for an account at ${agency().name}.`,
});
