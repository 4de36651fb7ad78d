/** Text from the form never goes to the address typed into it: a stranger could send their words to another person. */

import { href } from 'react-router';
import {
  DATA_REQUEST_KIND_NAMES,
  DATA_REQUEST_YEARS,
  type DataRequestKind,
} from '#domain/data-request/data-request.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import { agency } from '#domain/site/site.ts';
import { countOf } from '#domain/text/counts.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';
import { DATA_REQUEST_POSSESSIVES } from '../texts.ts';

export const dataRequestMailNames = [
  'data-request-arrived',
  'data-request-receipt',
  'confirm-data-request',
  'data-downloaded',
  'account-erased',
] as const;
export type DataRequestMailName = (typeof dataRequestMailNames)[number];

export type DataRequestMailFacts = {
  requestId: string;
  reference: string;
  kind: DataRequestKind;
  dueOn: string;
  /** '22 November 2026', for requests by letter, telephone or email; null for the public form. */
  reachedOn: string | null;
  /** Number of a deleted account's records that the law requires us to keep, and the last day of that duty. */
  keptRecords: { records: number; until: string } | null;
  publicOrigin: string;
  /** Token of the confirmation link; empty in all other emails. */
  token: string;
};

const contact = () => `call ${agency().phone.shown} or write to ${agency().email}`;

const explainDueDay = (kind: DataRequestKind, dueOn: string): string =>
  kind === 'complaint'
    ? `We’ll look into it without undue delay and tell you the outcome by ${dueOn}, or tell you by then why it will take longer.`
    : `We’ll answer by ${dueOn}. If it’s unusually complex we may take two more months, and we’ll tell you why before that date.`;

export const dataRequestMails: Record<DataRequestMailName, (facts: DataRequestMailFacts) => MailContent> = {
  'data-request-arrived': ({ requestId, reference, kind, dueOn, publicOrigin }) => ({
    subject: `${reference}: ${DATA_REQUEST_KIND_NAMES[kind].toLowerCase()}, due on ${dueOn}`,
    preview: `An answer is due on ${dueOn}.`,
    paragraphs: [
      'We received a data protection form. You can read it on the desk. We’ve confirmed to the sender that we received it.',
    ],
    facts: [
      { label: 'Reference', value: reference },
      { label: 'Kind', value: DATA_REQUEST_KIND_NAMES[kind] },
      { label: 'Due on', value: dueOn },
    ],
    button: {
      label: 'Read the request',
      href: publicOrigin + href('/admin/data-requests/:id', { id: requestId }),
    },
    reason: 'You’re receiving this because this is the agency’s address.',
  }),
  'data-request-receipt': ({ reference, kind, dueOn, reachedOn }) => ({
    subject: `We have received ${DATA_REQUEST_POSSESSIVES[kind]} (${reference})`,
    preview: `Your reference is ${reference}.`,
    paragraphs: [
      `We acknowledge ${DATA_REQUEST_POSSESSIVES[kind]}${reachedOn ? `, which reached us on ${reachedOn}` : ''}. Your reference is ${reference}. Quote it when you write or ring.`,
      explainDueDay(kind, dueOn),
      'We may ask you something first to check it’s you.',
    ],
    notes: [
      'You can complain to the Information Commissioner’s Office at any time: ico.org.uk/make-a-complaint, 0303 123 1113. They usually ask that you try us first.',
      'If you didn’t write to us, someone entered your address by mistake. Tell us and we’ll close the request.',
    ],
    reason: reachedOn
      ? `You’re receiving this because a letter, email or call to ${agency().name} gave your address.`
      : `You’re receiving this because someone sent ${agency().name} a form with your address.`,
  }),
  'confirm-data-request': ({ kind, publicOrigin, token }) => ({
    subject: `Confirm ${DATA_REQUEST_POSSESSIVES[kind]}`,
    preview: 'Confirm it so that we can read it.',
    paragraphs: [
      `We received a form with this email address. If this was you, confirm ${DATA_REQUEST_POSSESSIVES[kind]} and we’ll read it.`,
    ],
    button: { label: 'Confirm request', href: `${publicOrigin}${href('/data-protection/confirm')}?token=${token}` },
    notes: [
      `The link works for ${UNCONFIRMED_DAYS} days. If this wasn’t you, ignore this email. We haven’t read it and we’ll delete it after that.`,
    ],
    reason: `You’re receiving this because someone sent ${agency().name} a form with your address.`,
  }),
  'data-downloaded': () => ({
    subject: 'A copy of your data was downloaded',
    preview: 'Your account password was used.',
    paragraphs: [
      `Someone entered your account’s password at ${agency().name} and downloaded everything we hold about you.`,
      `If this wasn’t you, change your password and tell us at once: ${contact()}.`,
    ],
    reason: `You’re receiving this because you have an account at ${agency().name} with this address.`,
  }),
  'account-erased': ({ reference, keptRecords }) => ({
    subject: 'Your account has been deleted',
    preview: 'What we’ve deleted and what we keep.',
    paragraphs: [
      `We’ve deleted your account at ${agency().name} and everything in it, as you asked. We’ll remove files within a minute.`,
      keptRecords
        ? `The law requires us to keep ${countOf(keptRecords.records, 'record')} of what we did for you (Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 29). Only administrators can see ${keptRecords.records === 1 ? 'it. It' : 'them. The last one'} is deleted on ${keptRecords.until}.`
        : 'The law doesn’t require us to keep anything.',
      `We’ve recorded the deletion of your account under ${reference}, without your name. We’ll keep any data requests or complaints you made, with your name, for ${DATA_REQUEST_YEARS} years after closing them. This is the last time we’ll use your address.`,
    ],
    notes: [`If this wasn’t you, tell us at once: ${contact()}.`],
    reason: `You’re receiving this because the account with this address was deleted at ${agency().name}.`,
  }),
};
