/** The email by which a contact of a client gets a shortlist. It says nothing about the candidates: that is behind the link. */
import { agency } from '#domain/site/site.ts';
import { countOf } from '#domain/text/counts.ts';
import { cutLine } from '#domain/text/one-line.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';
import { shortlistLinkHref } from '../schema.ts';

export type ShortlistMailFacts = {
  contact: string;
  /** null: has left since. */
  sender: string | null;
  jobTitle: string;
  jobLocation: string;
  message: string | null;
  candidates: number;
  expiresAt: Date;
  token: string;
  publicOrigin: string;
};

export function shortlistMail(facts: ShortlistMailFacts): MailContent {
  const { contact, sender, jobTitle, jobLocation, message, candidates, expiresAt, token, publicOrigin } = facts;
  const count = countOf(candidates, 'candidate');
  return {
    subject: `Shortlist: ${cutLine(jobTitle, 50)}`,
    preview: `${count} to read and answer about.`,
    paragraphs: [
      `Dear ${cutLine(contact, 200)},`,
      `We have chosen ${count} for you. Read about each by the button below, and tell us there: yes, no, or a comment.`,
      ...(message ? [message] : []),
    ],
    facts: [
      { label: 'Job', value: `${cutLine(jobTitle, 100)}, ${cutLine(jobLocation, 100)}` },
      { label: 'From', value: `${sender ? `${cutLine(sender, 100)}, ` : ''}${agency().name}, ${agency().phone.shown}` },
    ],
    button: { label: 'Read the shortlist', href: publicOrigin + shortlistLinkHref(token) },
    notes: [
      'Candidates are named once they have agreed to this introduction.',
      `The link works until ${formatLongDate(expiresAt)}. It is yours alone: please do not forward it.`,
    ],
    reason: `You get this because ${agency().name} looks for people for you.`,
  };
}
