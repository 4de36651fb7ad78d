/** Writes the email of a shortlist when it leaves, with a link of its own. */
import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { hashToken } from '#app/web/cookies/session-cookie.server.ts';
import type { DB } from '#db/types.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { type ShortlistMailFacts, shortlistMail } from '../emails/shortlist-mail.tsx';

type Row = Omit<ShortlistMailFacts, 'token' | 'publicOrigin'> & { email: string };

/** 256 bits, in letters that a path may have: it is not case-sensitive. */
export const newShortlistToken = (): string => randomBytes(32).toString('hex');

/** @returns null if the shortlist has ended, or its contact cannot be reached any more */
export async function writeShortlistMail(
  transaction: Transaction<DB>,
  shortlistId: string,
  publicOrigin: string,
): Promise<Omit<Mail, 'messageId'> | null> {
  const { rows } = await sql<Row>`
    SELECT t.email::text AS email, t.full_name AS contact, j.title AS "jobTitle", j.location AS "jobLocation", s.message,
           s.expires_at AS "expiresAt", p.full_name AS sender,
           (SELECT count(*)::integer FROM shortlist_entries AS e WHERE e.shortlist_id = s.id) AS candidates
    FROM shortlists AS s JOIN jobs AS j ON j.id = s.job_id JOIN client_contacts AS t ON t.id = s.contact_id
    LEFT JOIN profiles AS p ON p.id = s.created_by
    WHERE s.id = ${shortlistId} AND s.revoked_at IS NULL AND s.expires_at > now() AND t.email IS NOT NULL`.execute(
    transaction,
  );
  const [row] = rows;
  if (!row || row.candidates === 0) return null;
  const token = newShortlistToken();
  await transaction
    .insertInto('shortlist_links')
    .values({ token_hash: hashToken(token), shortlist_id: shortlistId })
    .execute();
  const { email, ...facts } = row;
  return { to: email, ...renderMail(shortlistMail({ ...facts, token, publicOrigin })) };
}
