/**
 * Compares what Google was last sent with the current jobs, and sends the differences, so that nothing is lost when a process dies. One
 * process sends at a time, one message after the other, up to the daily limit.
 */
import { sql } from 'kysely';
import { href } from 'react-router';
import type { GoogleAccount, GoogleIndexing, GoogleOutcome } from '#platform/google-indexing/google-indexing.server.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';

type Services = Pick<TaskServices, 'database' | 'publicOrigin'> & { googleIndexing: GoogleIndexing };

/** Longer than one message may take; each message renews it. */
const LEASE_SECONDS = 60;
const AT_ONCE = 100;
/** Pauses after failures that affect all messages. The last one repeats. */
const PAUSES_SECONDS = [60, 300, 1_800, 7_200, 21_600];
/** Pauses after Google refused one job. */
const JOB_PAUSES_SECONDS = [3_600, 21_600, 86_400];
const FORGOTTEN_DAYS = 30;

/** `version` is text: a `Date` would lose its microseconds. */
type Due = { id: string; isOpen: boolean; version: string | null };

const TODAY = sql`(now() AT TIME ZONE 'America/Los_Angeles')::date`;
/** Excludes jobs that are closed and were never sent. */
const DUE = sql`
  FROM jobs AS j FULL JOIN google_told_jobs AS t ON t.job_id = j.id
  CROSS JOIN LATERAL (SELECT coalesce(j.status = 'open' AND j.closes_at > now(), false) AS is_open) AS s
  WHERE (t.next_try_at IS NULL OR t.next_try_at <= now())
    AND CASE WHEN s.is_open THEN t.told IS DISTINCT FROM 'updated' OR t.version IS DISTINCT FROM j.updated_at
             ELSE t.told = 'updated' END`;

export async function tellGoogle(services: Services, signal: AbortSignal): Promise<number> {
  const { database, googleIndexing, publicOrigin } = services;
  const claimed = await claim(services);
  if (!claimed) return 0;
  const { account, due } = claimed;
  let acceptedCount = 0;
  try {
    for (const job of due) {
      if (signal.aborted) break;
      const url = publicOrigin + href('/jobs/:id', { id: job.id });
      const outcome = await googleIndexing.publish(
        account,
        { url, type: job.isOpen ? 'URL_UPDATED' : 'URL_DELETED' },
        signal,
      );
      await note(services, job, outcome);
      if (outcome.reason === null) acceptedCount += 1;
      else if (!outcome.isOfOne) break;
    }
  } finally {
    await database.asSystem((transaction) =>
      sql`UPDATE google_account SET busy_until = '-infinity', waiting = (SELECT count(*) ${DUE})`.execute(transaction),
    );
  }
  return acceptedCount;
}

/** Null if there is no account, another process is sending, a pause is not over, or the daily limit is reached. */
async function claim({ database }: Services): Promise<{ account: GoogleAccount; due: Due[] } | null> {
  return database.asSystem(async (transaction) => {
    await sql`
      DELETE FROM google_told_jobs
      WHERE told = 'deleted' AND told_at < app.deletion_moment() - make_interval(days => ${FORGOTTEN_DAYS}::int)`.execute(
      transaction,
    );
    const { rows } = await sql<GoogleAccount & { messagesLeft: number }>`
      UPDATE google_account SET busy_until = now() + make_interval(secs => ${LEASE_SECONDS}::float8), day = ${TODAY},
        sent = CASE WHEN day = ${TODAY} THEN sent ELSE 0 END
      WHERE busy_until <= now() AND next_try_at <= now() AND (day <> ${TODAY} OR sent < per_day)
      RETURNING email, key_id AS "keyId", sealed_key AS "sealedKey", per_day - sent AS "messagesLeft"`.execute(
      transaction,
    );
    const [row] = rows;
    if (!row) return null;
    const { messagesLeft, ...account } = row;
    const { rows: due } = await sql<Due>`
      SELECT coalesce(j.id, t.job_id) AS id, s.is_open AS "isOpen", CASE WHEN s.is_open THEN j.updated_at::text END AS version ${DUE}
      ORDER BY s.is_open, j.updated_at DESC, 1 LIMIT ${Math.min(messagesLeft, AT_ONCE)}`.execute(transaction);
    return { account, due };
  });
}

/** Every reply of Google counts towards the daily limit. */
async function note({ database }: Services, { id, isOpen, version }: Due, outcome: GoogleOutcome): Promise<void> {
  const { reason, status } = outcome;
  const isOfAll = reason !== null && !outcome.isOfOne;
  await database.asSystem(async (transaction) => {
    await sql`
      UPDATE google_account SET last_at = now(), sent = sent + ${status === null ? 0 : 1}::int,
        busy_until = now() + make_interval(secs => ${LEASE_SECONDS}::float8),
        last_reason = ${isOfAll ? reason : null}, last_status = ${isOfAll ? status : null},
        next_try_at = now() + make_interval(secs => CASE WHEN ${isOfAll}
          THEN (${PAUSES_SECONDS}::float8[])[least(failures + 1, ${PAUSES_SECONDS.length}::int)] ELSE 0 END),
        failures = CASE WHEN ${isOfAll} THEN least(failures + 1, 1000) ELSE 0 END`.execute(transaction);
    if (isOfAll) return;
    const action = isOpen ? 'updated' : 'deleted';
    if (reason === null) {
      await sql`
        INSERT INTO google_told_jobs (job_id, told, version, told_at) VALUES (${id}, ${action}, ${version}::timestamptz, now())
        ON CONFLICT (job_id) DO UPDATE SET told = EXCLUDED.told, version = EXCLUDED.version, told_at = now(), tried_at = now(),
          tries = 0, next_try_at = NULL, last_reason = NULL, last_status = NULL`.execute(transaction);
      return;
    }
    const [first = 0] = JOB_PAUSES_SECONDS;
    await sql`
      INSERT INTO google_told_jobs AS t (job_id, tries, next_try_at, last_reason, last_status)
      VALUES (${id}, 1, now() + make_interval(secs => ${first}::float8), ${reason}, ${status})
      ON CONFLICT (job_id) DO UPDATE SET tries = least(t.tries + 1, 1000), tried_at = now(),
        next_try_at = now() + make_interval(
          secs => (${JOB_PAUSES_SECONDS}::float8[])[least(t.tries + 1, ${JOB_PAUSES_SECONDS.length}::int)]),
        last_reason = EXCLUDED.last_reason, last_status = EXCLUDED.last_status`.execute(transaction);
  });
}
