import { agency } from '#domain/site/site.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';

export type TestMailFacts = { fullName: string; sentAt: Date; publicOrigin: string };

export const testMail = ({ fullName, sentAt, publicOrigin }: TestMailFacts): MailContent => ({
  subject: 'A test email from your site',
  preview: 'Email from your site arrives.',
  paragraphs: [
    `Hello ${fullName.replaceAll(/\s+/g, ' ')},`,
    `Your site sent this on ${formatDateAndTime(sentAt)}. If it is in your inbox, candidates and employers get their emails, too.`,
    'If it lay among spam, look at SPF, DKIM and DMARC. The headers of this email say what your provider made of each: spf=pass, dkim=pass, dmarc=pass.',
  ],
  button: { label: 'See how the site is', href: `${publicOrigin}/admin/settings/health` },
  notes: [],
  reason: `You get this because you asked ${agency().name} for a test email.`,
});
