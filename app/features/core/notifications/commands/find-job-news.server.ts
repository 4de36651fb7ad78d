import { sql, type Transaction } from 'kysely';
import { holdLock } from '#db/locks.ts';
import type { DB } from '#db/types.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';

const PEOPLE_AT_ONCE = 100;

/** Idempotent per job; the rule is `app.find_people_for_job` (migration 0009). */
export async function announceJob(transaction: Transaction<DB>, tasks: Tasks, jobId: string): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    WITH announced AS (
      INSERT INTO announced_jobs (job_id)
      SELECT id FROM jobs WHERE id = ${jobId} AND status = 'open' AND closes_at > now()
      ON CONFLICT DO NOTHING RETURNING job_id
    )
    INSERT INTO job_news (user_id, job_id)
    SELECT person, job_id FROM announced, app.find_people_for_job(job_id) AS person
    ON CONFLICT DO NOTHING`.execute(transaction);
  if (numAffectedRows > 0n) await tasks.send(transaction, 'tell-of-jobs', {}, { key: 'now' });
}

/** Notifies people of their new jobs: now if the last notification is an hour old, otherwise once the hour is over. */
export async function notifyOfJobs(transaction: Transaction<DB>, tasks: Tasks): Promise<void> {
  await holdLock(transaction, 'jobNews');
  await sql`DELETE FROM job_news WHERE told_at < app.deletion_moment() - interval '1 day'`.execute(transaction);
  const { rows: due } = await sql<{ id: string }>`
    SELECT DISTINCT user_id AS id FROM job_news AS n
    WHERE told_at IS NULL AND NOT EXISTS (
      SELECT FROM job_news AS before WHERE before.user_id = n.user_id AND before.told_at > now() - interval '1 hour')
    LIMIT ${PEOPLE_AT_ONCE}`.execute(transaction);
  // Skips jobs that have closed since, or were liked, swiped or applied for.
  const { rows } = await sql<{ device_id: string; job_id: string; count: number }>`
    WITH told AS (
      UPDATE job_news SET told_at = now()
      WHERE user_id = ANY(${due.map(({ id }) => id)}::uuid[]) AND told_at IS NULL RETURNING user_id, job_id
    ),
    news AS (
      SELECT t.user_id, (array_agg(j.id ORDER BY j.created_at DESC, j.id))[1] AS job_id, count(*)::integer AS count
      FROM told AS t JOIN jobs AS j ON j.id = t.job_id
      WHERE j.status = 'open' AND j.closes_at > now()
        AND NOT EXISTS (SELECT FROM liked_jobs AS l WHERE l.user_id = t.user_id AND l.job_id = j.id)
        AND NOT EXISTS (SELECT FROM swiped_jobs AS s WHERE s.user_id = t.user_id AND s.job_id = j.id)
        AND NOT EXISTS (SELECT FROM applications AS a WHERE a.candidate_id = t.user_id AND a.job_id = j.id)
      GROUP BY t.user_id
    )
    SELECT s.id AS device_id, n.job_id, n.count FROM news AS n
    JOIN push_subscriptions AS s ON s.user_id = n.user_id AND s.jobs`.execute(transaction);
  for (const { device_id: deviceId, job_id: subjectId, count } of rows) {
    await tasks.send(transaction, 'send-push', { deviceId, news: 'new-jobs', subjectId, count });
  }
  // A full batch: more people may be due now. Otherwise schedule the next run.
  if (due.length === PEOPLE_AT_ONCE) await tasks.send(transaction, 'tell-of-jobs', {}, { key: 'now' });
  else await scheduleNextRun(transaction, tasks);
}

async function scheduleNextRun(transaction: Transaction<DB>, tasks: Tasks): Promise<void> {
  const { rows } = await sql<{ seconds: number | null; minute: string | null }>`
    WITH waiting AS (
      SELECT min(greatest(now(), coalesce(
        (SELECT max(before.told_at) + interval '1 hour' FROM job_news AS before WHERE before.user_id = n.user_id), now()))) AS due
      FROM (SELECT DISTINCT user_id FROM job_news WHERE told_at IS NULL) AS n
    )
    SELECT ceil(extract(epoch FROM due - now()))::integer AS seconds, floor(extract(epoch FROM due) / 60)::text AS minute
    FROM waiting`.execute(transaction);
  const seconds = rows[0]?.seconds ?? null;
  if (seconds === null) return;
  // One task per minute in which a person is due.
  const key = seconds <= 0 ? 'now' : `minute ${rows[0]?.minute}`;
  await tasks.send(transaction, 'tell-of-jobs', {}, { key, afterSeconds: Math.max(0, seconds) });
}
