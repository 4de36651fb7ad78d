/** Stores a reply to an automatic email, such as a job alert, from a person without an application. It is shown in their activity. */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { MailReply } from '#platform/mail/mail-reply.server.ts';

/** Limit of replies stored in one record in a day. Further ones stay in the mailbox only. */
const MOST_IN_A_DAY = 20;
const LONGEST_NOTE = 5_000;
const AUTHOR = 'Email';
const OUR_MESSAGE_IDS = /<[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\.[\da-f-]{36})?@([^>\s]+)>/g;

/** @param host the domain of our emails. @returns false if it replies to none of them, or its address belongs to no record or to several */
export async function notePersonReply(
  { database }: { database: Pick<Database, 'asSystem'> },
  { from, subject, text, references, isAutomatic, files }: MailReply,
  host: string,
): Promise<boolean> {
  if (![...references.matchAll(OUR_MESSAGE_IDS)].some(([, named]) => named === host)) return false;
  const what = isAutomatic ? 'Automatic reply' : 'Reply';
  const attached =
    files.length > 0 ? `\n\nAttachments, in your mailbox: ${files.map(({ name }) => name).join(', ')}` : '';
  const body =
    `${what} from ${from}, sender not confirmed. ${subject}\n\n${text}`
      .slice(0, LONGEST_NOTE - attached.length)
      .trim() + attached;
  const { numAffectedRows } = await database.asSystem((transaction) =>
    sql`
      INSERT INTO person_notes (person_id, kind, body, author_name)
      SELECT p.id, 'note', ${body}, ${AUTHOR} FROM people AS p
      WHERE p.email = ${from}::citext AND (SELECT count(*) FROM people AS o WHERE o.email = p.email) = 1
        AND NOT EXISTS (SELECT FROM person_notes AS n WHERE n.person_id = p.id AND n.body = ${body})
        AND (SELECT count(*) FROM person_notes AS n WHERE n.person_id = p.id AND n.author_id IS NULL
             AND n.author_name = ${AUTHOR} AND n.created_at > now() - interval '1 day') < ${MOST_IN_A_DAY}`.execute(
      transaction,
    ),
  );
  return (numAffectedRows ?? 0n) > 0n;
}
