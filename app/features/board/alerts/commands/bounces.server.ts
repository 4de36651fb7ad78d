import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { MOST_BOUNCES, MOST_UNDELIVERED } from '#domain/alert/alert.ts';

/** @param isUnknown the mail server says that the mailbox does not exist; any other refusal counts once */
export async function noteBounce(transaction: Transaction<DB>, email: string, isUnknown: boolean): Promise<void> {
  await sql`UPDATE job_alerts SET hard_bounces = ${isUnknown ? MOST_BOUNCES : sql`least(hard_bounces + 1, ${MOST_BOUNCES})`}
            WHERE state <> 'ended' AND ${ownedBy(email)}`.execute(transaction);
  await stopEmails(transaction, email, 'hard_bounce', MOST_BOUNCES);
}

/** Ends the alerts of an address when at least ten of its emails bounced and none was delivered between the first and the last of them. */
export async function noteUndelivered(transaction: Transaction<DB>, email: string): Promise<void> {
  const { rows } = await sql<{ isDead: boolean }>`
    WITH mails AS (SELECT started_at, outcome = 'hard_bounce' AS is_bounced FROM job_alert_mails
                   WHERE started_at > now() - interval '90 days' AND alert_id IN (SELECT id FROM job_alerts WHERE ${ownedBy(email)})),
         bounced AS (SELECT started_at FROM mails WHERE is_bounced ORDER BY started_at DESC LIMIT ${MOST_UNDELIVERED})
    SELECT (SELECT count(*) FROM bounced) = ${MOST_UNDELIVERED} AND NOT EXISTS (
      SELECT FROM mails WHERE NOT is_bounced AND started_at BETWEEN (SELECT min(started_at) FROM bounced) AND (SELECT max(started_at) FROM bounced)
    ) AS "isDead"`.execute(transaction);
  if (rows[0]?.isDead) await stopEmails(transaction, email, 'hard_bounce');
}

/** Ends the alerts of an address. Saved searches of an account stay, without emails. @returns the number of alerts ended */
export async function stopEmails(
  transaction: Transaction<DB>,
  email: string,
  reason: 'hard_bounce' | 'complaint',
  leastBounces = 0,
): Promise<number> {
  const { rows } = await sql`UPDATE job_alerts SET
          by_email = account_id IS NULL,
          state = CASE WHEN account_id IS NULL THEN 'ended' ELSE state END,
          ended_at = CASE WHEN account_id IS NULL THEN now() END,
          end_reason = CASE WHEN account_id IS NULL THEN ${reason}::text END
        WHERE state <> 'ended' AND hard_bounces >= ${leastBounces} AND ${ownedBy(email)} RETURNING id`.execute(
    transaction,
  );
  return rows.length;
}

const ownedBy = (email: string) =>
  sql`(email = ${email} OR account_id IN (SELECT id FROM profiles WHERE profiles.email = ${email}))`;
