import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const accountRejected: AccountMailTemplate = ({ fullName }) => ({
  subject: 'Your request for an account',
  preview: 'We can’t approve it.',
  paragraphs: [
    `Hello ${fullName.replaceAll(/\s+/g, ' ')},`,
    `An administrator has reviewed your request for an account at ${agency().name}, and we can’t approve it.`,
    `If you think this is a mistake, call ${agency().phone.shown} or write to ${agency().email}. You can still search and read all our jobs.`,
  ],
  reason: `You’re receiving this because you asked for an account at ${agency().name}.`,
});
