/** Restores a backup into an empty database. */
import type pg from 'pg';
import { openDatabase } from '#db/connections/client.server.ts';
import { LOCKS } from '../locks.ts';
import { migrate, userOf } from '../migrate.server.ts';
import { listRestrictionFaults } from '../restrictions.server.ts';
import { connectToCarry } from './connection.server.ts';
import type { ErasedAgain } from './erasures.server.ts';
import { type Loading, loadDatabase } from './load.server.ts';
import { demandEmpty, demandNobodyElse } from './restore-check.server.ts';

type Target = {
  ownerUrl: string;
  appUrl: string;
  /** Nothing will be searched in it. */
  isThrownAway?: boolean;
};

export type RestoredDatabase = { erased: ErasedAgain; waitingTasks: { name: string; count: number }[] };

/**
 * The schema as it was; then, in one transaction, the rows and the schema as it is now. Cut short, it leaves no rows behind and can be
 * begun again.
 * @param beforeRows brings what has to be there before any row that speaks of it; it gives back what takes that away again, where
 *   no rows came
 */
export async function restoreDatabase(
  { ownerUrl, appUrl, isThrownAway = false }: Target,
  loading: Omit<Loading, 'isNew'>,
  beforeRows: () => Promise<() => Promise<void>> = async () => async () => undefined,
): Promise<RestoredDatabase> {
  const client = await connectToCarry(ownerUrl);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS.restore]);
    await demandNobodyElse(client, userOf(appUrl));
    const isNew = await demandEmpty(client, loading.manifest);
    await migrate(
      ownerUrl,
      appUrl,
      loading.manifest.migrations.map(({ name }) => name),
    );
    const takeAway = await beforeRows();
    const erased = await loadDatabase(client, { ...loading, isNew }, takeAway);
    await migrate(ownerUrl, appUrl);
    // The planner knows nothing of rows that came in one go.
    if (!isThrownAway) await client.query('ANALYZE');
    const waitingTasks = await countWaitingTasks(client);
    await checkWalls(appUrl);
    return { erased, waitingTasks };
  } finally {
    await client.end();
  }
}

/** Counts waiting tasks that matter to users: excluding failed and scheduled ones. */
async function countWaitingTasks(client: pg.Client): Promise<RestoredDatabase['waitingTasks']> {
  // A policy lets the owner see the task tables.
  await client.query('SET row_security = on');
  const { rows } = await client.query<{ name: string; count: number }>(`
    SELECT name, count(*)::int AS count
    FROM tasks.job JOIN tasks.queue USING (name)
    -- Queues that have a dead-letter queue: neither that queue nor pg-boss's own.
    WHERE queue.dead_letter IS NOT NULL AND job.state IN ('created', 'retry') AND job.data <> '{}'
    GROUP BY name ORDER BY name`);
  return rows;
}

async function checkWalls(appUrl: string): Promise<void> {
  const database = openDatabase(appUrl, { size: 1 });
  try {
    const faults = await listRestrictionFaults(database);
    if (faults.length > 0) throw new Error(`The restored database must not be used: ${faults.join('; ')}`);
  } finally {
    await database.close();
  }
}
