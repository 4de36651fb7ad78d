import { sql } from 'kysely';
import { DAYS_KEPT_AFTER_END, REMINDER_DAYS, UNCONFIRMED_DAYS } from '#domain/alert/alert.ts';
import { mayDelete } from '#platform/retention/may-delete.server.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';

const AT_ONCE = 200;

type Services = Pick<TaskServices, 'database' | 'tasks' | 'log'>;

/** Reminds people whose alerts end soon, ends expired alerts, and deletes old ones with their proof of consent. Runs daily. */
export async function endAlerts(services: Services, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await remindBatch(services)) === AT_ONCE);
  await services.database.asSystem((transaction) =>
    sql`UPDATE job_alerts SET state = 'ended', ended_at = now(), end_reason = 'not_confirmed_again'
        WHERE state IN ('confirmed', 'paused') AND ends_at <= app.deletion_moment()`.execute(transaction),
  );
  await services.database.asSystem((transaction) =>
    sql`DELETE FROM job_alerts
        WHERE state = 'asked' AND asked_at < app.deletion_moment() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`.execute(
      transaction,
    ),
  );
  const isDue = sql`state = 'ended' AND ended_at < app.deletion_moment() - make_interval(days => ${DAYS_KEPT_AFTER_END}::int)`;
  const count = sql`SELECT count(*) FILTER (WHERE ${isDue}) AS due, count(*) AS total FROM job_alerts WHERE state <> 'asked'`;
  if (!(await mayDelete(services, 'alerts', count))) return;
  await services.database.asSystem((transaction) => sql`DELETE FROM job_alerts WHERE ${isDue}`.execute(transaction));
}

function remindBatch({ database, tasks }: Services): Promise<number> {
  return database.asSystem(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      INSERT INTO job_alert_mails (alert_id, kind)
      SELECT a.id, 'reminder' FROM job_alerts AS a
      WHERE a.state IN ('confirmed', 'paused') AND a.by_email AND a.ends_at <= app.deletion_moment() + make_interval(days => ${REMINDER_DAYS}::int)
        AND NOT EXISTS (SELECT FROM job_alert_mails AS m WHERE m.alert_id = a.id AND m.kind = 'reminder'
                        AND m.created_at > a.ends_at - make_interval(days => ${REMINDER_DAYS + 1}::int))
      ORDER BY a.id LIMIT ${AT_ONCE} FOR UPDATE OF a SKIP LOCKED
      RETURNING id`.execute(transaction);
    for (const { id } of rows) await tasks.send(transaction, 'send-mail', { mail: 'alert-reminder', mailId: id });
    return rows.length;
  });
}
