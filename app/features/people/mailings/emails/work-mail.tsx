import { href } from 'react-router';
import type { Message } from '#domain/application/status-email.ts';
import { agency } from '#domain/site/site.ts';
import { cutLine } from '#domain/text/one-line.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';

/** A link whose token only the owner of the mailbox has. */
export const stopLink = (publicOrigin: string, token: string): string =>
  `${publicOrigin}${href('/emails/stop')}?token=${token}`;

export const workMail = (
  { subject, body }: Message,
  { publicOrigin, token }: { publicOrigin: string; token: string },
): MailContent => ({
  subject,
  preview: cutLine(body.replaceAll(/\s+/g, ' '), 140),
  paragraphs: body
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean),
  links: [{ label: 'Unsubscribe', href: stopLink(publicOrigin, token) }],
  reason: `You’re receiving this because you agreed that ${agency().name} may email you about work.`,
});
