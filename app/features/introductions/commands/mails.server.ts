/** Writes the question to the candidate when it leaves: if they have answered meanwhile, it is not sent. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { consentMail, type IntroductionMailFacts } from '../emails/introduction-mails.tsx';
import { issueIntroductionLink } from './links.server.ts';

type Row = Omit<IntroductionMailFacts, 'link' | 'publicOrigin'> & { email: string | null; consent: string };

/** @returns null if they have answered, or the application is gone */
export async function writeConsentMail(
  transaction: Transaction<DB>,
  id: string,
  publicOrigin: string,
): Promise<Omit<Mail, 'messageId'> | null> {
  const { rows } = await sql<Row>`
    SELECT a.full_name AS candidate, i.client_name AS "clientName", i.purpose, a.job_title AS "jobTitle",
           CASE WHEN a.candidate_id IS NULL THEN a.email ELSE c.email END::text AS email,
           (SELECT e.outcome FROM introduction_entries AS e WHERE e.introduction_id = i.id AND e.kind = 'consent'
            ORDER BY e.sequence DESC LIMIT 1) AS consent
    FROM introductions AS i JOIN applications AS a ON a.id = i.application_id LEFT JOIN profiles AS c ON c.id = a.candidate_id
    WHERE i.id = ${id}`.execute(transaction);
  const [row] = rows;
  if (!row?.email || row.consent !== 'asked') return null;
  const link = await issueIntroductionLink(transaction, id);
  return { to: row.email, ...renderMail(consentMail({ ...row, link, publicOrigin })) };
}
