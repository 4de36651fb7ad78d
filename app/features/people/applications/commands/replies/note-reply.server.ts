import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { MailReply } from '#platform/mail/mail-reply.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { listMails, listThreads } from '../threads.server.ts';
import { claimFiles, isRefused, refuseBeyondRoom, storeFiles } from './reply-files.server.ts';

/** Limit of doubtful replies for one application. Further ones stay in the mailbox only. */
const MOST_DOUBTFUL = 20;
/** Prefixes that mail programs put before the subject of a reply. */
const IS_REPLY = /^\s*(?:re|aw|sv|antw|odp|r|rif|res|vs|ynt|accepted|declined|tentative)\s*(?:\[\d+\])?\s*:/i;

/** The kind under which a reply was stored. `doubtful`: it may not be from the candidate, and a colleague decides. */
export type NotedReply = 'reply' | 'doubtful' | 'automatic';

type Place = { id: string; doubt: 'address' | 'references' | null };

type Services = { database: Pick<Database, 'asSystem'>; openStorage: () => Promise<Storage> };

/**
 * A reply in a known thread from the address the thread was sent to is the candidate's. From another address, or without a known thread, it
 * is doubtful. Withdrawn applications accept no replies. Repeated emails count once. Throws if its files could not be stored.
 * @returns null if it belongs to no application
 */
export async function noteReply(services: Services, reply: MailReply): Promise<NotedReply | null> {
  const { asSystem } = services.database;
  const place = await asSystem(async (transaction) => {
    const match = (await findByThread(transaction, reply)) ?? (await findByAddress(transaction, reply));
    return match?.doubt && (await hasEnough(transaction, match.id)) ? null : match;
  });
  if (!place) return null;
  const isKnown = await asSystem((transaction) => isNoted(transaction, reply));
  if (!isKnown) await addReply(services, reply, place);
  if (place.doubt) return 'doubtful';
  return reply.isAutomatic ? 'automatic' : 'reply';
}

async function addReply(services: Services, reply: MailReply, { id, doubt }: Place): Promise<void> {
  const { from, subject, text, messageId, isAutomatic } = reply;
  const stored = await storeFiles(services, reply.files);
  await services.database.asSystem(async (transaction) => {
    const files = await refuseBeyondRoom(transaction, id, doubt !== null, stored);
    const refused = files.filter(isRefused);
    const letter = await transaction
      .insertInto('application_letters')
      .values({
        application_id: id,
        is_reply: true,
        subject,
        body: text || 'An answer to an invitation.',
        message_id: messageId,
        is_automatic: isAutomatic,
        read_at: isAutomatic ? sql<Date>`now()` : null,
        doubt,
        sender_address: doubt && from,
        file_names: refused.map(({ name }) => name),
        file_refusals: refused.map(({ refusal }) => refusal),
      })
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!letter) return;
    await claimFiles(transaction, letter.id, files);
    if (doubt === null && !isAutomatic) await markAnswered(transaction, id, reply);
  });
}

/** Marks an email as answered: the first one that the reply names, or else the newest. */
async function markAnswered(transaction: Transaction<DB>, applicationId: string, { references }: MailReply) {
  const [named = null] = listMails(references);
  await sql`
    UPDATE application_mails SET is_answered = true WHERE id = (
      SELECT id FROM application_mails WHERE application_id = ${applicationId}
      ORDER BY id = ${named}::uuid DESC NULLS LAST, sent_at DESC LIMIT 1)`.execute(transaction);
}

async function isNoted(transaction: Transaction<DB>, { messageId }: MailReply): Promise<boolean> {
  const letters = transaction.selectFrom('application_letters').select('id').where('message_id', '=', messageId);
  return (await letters.execute()).length > 0;
}

async function findByThread(transaction: Transaction<DB>, { from, references }: MailReply): Promise<Place | null> {
  const tokens = listThreads(references);
  if (tokens.length === 0) return null;
  const application = await transaction
    .selectFrom('application_threads as t')
    .innerJoin('applications as a', 'a.id', 't.application_id')
    .leftJoin('profiles as p', 'p.id', 'a.candidate_id')
    .select(['a.id', belongsToMailbox(from).as('isOf')])
    .where('t.token', 'in', tokens)
    .where('a.status', '<>', 'withdrawn')
    .orderBy('isOf', 'desc')
    .executeTakeFirst();
  return application ? { id: application.id, doubt: application.isOf ? null : 'address' } : null;
}

/** The newest application from the address, for replies whose program or mail server dropped or replaced the references. */
async function findByAddress(
  transaction: Transaction<DB>,
  { from, references, subject }: MailReply,
): Promise<Place | null> {
  if (references.trim() === '' && !IS_REPLY.test(subject)) return null;
  const application = await transaction
    .selectFrom('applications as a')
    .select('a.id')
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and([eb('a.candidate_id', 'is', null), eb(sql`app.mailbox(a.email)`, '=', sql`app.mailbox(${from}::citext)`)]),
        eb('a.candidate_id', 'in', selectFrom('profiles').select('id').where('email', '=', from)),
      ]),
    )
    .where('a.status', '<>', 'withdrawn')
    .where('a.sent_at', '>', sql<Date>`now() - interval '1 year'`)
    .orderBy('a.sent_at', 'desc')
    .executeTakeFirst();
  return application ? { id: application.id, doubt: 'references' } : null;
}

const belongsToMailbox = (from: string) =>
  sql<boolean>`app.mailbox(coalesce(p.email, a.email)) = app.mailbox(${from}::citext)`;

async function hasEnough(transaction: Transaction<DB>, applicationId: string): Promise<boolean> {
  const { doubtful } = await transaction
    .selectFrom('application_letters')
    .select(({ fn }) => fn.countAll<string>().as('doubtful'))
    .where('application_id', '=', applicationId)
    .where('doubt', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(doubtful) >= MOST_DOUBTFUL;
}
