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
  `The link works for ${GUEST_LINK_DAYS} days, until ${formatLongDate(until)}. Don’t share it: anyone who has it can read and change your application.`;

const NOT_ME =
  'Didn’t apply? Someone else may have typed your address. Open the link and choose ‘I didn’t send this’ to delete the application and let us know.';

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
      preview: 'Use the link in this email to track, edit or withdraw it.',
      paragraphs: [...body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''), replyDate(facts)],
      button: { label: 'See your application', href: hrefOf(facts) },
      notes: [describeLink(facts), NOT_ME],
      reason: `You’re receiving this because someone used your address to apply for a job at ${agency().name}.`,
    };
  },
  'guest-again': (facts) => {
    const { job, company, shortJob } = toSingleLines(facts);
    return {
      subject: `You’ve already applied: ${shortJob}`,
      preview: 'Here’s a new link to your application.',
      paragraphs: [
        `Someone applied for ${job} at ${company} again with your address. Your first application is unchanged, and we haven’t sent another.`,
        'To change it, use this new link.',
      ],
      button: { label: 'See your application', href: hrefOf(facts) },
      notes: [describeLink(facts), NOT_ME],
      reason: `You’re receiving this because someone used your address to apply for a job at ${agency().name}.`,
    };
  },
  'guest-confirm': (facts) => {
    const { job, company, shortJob } = toSingleLines(facts);
    return {
      subject: `Send your application: ${shortJob}`,
      preview: 'Press the button to send it.',
      paragraphs: [
        `We received an application for ${job} at ${company} with this email address. If this was you, open the link and press the button to send it.`,
      ],
      button: { label: 'Send my application', href: hrefOf(facts) },
      notes: [
        `The link works for ${UNCONFIRMED_DAYS} days. If this wasn’t you, ignore this email. Nobody has read the application, and we’ll delete it after that.`,
      ],
      reason: `You’re receiving this because someone used your address to apply for a job at ${agency().name}.`,
    };
  },
};
