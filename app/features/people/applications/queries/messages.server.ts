import type { Transaction } from 'kysely';
import type { Admin, Poster } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { DECISION_STATUSES, type DecisionStatus, type MessageStatus } from '#domain/application/application.ts';
import {
  APPLICATION_MESSAGES,
  MESSAGE_KEYS,
  type MessageKey,
  type MessageOccasion,
  messageKey,
} from '#domain/application/default-status-emails.ts';
import { fillIn, type Message, type MessageFacts } from '#domain/application/status-email.ts';
import { nameInWords } from '#domain/application/template.ts';
import { agency } from '#domain/site/site.ts';

/** `isAgency`: the agency decides on the job's applications (app.is_agency_job). */
type Facts = Omit<MessageFacts, 'agency'> & { isAgency: boolean };

export async function writeMessage(
  transaction: Transaction<DB>,
  status: MessageStatus,
  { isAgency, ...facts }: Facts,
): Promise<Message> {
  return fillIn(await findMessage(transaction, messageKey(status, isAgency)), { ...facts, agency: agency().name });
}

export async function findMessage(transaction: Transaction<DB>, key: MessageKey): Promise<Message> {
  const agencyMessage = await transaction
    .selectFrom('application_messages')
    .select(['subject', 'body'])
    .where('status', '=', key)
    .executeTakeFirst();
  return agencyMessage ?? APPLICATION_MESSAGES[key];
}

/** The exact message that each decision would send. `name` is null if the reader may not know it. */
export async function writeDecisionMessages(
  { asActor }: Pick<Database, 'asActor'>,
  poster: Poster,
  { name, ...job }: Omit<Facts, 'name'> & { name: string | null },
): Promise<Record<DecisionStatus, Message>> {
  const facts = { ...job, name: nameInWords(name) };
  const messages = await asActor(poster.id, async (transaction) => {
    const written: [DecisionStatus, Message][] = [];
    for (const status of DECISION_STATUSES) written.push([status, await writeMessage(transaction, status, facts)]);
    return written;
  });
  return Object.fromEntries(messages) as Record<DecisionStatus, Message>;
}

export type StoredMessage = Message & {
  key: MessageKey;
  occasion: MessageOccasion;
  isAgency: boolean;
  /** Null for the default message. `by` is null if the administrator who changed it was deleted. */
  changed: { at: Date; by: string | null } | null;
};

/** The messages for all occasions, in the order of MESSAGE_KEYS. */
export async function listMessages({ asActor }: Pick<Database, 'asActor'>, admin: Admin): Promise<StoredMessage[]> {
  const agencyMessages = await asActor(admin.id, (transaction) =>
    transaction
      .selectFrom('application_messages as m')
      .leftJoin('profiles as p', 'p.id', 'm.updated_by')
      .select(['m.status', 'm.subject', 'm.body', 'm.updated_at', 'p.full_name'])
      .execute(),
  );
  return MESSAGE_KEYS.map((set) => {
    const row = agencyMessages.find((each) => each.status === set.key);
    if (!row) return { ...set, ...APPLICATION_MESSAGES[set.key], changed: null };
    const { subject, body, updated_at, full_name } = row;
    return { ...set, subject, body, changed: { at: updated_at, by: full_name } };
  });
}
