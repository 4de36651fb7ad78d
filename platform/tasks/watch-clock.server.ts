/**
 * Repairs pg-boss after this computer's clock was ahead: its tables then contain future times, before which nothing would be scheduled and
 * new tasks would wait. Deletion by age uses a separate clock, which is updated here.
 */
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { TASK_SCHEMA } from '#db/task-schema.server.ts';
import type { DB } from '#db/types.ts';
import type { Log } from '#platform/log/log.server.ts';

type Services = { database: Pick<Database, 'asSystem'>; log: Log };

const LOOK_EVERY_MS = 60_000;

export async function watchClock(services: Services): Promise<() => void> {
  let lookedAt: number | null = null;
  const look = async () => {
    const now = performance.now();
    const elapsed = lookedAt === null ? null : (now - lookedAt) / 1_000;
    await checkClock(services, elapsed);
    lookedAt = now;
  };
  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => services.log.warn({ err: error }, 'the clock could not be looked at'));
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** @param elapsed seconds since this process last checked; null at the first check */
export async function checkClock({ database, log }: Services, elapsed: number | null): Promise<void> {
  const { isDoubted, moved } = await database.asSystem(async (transaction) => {
    await sql`SELECT app.look_at_clock(make_interval(secs => ${elapsed}::float8))`.execute(transaction);
    const { rows } = await sql<{ isDoubted: boolean }>`SELECT is_doubted AS "isDoubted" FROM deletion_clock`.execute(
      transaction,
    );
    return { isDoubted: rows[0]?.isDoubted ?? true, moved: await moveOutOfFuture(transaction) };
  });
  if (isDoubted && elapsed === null)
    log.warn('the site was stopped, or its clock was set forward; nothing is deleted by age until the clock is steady');
  if (moved > 0) log.warn({ moved }, 'tasks that a wrong clock had put off go on');
}

const FUTURE = sql`now() + interval '1 minute'`;
const schema = sql.id(TASK_SCHEMA);

async function moveOutOfFuture(transaction: Transaction<DB>): Promise<number> {
  const statements = [
    sql`UPDATE ${schema}.version SET cron_on = least(cron_on, now()), bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
          reindex_on = least(reindex_on, now()), monitor_backoff_on = least(monitor_backoff_on, now())
        WHERE greatest(cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on) > ${FUTURE}`,
    sql`UPDATE ${schema}.queue SET maintain_on = least(maintain_on, now()), monitor_on = least(monitor_on, now()),
          monitor_claim_on = least(monitor_claim_on, now())
        WHERE greatest(maintain_on, monitor_on, monitor_claim_on) > ${FUTURE}`,
    sql`UPDATE ${schema}.job SET start_after = least(start_after, now() + (start_after - created_on)), created_on = now()
        WHERE state < 'active' AND created_on > ${FUTURE}`,
    sql`UPDATE ${schema}.job SET started_on = now(), heartbeat_on = now() WHERE state = 'active' AND started_on > ${FUTURE}`,
  ];
  let moved = 0;
  for (const statement of statements) {
    const { numAffectedRows } = await statement.execute(transaction);
    moved += Number(numAffectedRows ?? 0);
  }
  return moved;
}
