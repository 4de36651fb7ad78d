/** A candidate replies to an email about their application: the reply stands among its messages. */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { MailReply } from '#platform/mail/mail-reply.server.ts';

/** Emails of one thread are shown together, and a reply names them. @param thread null: of none */
export const threadHeaders = (thread: string | null, taskId: string, host: string) =>
  thread === null
    ? { messageId: `<${taskId}@${host}>` }
    : { messageId: `<${thread}.${taskId}@${host}>`, references: `<${thread}@${host}>` };

const TOKEN = /<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.[\da-f-]{36})?@/g;
const MOST_TOKENS = 20;

/**
 * The email must name a thread, which only the candidate was sent, and come from the address that it was sent to. A withdrawn
 * application takes none. The same email counts once.
 * @returns false if it is no reply of a candidate
 */
export function noteReply(
  { database }: { database: Pick<Database, 'asSystem'> },
  { from, subject, text, messageId, references }: MailReply,
): Promise<boolean> {
  const tokens = [...references.matchAll(TOKEN)].map(([, token = '']) => token).slice(0, MOST_TOKENS);
  if (tokens.length === 0) return Promise.resolve(false);
  return database.asSystem(async (transaction) => {
    const application = await transaction
      .selectFrom('application_threads as t')
      .innerJoin('applications as a', 'a.id', 't.application_id')
      .leftJoin('profiles as p', 'p.id', 'a.candidate_id')
      .select('a.id')
      .where('t.token', 'in', tokens)
      .where('a.status', '<>', 'withdrawn')
      .where(sql<boolean>`coalesce(p.email, a.email) = ${from}::citext`)
      .executeTakeFirst();
    if (!application) return false;
    await transaction
      .insertInto('application_letters')
      .values({ application_id: application.id, is_reply: true, subject, body: text, message_id: messageId })
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .execute();
    return true;
  });
}
