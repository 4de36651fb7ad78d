import { href } from 'react-router';
import { QUALIFYING_WEEKS } from '#domain/assignment/qualifying-weeks.ts';
import { agency } from '#domain/site/site.ts';
import { cutLine } from '#domain/text/one-line.ts';
import { formatCalendarDay } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';
import { assignmentHref } from '../schema.ts';

const line = (text: string) => cutLine(text, 200);

export type KeyInformationMailFacts = { fullName: string; hasAccount: boolean; publicOrigin: string };

export const keyInformationMail = ({ fullName, hasAccount, publicOrigin }: KeyInformationMailFacts): MailContent => ({
  subject: 'Your Key Information Document',
  preview: 'Who pays you, what you are paid and what is deducted.',
  paragraphs: [
    `Dear ${line(fullName)},`,
    'The attached document says who employs and pays you, what you can expect to be paid, what is deducted and what holiday you have. Read it before you agree terms with us.',
    `If anything in it is wrong or unclear, ring us on ${agency().phone.shown}.`,
  ],
  ...(hasAccount && { button: { label: 'See your assignments', href: publicOrigin + href('/assignments') } }),
  notes: ['Keep the file. If anything in it changes, we’ll send you a new version.'],
  reason: 'You’re receiving this because you asked us to find you temporary work.',
});

export type WeekTwelveFacts = {
  id: string;
  person: string;
  hirer: string;
  role: string;
  weeks: number;
  /** YYYY-MM-DD. */
  qualifiesOn: string;
  publicOrigin: string;
};

export const weekTwelveMail = ({
  id,
  person,
  hirer,
  role,
  weeks,
  qualifiesOn,
  publicOrigin,
}: WeekTwelveFacts): MailContent => ({
  subject: `Week ${weeks} of ${QUALIFYING_WEEKS}: ${cutLine(person, 40)}`,
  preview: `Equal treatment is due from ${formatCalendarDay(qualifiesOn)}.`,
  paragraphs: [
    `${line(person)} is in week ${weeks} as ${line(role)} at ${line(hirer)}. After ${QUALIFYING_WEEKS} weeks they’re entitled to the same pay, hours and holiday as the hirer’s own staff in that work.`,
    'Ask the hirer for these terms now, agree any changes, and create a new Key Information Document if anything in it changes.',
  ],
  facts: [{ label: 'Equal treatment from', value: formatCalendarDay(qualifiesOn) }],
  button: { label: 'Open the assignment', href: publicOrigin + assignmentHref(id) },
  reason: 'You’re receiving this because you look after this assignment.',
});
