/** Figures of the database for metrics, read in one query within limits. */
import { sql } from 'kysely';
import type { Database } from './connections/client.server.ts';

export type OperatingFigures = {
  queues: QueueFigures[];
  /** Security events of the last five minutes that were counted and not kept, because they came too fast. */
  droppedEvents: number;
  /** Times of the newest and the newest verified backup: seconds since 1970, 0 for none. */
  backupTakenAt: number;
  backupVerifiedAt: number;
  /** Position of its log, in bytes. */
  position: number;
};

type QueueFigures = {
  queue: string;
  /** Due and not begun, up to MOST_COUNTED. */
  waiting: number;
  /** Being done, as of the last look that the tasks' own supervision had (15 s). */
  active: number;
  /** Age of the oldest waiting email; 0 for none. */
  oldestSeconds: number;
  /** Number of emails that have waited for more than LATE. */
  late: number;
};

/** A user who waits for a task has noticed after this long; the alerts on email use it. */
const LATE = '10 minutes';
/** Largest count of a queue; a larger number would say nothing more. */
const MOST_COUNTED = 20_000;

export const readOperatingFigures = (database: Pick<Database, 'asSystem'>): Promise<OperatingFigures> =>
  database.asSystem(async (transaction) => {
    const { rows } = await sql<OperatingFigures>`
      SELECT
        (SELECT coalesce(json_agg(json_build_object(
            'queue', q.name, 'active', q.active_count, 'waiting', w.waiting, 'oldestSeconds', w.oldest, 'late', w.late) ORDER BY q.name), '[]')
          FROM tasks.queue AS q CROSS JOIN LATERAL (
            SELECT count(*) AS waiting, coalesce(extract(epoch FROM now() - min(j.sent_at)), 0)::float AS oldest,
                   count(*) FILTER (WHERE j.sent_at < now() - ${LATE}::interval) AS late
            FROM (
              -- One that is put off on purpose waits from the moment it is due; one that failed, since it was sent.
              SELECT CASE WHEN state = 'retry' THEN created_on ELSE start_after END AS sent_at
              FROM tasks.job
              WHERE name = q.name AND state < 'active' AND (state = 'retry' OR start_after <= now())
              ORDER BY start_after LIMIT ${MOST_COUNTED}
            ) AS j
          ) AS w) AS queues,
        (SELECT coalesce(sum(greatest(events - 100, 0)), 0)::int
          FROM security_event_rates WHERE second > now() - interval '5 minutes') AS "droppedEvents",
        (SELECT coalesce(extract(epoch FROM max(taken_at)), 0)::float FROM backups) AS "backupTakenAt",
        (SELECT coalesce(extract(epoch FROM max(verified_at)), 0)::float FROM backups) AS "backupVerifiedAt",
        pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float AS position`.execute(transaction);
    const [figures] = rows;
    if (!figures) throw new Error('The database said nothing of how the site is doing');
    return figures;
  });
