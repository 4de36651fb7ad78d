/** Text from the form never goes to the address typed into it: a stranger could send their words to another person. */

import { href } from 'react-router';
import { ENQUIRY_KIND_NAMES, type EnquiryKind, UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import { agency } from '#domain/site/site.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';
import { ENQUIRY_TEXTS } from '../texts.ts';

export const enquiryMailNames = ['enquiry-arrived', 'enquiry-receipt', 'confirm-enquiry'] as const;
export type EnquiryMailName = (typeof enquiryMailNames)[number];

export type EnquiryMailFacts = {
  enquiryId: string;
  kind: EnquiryKind;
  name: string;
  role: string | null;
  company: string | null;
  location: string | null;
  jobTitle: string | null;
  publicOrigin: string;
  token: string;
};

const KINDS: Record<EnquiryKind, string> = {
  employer: 'your request for talent',
  candidate: 'your application',
  contact: 'your message',
  coaching: 'your coaching request',
};

/** The same text as on the page after sending. */
const NEXT: Record<EnquiryKind, string> = {
  employer: ENQUIRY_TEXTS.employer.sent.text,
  candidate: 'A consultant will be in touch within one working day.',
  contact: ENQUIRY_TEXTS.contact.sent.text,
  coaching: ENQUIRY_TEXTS.coaching.sent.text,
};

const line = (text: string, most = 100) => Array.from(oneLine(text)).slice(0, most).join('');

export const enquiryMails: Record<EnquiryMailName, (facts: EnquiryMailFacts) => MailContent> = {
  'enquiry-arrived': ({ enquiryId, kind, name, publicOrigin, ...about }) => {
    const kindName = ENQUIRY_KIND_NAMES[kind];
    const facts = { Name: name, Company: about.company, Role: about.role, Place: about.location, Job: about.jobTitle };
    return {
      subject: `${kindName}: ${line(name)}`,
      preview: `${line(name)} has sent the ${kindName.toLowerCase()} form.`,
      paragraphs: ['We received a form from the site. You can read the message and any files on the desk.'],
      facts: Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value: line(value) }] : [])),
      button: { label: 'Read the enquiry', href: publicOrigin + href('/admin/enquiries/:id', { id: enquiryId }) },
      notes: ['Reply to this email to answer the sender.'],
      reason: 'You’re receiving this because this is the agency’s address.',
    };
  },
  'enquiry-receipt': ({ kind }) => ({
    subject: `We have received ${KINDS[kind]}`,
    preview: NEXT[kind],
    paragraphs: [
      `Thank you. We have received ${KINDS[kind]}. ${NEXT[kind]}`,
      `Our hours are ${agency().hours.shown}. If it is urgent, ring us on ${agency().phone.shown}.`,
    ],
    notes: ['If you didn’t write to us, someone entered your address by mistake. Tell us and we’ll delete it.'],
    reason: `You’re receiving this because someone sent ${agency().name} a form with your address.`,
  }),
  'confirm-enquiry': ({ kind, publicOrigin, token }) => ({
    subject: `Confirm ${KINDS[kind]}`,
    preview: 'Confirm it so that we can read it.',
    paragraphs: [
      `We received a form with this email address. If this was you, confirm ${KINDS[kind]} and we’ll read it.`,
    ],
    button: {
      label: `Confirm ${KINDS[kind]}`,
      href: `${publicOrigin}${href('/confirm-enquiry')}?token=${token}`,
    },
    notes: [
      `The link works for ${UNCONFIRMED_DAYS} days. If this wasn’t you, ignore this email. We haven’t read it and we’ll delete it after that.`,
    ],
    reason: `You’re receiving this because someone sent ${agency().name} a form with your address.`,
  }),
};
