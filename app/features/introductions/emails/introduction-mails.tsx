/** Asks a candidate whether their details may go to a client. */
import { agency } from '#domain/site/site.ts';
import { cutLine } from '#domain/text/one-line.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';
import { introductionLinkHref } from '../schema.ts';

export type IntroductionMailFacts = {
  candidate: string;
  clientName: string;
  purpose: string;
  jobTitle: string;
  publicOrigin: string;
  link: { token: string; until: Date };
};

/** Not longer than a name may be. */
const line = (text: string) => cutLine(text, 200);

export function consentMail(facts: IntroductionMailFacts): MailContent {
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
