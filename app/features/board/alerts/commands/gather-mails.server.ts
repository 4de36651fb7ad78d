import { sql, type Transaction } from 'kysely';
import { holdLock } from '#db/locks.ts';
import type { DB } from '#db/types.ts';
import { type AlertFrequency, PAUSE_MINUTES } from '#domain/alert/alert.ts';
import { lastRound } from '#domain/alert/alert-times.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';

const ALERTS_AT_ONCE = 200;
const NO_ID = '00000000-0000-0000-0000-000000000000';

type Services = Pick<TaskServices, 'database' | 'tasks'>;

/**
 * Instant alerts send all pending matches, unless their last email was sent a moment ago. Daily and weekly ones send what was found before
 * their last round was due, even if that round is late.
 */
export async function gatherMails(
  { database, tasks }: Services,
  frequency: AlertFrequency,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const round = frequency === 'at_once' ? null : lastRound(frequency, now);
  let mails = 0;
  for (let after = NO_ID; !signal?.aborted; ) {
    const dueAlerts = await database.asSystem(async (transaction) => {
      await holdLock(transaction, 'alertMails');
      const ids = await findDue(transaction, { frequency, round, after });
      if (ids.length > 0) mails += await writeMails(transaction, tasks, ids);
      return ids;
    });
    if (dueAlerts.length < ALERTS_AT_ONCE) break;
    after = dueAlerts.at(-1) ?? after;
  }
  return mails;
}

type Due = { frequency: AlertFrequency; round: Date | null; after: string };

async function findDue(transaction: Transaction<DB>, { frequency, round, after }: Due): Promise<string[]> {
  const lastMail = round ? sql`${round}::timestamptz` : sql`now() - make_interval(mins => ${PAUSE_MINUTES}::int)`;
  const foundBefore = round ? sql`${round}::timestamptz` : sql`'infinity'::timestamptz`;
  const { rows } = await sql<{ id: string }>`
    SELECT a.id FROM job_alerts AS a
    WHERE a.id > ${after} AND a.state = 'confirmed' AND a.by_email AND a.frequency = ${frequency}
      AND EXISTS (SELECT FROM job_alert_matches AS m WHERE m.alert_id = a.id AND m.mail_id IS NULL AND m.found_at < ${foundBefore})
      AND NOT EXISTS (SELECT FROM job_alert_mails AS e WHERE e.alert_id = a.id AND e.kind = 'jobs' AND e.created_at >= ${lastMail})
    ORDER BY a.id LIMIT ${ALERTS_AT_ONCE}
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

async function writeMails(transaction: Transaction<DB>, tasks: TaskServices['tasks'], ids: string[]): Promise<number> {
  await dropUnneededMatches(transaction, ids);
  const { rows: mails } = await sql<{ id: string }>`
    WITH mails AS (
      INSERT INTO job_alert_mails (alert_id, kind)
      SELECT DISTINCT alert_id, 'jobs' FROM job_alert_matches WHERE alert_id = ANY(${ids}::uuid[]) AND mail_id IS NULL
      RETURNING id, alert_id
    ),
    told AS (
      UPDATE job_alert_matches AS m SET mail_id = mails.id FROM mails WHERE m.alert_id = mails.alert_id AND m.mail_id IS NULL
    )
    SELECT id FROM mails`.execute(transaction);
  for (const { id } of mails) await tasks.send(transaction, 'send-mail', { mail: 'job-alert', mailId: id });
  return mails.length;
}

async function dropUnneededMatches(transaction: Transaction<DB>, ids: string[]): Promise<void> {
  await sql`
    WITH waiting AS (
      SELECT m.alert_id, m.job_id, a.email, a.account_id,
             row_number() OVER (PARTITION BY coalesce(a.account_id::text, a.email::text), m.job_id ORDER BY m.alert_id) AS place
      FROM job_alert_matches AS m JOIN job_alerts AS a ON a.id = m.alert_id
      WHERE m.alert_id = ANY(${ids}::uuid[]) AND m.mail_id IS NULL
    )
    DELETE FROM job_alert_matches AS m USING waiting AS w
    WHERE m.alert_id = w.alert_id AND m.job_id = w.job_id
      AND (w.place > 1
        OR NOT EXISTS (SELECT FROM jobs AS j WHERE j.id = w.job_id AND j.status = 'open' AND j.closes_at > now())
        OR EXISTS (
          SELECT FROM job_alert_matches AS t JOIN job_alerts AS o ON o.id = t.alert_id
          WHERE t.job_id = w.job_id AND t.mail_id IS NOT NULL AND t.alert_id <> w.alert_id
            AND (o.account_id = w.account_id OR o.email = w.email)))
  `.execute(transaction);
}
