import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { findMessage } from '#app/features/people/applications/queries/messages.server.ts';
import type { DB } from '#db/types.ts';
import type { DecisionStatus } from '#domain/application/application.ts';
import { messageKey } from '#domain/application/default-status-emails.ts';
import { fillIn, type Message } from '#domain/application/status-email.ts';
import { fillTemplate, nameInWords, templateFacts } from '#domain/application/template.ts';
import { agency } from '#domain/site/site.ts';
import { selectTemplate } from './templates.server.ts';

export type DecisionMessage = {
  /** Changes with the message: the email must match its preview. */
  version: string;
  /** Fills in the message for one person. `fullName` is null if the reader may not know it. */
  fill: (person: { fullName: string | null; job: { title: string; company: string; isAgency: boolean } }) => Message;
};

/** @param templateId empty for the agency's message @returns null if the template was removed */
export async function readDecisionMessage(
  transaction: Transaction<DB>,
  consultant: Consultant,
  status: DecisionStatus,
  templateId: string,
): Promise<DecisionMessage | null> {
  const us = { agency: agency().name, consultant: consultant.fullName };
  if (templateId === '') {
    const [agencyMessage, employerMessage] = [
      await findMessage(transaction, messageKey(status, true)),
      await findMessage(transaction, messageKey(status, false)),
    ];
    return {
      version: versionOf(agencyMessage, employerMessage),
      fill: ({ fullName, job }) => {
        const facts = { name: nameInWords(fullName), job: job.title, company: job.company, agency: us.agency };
        return fillIn(job.isAgency ? agencyMessage : employerMessage, facts);
      },
    };
  }
  const template = await selectTemplate(transaction, templateId);
  return (
    template && { version: versionOf(template), fill: (person) => fillTemplate(template, templateFacts(person, us)) }
  );
}

const versionOf = (...words: Message[]): string =>
  createHash('sha256')
    .update(JSON.stringify(words.map(({ subject, body }) => [subject, body])))
    .digest('base64url')
    .slice(0, 22);
