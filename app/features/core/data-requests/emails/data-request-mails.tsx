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
    ? `We look into it without undue delay and tell you the outcome, at the latest on ${dueOn}, or say by then why it takes longer.`
    : `You get an answer at the latest on ${dueOn}. If it is unusually much work we may take two months more, and then tell you so, and why, before that day.`;

export const dataRequestMails: Record<DataRequestMailName, (facts: DataRequestMailFacts) => MailContent> = {
  'data-request-arrived': ({ requestId, reference, kind, dueOn, publicOrigin }) => ({
    subject: `${reference}: ${DATA_REQUEST_KIND_NAMES[kind].toLowerCase()}, due on ${dueOn}`,
    preview: `An answer is due on ${dueOn}.`,
    paragraphs: [
      'We received a data protection form. Its text is on the desk, and its sender has been told that we have it.',
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
    reason: 'You get this because this is the agency’s address.',
  }),
  'data-request-receipt': ({ reference, kind, dueOn, reachedOn }) => ({
    subject: `We have received ${DATA_REQUEST_POSSESSIVES[kind]} (${reference})`,
    preview: `Your reference is ${reference}.`,
    paragraphs: [
      `We acknowledge ${DATA_REQUEST_POSSESSIVES[kind]}${reachedOn ? `, which reached us on ${reachedOn}` : ''}. Your reference is ${reference}; name it when you write or ring.`,
      explainDueDay(kind, dueOn),
      'We may ask something first to be sure that it is you.',
    ],
    notes: [
      'You can complain to the Information Commissioner’s Office at any time: ico.org.uk/make-a-complaint, 0303 123 1113. It usually asks that you try us first.',
      'If you have not written to us, your address was entered by mistake: tell us, and we will close the request.',
    ],
    reason: reachedOn
      ? `You get this because a letter, email or call to ${agency().name} gave your address.`
      : `You get this because a form with your address was sent to ${agency().name}.`,
  }),
  'confirm-data-request': ({ kind, publicOrigin, token }) => ({
    subject: `Confirm ${DATA_REQUEST_POSSESSIVES[kind]}`,
    preview: 'One press, and we read it.',
    paragraphs: [
      `We received a form with this email address. If it was you, confirm ${DATA_REQUEST_POSSESSIVES[kind]}, and we read it.`,
    ],
    button: { label: 'Confirm my request', href: `${publicOrigin}${href('/data-protection/confirm')}?token=${token}` },
    notes: [
      `The link works for ${UNCONFIRMED_DAYS} days. If it was not you, do nothing: we have not read it, and it is deleted after that time.`,
    ],
    reason: `You get this because a form with your address was sent to ${agency().name}.`,
  }),
  'data-downloaded': () => ({
    subject: 'A copy of your data was downloaded',
    preview: 'With the password of your account.',
    paragraphs: [
      `Everything that we hold about you was downloaded from your account at ${agency().name}, after its password was entered.`,
      `If it was not you, change your password and tell us at once: ${contact()}.`,
    ],
    reason: `You get this because you have an account at ${agency().name} with this address.`,
  }),
  'account-erased': ({ reference, keptRecords }) => ({
    subject: 'Your account is deleted',
    preview: 'What is gone, and what we keep.',
    paragraphs: [
      `Your account at ${agency().name} and everything that belonged to it were deleted, as you asked. Files are removed within a minute.`,
      keptRecords
        ? `The law requires us to keep ${countOf(keptRecords.records, 'record')} of what we did for you (Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 29). Only administrators can see ${keptRecords.records === 1 ? 'it. It' : 'them. The last one'} is deleted on ${keptRecords.until}.`
        : 'There was nothing that the law requires us to keep.',
      `That you deleted your account is noted under ${reference}, without your name. What you asked or complained about by the data protection form, or in another way, we keep with your name for ${DATA_REQUEST_YEARS} years after it is finished. This mail is the last use we make of your address.`,
    ],
    notes: [`If it was not you, tell us at once: ${contact()}.`],
    reason: `You get this because the account with this address was deleted at ${agency().name}.`,
  }),
};
