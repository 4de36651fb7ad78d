/** The words that go with a status: the agency's own, where an administrator has written any. */
import type { Transaction } from 'kysely';
import { APPLICATION_MESSAGES } from '#content/application-messages.ts';
import { company } from '#content/company.ts';
import type { DB } from '#db/types.ts';
import type { MessageStatus } from '#domain/application.ts';

export type Message = { subject: string; body: string };
export type MessageFacts = { name: string; job: string; company: string };

/** With everything filled in, as it is sent. */
export async function writeMessage(
  transaction: Transaction<DB>,
  status: MessageStatus,
  facts: MessageFacts,
): Promise<Message> {
  const own = await transaction
    .selectFrom('application_messages')
    .select(['subject', 'body'])
    .where('status', '=', status)
    .executeTakeFirst();
  return fillIn(own ?? APPLICATION_MESSAGES[status], facts);
}

/** What stands for nothing we know stays as it is written. */
export function fillIn({ subject, body }: Message, facts: MessageFacts): Message {
  const words: Record<string, string> = { ...facts, agency: company.name };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
  return { subject: fill(subject).replaceAll(/\s+/g, ' ').slice(0, 200), body: fill(body).slice(0, 5000) };
}
