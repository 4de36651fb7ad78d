/**
 * Automatic emails to guests. Text typed into the form never goes to the typed address: an attacker could use us to send their text to
 * another person.
 */

import { GUEST_LINK_DAYS } from '#domain/application/guest.ts';
import { fillIn, type Message } from '#domain/application/status-email.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import { agency } from '#domain/site/site.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';
import { myApplicationHref } from '../schema.ts';

export const guestMailNames = ['guest-receipt', 'guest-again', 'guest-confirm'] as const;
export type GuestMailName = (typeof guestMailNames)[number];

export type GuestMailFacts = {
  jobTitle: string;
  jobCompany: string;
  isAgency: boolean;
  publicOrigin: string;
  token: string;
  /** The date of the promised reply; null in other emails, or without a promise. */
  replyBy: Date | null;
  receipt: Message;
  until: Date;
};

const line = (text: string, most: number) => Array.from(oneLine(text)).slice(0, most).join('');

const toSingleLines = ({ jobTitle, jobCompany }: GuestMailFacts) => ({
  job: line(jobTitle, 100),
  company: line(jobCompany, 100),
  /** Subjects have at most 61 characters. */
  shortJob: line(jobTitle, 38),
});

const hrefOf = ({ publicOrigin, token }: GuestMailFacts) => publicOrigin + myApplicationHref(token);

const describeLink = ({ until }: GuestMailFacts) =>
  `The link works until ${formatLongDate(until)}, for ${GUEST_LINK_DAYS} days. It is yours alone: anyone who has it can read and change your application.`;

const NOT_ME =
  'Did you not apply? Then your address was typed by someone else. Open the link and press ‘I did not send this’: the application is deleted, and we are told.';

function replyDate({ replyBy, isAgency }: GuestMailFacts): string {
  if (!replyBy) return 'If you haven’t heard within two weeks, ask us and we’ll find out.';
  return `${isAgency ? 'We’ll' : 'The employer will'} reply by ${formatLongDate(replyBy)}. If you haven’t heard by then, ask us and we’ll find out.`;
}

export const guestMails: Record<GuestMailName, (facts: GuestMailFacts) => MailContent> = {
  'guest-receipt': (facts) => {
    const { job, company, shortJob } = toSingleLines(facts);
    const names = { company, agency: agency().name };
    const { body } = fillIn(facts.receipt, { ...names, job });
    return {
      subject: oneLine(fillIn(facts.receipt, { ...names, job: shortJob }).subject),
      preview: 'Follow it, correct it or withdraw it by the link in this email.',
      paragraphs: [...body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''), replyDate(facts)],
      button: { label: 'See your application', href: hrefOf(facts) },
      notes: [describeLink(facts), NOT_ME],
      reason: `You get this because someone applied for a job with your address at ${agency().name}.`,
    };
  },
  'guest-again': (facts) => {
    const { job, company, shortJob } = toSingleLines(facts);
    return {
      subject: `You have applied already: ${shortJob}`,
      preview: 'Here is a new link to your application.',
      paragraphs: [
        `The form for ${job} at ${company} was sent again with your address. There is one application already, and it stays as it is: nothing was sent twice.`,
        'To change it, open it by this new link.',
      ],
      button: { label: 'See your application', href: hrefOf(facts) },
      notes: [describeLink(facts), NOT_ME],
      reason: `You get this because someone applied for a job with your address at ${agency().name}.`,
    };
  },
  'guest-confirm': (facts) => {
    const { job, company, shortJob } = toSingleLines(facts);
    return {
      subject: `Send your application: ${shortJob}`,
      preview: 'Press the button, and it is sent.',
      paragraphs: [
        `We received an application for ${job} at ${company} with this email address. If it was you, open the link and press the button, and it is sent.`,
      ],
      button: { label: 'Send my application', href: hrefOf(facts) },
      notes: [
        `The link works for ${UNCONFIRMED_DAYS} days. If it was not you, do nothing: no one has read it, and it is deleted after that time.`,
      ],
      reason: `You get this because someone applied for a job with your address at ${agency().name}.`,
    };
  },
};
