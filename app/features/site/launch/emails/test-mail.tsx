import { agency } from '#domain/site/site.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';

export type TestMailFacts = { fullName: string; sentAt: Date; publicOrigin: string };

export const testMail = ({ fullName, sentAt, publicOrigin }: TestMailFacts): MailContent => ({
  subject: 'Test email from your site',
  preview: 'Email from your site works.',
  paragraphs: [
    `Hello ${fullName.replaceAll(/\s+/g, ' ')},`,
    `Your site sent this on ${formatDateAndTime(sentAt)}. If it’s in your inbox, candidates and employers will get their emails too.`,
    'If it went to spam, check SPF, DKIM and DMARC. This email’s headers show the result for each: spf=pass, dkim=pass, dmarc=pass.',
  ],
  button: { label: 'See site health', href: `${publicOrigin}/admin/settings/health` },
  notes: [],
  reason: `You’re receiving this because you asked ${agency().name} for a test email.`,
});
