/** Compares new jobs with the alerts. If a process dies, the next one continues. */
import { sql } from 'kysely';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';

const JOBS_AT_ONCE = 50;

type Services = Pick<TaskServices, 'database' | 'push' | 'tasks'>;

export async function matchJobs(services: Services, signal?: AbortSignal): Promise<{ jobs: number; matches: number }> {
  const done = { jobs: 0, matches: 0 };
  while (!signal?.aborted) {
    const batch = await matchBatch(services);
    done.jobs += batch.jobs;
    done.matches += batch.matches;
    if (batch.jobs < JOBS_AT_ONCE) break;
  }
  return done;
}

function matchBatch({ database, push, tasks }: Services): Promise<{ jobs: number; matches: number }> {
  return database.asSystem(async (transaction) => {
    const { rows: jobs } = await sql<{ id: string }>`
      SELECT job_id AS id FROM unmatched_jobs ORDER BY added_at, job_id LIMIT ${JOBS_AT_ONCE} FOR UPDATE SKIP LOCKED
    `.execute(transaction);
    if (jobs.length === 0) return { jobs: 0, matches: 0 };
    const ids = jobs.map(({ id }) => id);
    const { rows } = await sql<{ matches: number; news: number }>`
      WITH found AS (
        INSERT INTO job_alert_matches (alert_id, job_id) SELECT alert_id, job_id FROM app.find_alerts_for_jobs(${ids}::uuid[])
        ON CONFLICT DO NOTHING RETURNING alert_id, job_id
      ),
      news AS (
        INSERT INTO job_news (user_id, job_id)
        SELECT DISTINCT a.account_id, f.job_id FROM found AS f JOIN job_alerts AS a ON a.id = f.alert_id
        WHERE ${push !== null} AND a.by_push ON CONFLICT DO NOTHING RETURNING user_id
      )
      SELECT (SELECT count(*) FROM found)::integer AS matches, (SELECT count(*) FROM news)::integer AS news
    `.execute(transaction);
    await transaction.deleteFrom('unmatched_jobs').where('job_id', 'in', ids).execute();
    if (rows[0]?.news) await tasks.send(transaction, 'tell-of-jobs', {}, { key: 'now' });
    return { jobs: ids.length, matches: rows[0]?.matches ?? 0 };
  });
}
