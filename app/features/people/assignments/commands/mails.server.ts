/** Writes an email about temporary work when it leaves. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { QUALIFYING_WEEKS } from '#domain/assignment/qualifying-weeks.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { keyInformationMail, weekTwelveMail } from '../emails/assignment-mails.tsx';
import { countClocks } from '../queries/clocks.server.ts';
import { nameOfFile } from '../queries/key-information.server.ts';

type Written = Omit<Mail, 'messageId'>;

/** @returns null if the document or its recipient is gone */
export async function writeKeyInformationMail(
  transaction: Transaction<DB>,
  documentId: string,
  publicOrigin: string,
): Promise<Written | null> {
  const { rows } = await sql<{
    email: string | null;
    fullName: string;
    hasAccount: boolean;
    version: number;
    pdf: Buffer;
  }>`
    SELECT p.email::text AS email, p.full_name AS "fullName", p.account_id IS NOT NULL AS "hasAccount", k.version, k.pdf
    FROM key_information AS k JOIN people AS p ON p.id = k.person_id WHERE k.id = ${documentId}`.execute(transaction);
  const [found] = rows;
  if (!found?.email) return null;
  const { email: to, pdf, version, ...facts } = found;
  return {
    to,
    ...renderMail(keyInformationMail({ ...facts, publicOrigin })),
    attachment: { name: nameOfFile(version), type: 'application/pdf', content: pdf },
  };
}

/** To the consultant of the newest assignment that runs. @returns null if none runs, or equal treatment is due already */
export async function writeWeekTwelveMail(
  transaction: Transaction<DB>,
  clockId: string,
  publicOrigin: string,
  now: Date,
): Promise<Written | null> {
  const today = londonDay(now);
  const { rows } = await sql<{ id: string; email: string; person: string; hirer: string; role: string }>`
    SELECT a.id, u.email::text AS email, p.full_name AS person, c.hirer, c.role
    FROM qualifying_clocks AS c JOIN people AS p ON p.id = c.person_id JOIN assignments AS a ON a.clock_id = c.id
    JOIN profiles AS u ON u.id = a.consultant_id
    WHERE c.id = ${clockId} AND a.other_agency IS NULL AND coalesce(a.ends_on >= ${today}::date, true)
    ORDER BY a.starts_on DESC LIMIT 1`.execute(transaction);
  const [found] = rows;
  const clock = (await countClocks(transaction, [clockId], today)).get(clockId)?.clock;
  if (!found || !clock?.qualifiesOn || clock.isQualified) return null;
  const { email: to, ...facts } = found;
  const { weeks, qualifiesOn } = clock;
  return {
    to,
    ...renderMail(weekTwelveMail({ ...facts, weeks: Math.min(weeks, QUALIFYING_WEEKS), qualifiesOn, publicOrigin })),
  };
}
