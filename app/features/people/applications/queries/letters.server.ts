/** Messages between the desk and a candidate about an application. Row-level security decides whether the reader may read it. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { fillNames } from '#domain/application/template.ts';
import type { FileRefusal } from '#domain/mail/reply-files.ts';
import type { DeskLetter, Letter, LetterFile, UnreadReplies } from '../schema.ts';
import { SHOWN_NAME, unlessUnnamed } from './fair-view.server.ts';

const MOST_LETTERS = 200;

/** Returns the newest messages, oldest first, as they are stored: names are not filled in. */
export async function selectLetters(transaction: Transaction<DB>, applicationId: string): Promise<DeskLetter[]> {
  const newest = await transaction
    .selectFrom('application_letters as l')
    .leftJoin('profiles as p', 'p.id', 'l.author_id')
    .select(['l.id', 'l.is_reply as isReply', 'p.full_name as author', 'l.subject', 'l.body', 'l.written_at as at'])
    .select([
      'l.is_automatic as isAutomatic',
      'l.is_undelivered as isUndelivered',
      'l.file_names',
      'l.file_refusals',
      'l.doubt',
      'l.sender_address as senderAddress',
    ])
    .select(
      sql<LetterFile[]>`
        coalesce((SELECT json_agg(json_build_object('id', c.id, 'name', c.name) ORDER BY c.name, c.id)
                  FROM cvs AS c WHERE c.letter_id = l.id), '[]')`.as('files'),
    )
    .select(sql<boolean>`l.is_reply AND l.read_at IS NULL`.as('isUnread'))
    .where('l.application_id', '=', applicationId)
    .orderBy('l.written_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(MOST_LETTERS)
    .execute();
  return newest.reverse().map(({ file_names: names, file_refusals: refusals, ...letter }) => ({
    ...letter,
    refusedFiles: names.map((name, index) => ({ name, refusal: (refusals[index] ?? null) as FileRefusal | null })),
  }));
}

export async function selectLettersToCandidate(
  transaction: Transaction<DB>,
  applicationId: string,
  fullName: string,
): Promise<Letter[]> {
  const letters = await selectLetters(transaction, applicationId);
  return letters
    .filter(({ doubt, isUndelivered }) => doubt === null && !isUndelivered)
    .map(({ isUnread: _, doubt: __, senderAddress: ___, ...letter }) => ({
      ...letter,
      ...fillLetter(letter, fullName),
    }));
}

/** A reply is shown as the candidate wrote it, without merge fields. @param fullName null if the reader may not know it */
export const fillLetter = (
  { isReply, subject, body }: Pick<Letter, 'isReply' | 'subject' | 'body'>,
  fullName: string | null,
) => (isReply ? { subject, body } : fillNames({ subject, body }, fullName));

/** One row per application, longest unread first. */
export async function selectUnreadReplies(transaction: Transaction<DB>, most: number): Promise<UnreadReplies[]> {
  const { rows } = await sql<UnreadReplies>`
    SELECT a.id, ${SHOWN_NAME} AS "fullName", a.job_title AS "jobTitle", a.job_company AS company, l.id AS "replyId",
           ${unlessUnnamed(sql`left(l.body, 600)`)} AS body, u.replies AS count, u.since,
           l.doubt IS NOT NULL AS "isDoubtful"
    FROM app.find_unread_replies(${most}) AS u JOIN applications AS a ON a.id = u.application_id
      JOIN application_letters AS l ON l.id = u.newest
    ORDER BY u.since, a.id`.execute(transaction);
  return rows;
}
