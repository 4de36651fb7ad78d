import type { ConsentAnswer } from '#domain/introduction/introduction.ts';
import { agency } from '#domain/site/site.ts';
import { cutLine } from '#domain/text/one-line.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';
import { introductionHref, introductionLinkHref } from '../schema.ts';

export const introductionMailNames = ['introduction-consent', 'introduction-answered-staff'] as const;
export type IntroductionMailName = (typeof introductionMailNames)[number];

type Facts = { candidate: string; clientName: string; purpose: string; jobTitle: string; publicOrigin: string };
type AskedFacts = Facts & { link: { token: string; until: Date } };
type AnsweredFacts = Facts & { id: string; consent: ConsentAnswer; madeAt: Date | null };

const line = (text: string) => cutLine(text, 200);

export function consentMail(facts: AskedFacts): MailContent {
  const { candidate, clientName, purpose, jobTitle, publicOrigin, link } = facts;
  return {
    subject: `May we introduce you to ${cutLine(clientName, 33)}?`,
    preview: 'We won’t send anything until you say yes.',
    paragraphs: [
      `Dear ${line(candidate)},`,
      `We would like to put you forward to ${line(clientName)} for the position below. If you agree, we’ll send them your name, contact details, CV and what you wrote to us. If you don’t, we won’t send anything.`,
    ],
    facts: [
      { label: 'Client', value: line(clientName) },
      { label: 'Position', value: line(purpose) },
      { label: 'You applied for', value: line(jobTitle) },
    ],
    button: { label: 'Agree or refuse', href: publicOrigin + introductionLinkHref(link.token) },
    notes: [
      `The link works until ${formatLongDate(link.until)}. You can also use it to withdraw. Don’t share it: anyone who has it can answer.`,
    ],
    reason: `You’re receiving this because you applied to ${agency().name}.`,
  };
}

const CONSENT_VERBS = {
  given: 'gave consent',
  refused: 'refused consent',
  withdrawn: 'withdrew consent',
} as const;

export function answeredMail(facts: AnsweredFacts): MailContent {
  const { id, candidate, clientName, purpose, consent, madeAt, publicOrigin } = facts;
  const next = {
    given: 'Complete the rest of the checklist.',
    refused: 'Don’t send their details.',
    withdrawn: madeAt
      ? `You sent their details on ${formatLongDate(madeAt)}. Tell the client to stop using them.`
      : 'Don’t send their details.',
  } as const;
  return {
    subject: `Consent ${consent}: ${cutLine(candidate, 40)}`,
    preview: next[consent],
    paragraphs: [`${line(candidate)} ${CONSENT_VERBS[consent]} for ${line(clientName)}. ${next[consent]}`],
    facts: [
      { label: 'Client', value: line(clientName) },
      { label: 'Position', value: line(purpose) },
    ],
    button: { label: 'Open the introduction', href: publicOrigin + introductionHref(id) },
    reason: 'You’re receiving this because you asked the candidate.',
  };
}
