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
    preview: 'Nothing goes to them before you say yes.',
    paragraphs: [
      `Dear ${line(candidate)},`,
      `We would like to put you forward to ${line(clientName)} for the position below. If you agree, we send them your name, how to reach you, your CV and what you wrote to us. If you do not, nothing goes there.`,
    ],
    facts: [
      { label: 'Client', value: line(clientName) },
      { label: 'Position', value: line(purpose) },
      { label: 'You applied for', value: line(jobTitle) },
    ],
    button: { label: 'Agree or refuse', href: publicOrigin + introductionLinkHref(link.token) },
    notes: [
      `The link works until ${formatLongDate(link.until)}. You can withdraw there, too. It is yours alone: anyone who has it can answer.`,
    ],
    reason: `You get this because you applied to ${agency().name}.`,
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
    given: 'Go through what is still missing on the checklist.',
    refused: 'Their details do not go there.',
    withdrawn: madeAt
      ? `Their details went there on ${formatLongDate(madeAt)}. Tell the client to stop using them.`
      : 'Their details do not go there.',
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
    reason: 'You get this because you asked the candidate.',
  };
}
