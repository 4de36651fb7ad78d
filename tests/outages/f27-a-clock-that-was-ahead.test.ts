import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeDeletion, findDeletionState } from '#app/features/site/launch/queries/deletion.server.ts';
import { taskHandlers } from '#app/tasks.ts';
import { createLog } from '#platform/log/log.server.ts';
import { checkClock } from '#platform/tasks/watch-clock.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createFullDatabase } from '#tests/support/every-table.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { eventually, handlersOf, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';
import { NEVER_STOPPED, retentionServices } from '#tests/support/unused-accounts.ts';

let db: TestDatabase;

afterAll(() => db?.drop());

const QUIET = createLog('silent');
const look = (elapsed: number | null) => checkClock({ database: db.database, log: QUIET }, elapsed);
const readMoment = async () => {
  const rows = await queryTasks<{ behind: number; doubted: boolean }>(
    db,
    `SELECT round(extract(epoch FROM now() - app.deletion_moment()))::float AS behind, is_doubted AS doubted FROM deletion_clock`,
  );
  return rows[0];
};
/** Shifts the times that the database recorded, as if the clock had moved. */
const moveClock = (by: string) =>
  asSuperuser(
    db,
    `UPDATE deletion_clock SET moment = moment - interval '${by}', looked_at = looked_at - interval '${by}'`,
  );
const HOUR = 3_600;
const DAY = 24 * HOUR;

const DELETING = [
  'purge-expired',
  'forget-unconfirmed-enquiries',
  'forget-data-requests',
  'forget-old-measurements',
  'forget-old-receipts',
  'end-unused-accounts',
  'forget-old-enquiries',
  'end-alerts',
  'forget-guest-applications',
  'forget-job-imports',
  'forget-webhook-events',
  'forget-people',
  'check-open-jobs',
  'tell-google',
] as const;

describe('two years ahead', () => {
  beforeAll(async () => {
    db = await createFullDatabase();
    await runAll();
    await backdateRows(db, 730);
    await moveClock('730 days');
  });

  const runAll = async () => {
    const services = retentionServices(db) as never;
    const run = { taskId: 'task', signal: NEVER_STOPPED };
    for (const name of DELETING) await taskHandlers[name].run(services, {} as never, run);
  };

  test('no task deletes a row of any table, and Health says why; a person can say that the clock is right', async () => {
    const before = await countRows(db);
    await runAll();
    await look(null);
    await runAll();
    expect(await countRows(db)).toEqual(before);
    const [line] = describeDeletion(await db.database.asSystem(findDeletionState));
    expect(line).toMatch(/^The site was stopped from .* or its clock was set forward\. We won’t delete old data until/);

    await asSuperuser(db, 'UPDATE deletion_clock SET moment = now(), looked_at = now(), is_doubted = false');
    await runAll();
    const { heldDeletions } = await db.database.asSystem(findDeletionState);
    expect(heldDeletions.map(({ kind }) => kind)).toContain('enquiries');
    const after = await countRows(db);
    const changed = Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0));
    expect(changed).toEqual(
      expect.arrayContaining(['sessions', 'people', 'job_alerts', 'consent_receipts', 'unconfirmed_applications']),
    );
  });
});

describe('the clock that deletion asks', () => {
  beforeAll(async () => {
    await db?.drop();
    db = await createTestDatabase();
  });
  beforeEach(() =>
    asSuperuser(
      db,
      `UPDATE deletion_clock SET moment = now(), looked_at = now(), is_doubted = false, steady_for = '0',
         jumped_from = NULL, jumped_to = NULL, settled_at = NULL`,
    ),
  );

  test('goes with the clock, also after a restart of some minutes', async () => {
    await moveClock('1 minute');
    await look(60);
    await moveClock('9 minutes');
    await look(null);
    expect(await readMoment()).toEqual({ behind: 0, doubted: false });
  });

  test.each([
    ['1 hour', HOUR],
    ['1 day', DAY],
    ['730 days', 730 * DAY],
  ])('stays behind a clock that is %s ahead for a minute, and says so for a week', async (ahead, seconds) => {
    await moveClock(ahead);
    expect((await readMoment())?.behind).toBe(seconds);
    await look(60);
    await moveClock('1 minute');
    await look(60);
    expect(await readMoment()).toEqual({ behind: seconds, doubted: true });
    await asSuperuser(
      db,
      `UPDATE deletion_clock SET moment = moment + interval '${ahead}', looked_at = looked_at + interval '${ahead}'`,
    );
    expect((await readMoment())?.behind).toBeLessThanOrEqual(60);
    await look(60);
    expect(await readMoment()).toEqual({ behind: 0, doubted: false });
    expect(describeDeletion(await db.database.asSystem(findDeletionState))).toEqual([
      expect.stringMatching(
        /^The server’s clock jumped from .*, and was set back on .*\. This didn’t delete anything\.$/,
      ),
    ]);
  });

  test.each([
    // After a standstill the clock is trusted again after a 24th of the gap: at least five minutes, at most a day.
    ['1 hour', 5],
    ['3 days', 180],
    ['90 days', 24 * 60],
  ])('believes a clock that is %s on after %i steady minutes, and then says nothing more', async (gap, minutes) => {
    await moveClock(gap);
    await look(null);
    for (let minute = 1; minute < minutes; minute += 9) {
      await moveClock(`${Math.min(9, minutes - minute)} minutes`);
      await look(9 * 60);
    }
    expect((await readMoment())?.doubted).toBe(true);
    await moveClock('2 minutes');
    await look(120);
    expect(await readMoment()).toEqual({ behind: 0, doubted: false });
    expect(describeDeletion(await db.database.asSystem(findDeletionState))).toEqual([]);
  });

  test('goes back at once with a clock that goes back', async () => {
    await asSuperuser(
      db,
      `UPDATE deletion_clock SET moment = now() + interval '1 day', looked_at = now() + interval '1 day'`,
    );
    expect((await readMoment())?.behind).toBe(0);
    await look(60);
    expect(await readMoment()).toEqual({ behind: 0, doubted: false });
  });
});

describe('what a wrong clock has left in the tables of tasks', () => {
  test('is moved to now: the schedule goes on, and a task that was sent is done', async () => {
    const { stop: stopSending, tasks } = await startTestTasks(db, { doesTasks: false });
    await db.database.asSystem((transaction) =>
      tasks.send(transaction, 'purge-expired', {}, { key: 'sent while the clock was ahead' }),
    );
    await stopSending();
    await asSuperuser(
      db,
      `UPDATE tasks.version SET cron_on = now() + interval '730 days'`,
      `UPDATE tasks.queue SET maintain_on = now() + interval '730 days', monitor_claim_on = now() + interval '730 days'`,
      `UPDATE tasks.job SET created_on = created_on + interval '730 days', start_after = start_after + interval '730 days'`,
    );
    const { stop } = await startTestTasks(db, { handlers: handlersOf('purge-expired') });
    try {
      await eventually(async () => {
        const rows = await queryTasks(db, `SELECT FROM tasks.job WHERE name = 'purge-expired' AND state = 'completed'`);
        expect(rows).toHaveLength(1);
      });
      const inFuture = await queryTasks(
        db,
        `SELECT FROM tasks.version WHERE cron_on > now() UNION ALL
         SELECT FROM tasks.queue WHERE greatest(maintain_on, monitor_claim_on) > now()`,
      );
      expect(inFuture).toEqual([]);
    } finally {
      await stop();
    }
  });

  test('does not delete a task that waits', async () => {
    const waiting = await queryTasks<{ years: number }>(
      db,
      `SELECT min(retention_seconds)::float / 31536000 AS years FROM tasks.queue WHERE name = 'purge-expired'`,
    );
    expect(waiting).toEqual([{ years: 10 }]);
  });
});

describe('an implausible share waits for a person', () => {
  const ask = async (due: number, total: number) => {
    const rows = await db.database.asSystem((transaction) =>
      transaction.selectNoFrom((_) => [may(due, total).as('may')]).executeTakeFirstOrThrow(),
    );
    return rows.may;
  };
  const may = (due: number, total: number) => sql<boolean>`app.may_delete('people', ${due}, ${total})`;

  test.each([
    [3, 10, true],
    [5, 5, true],
    [6, 10, false],
    [10, 200, true],
    [11, 200, false],
    [50, 1_000, true],
    [51, 1_000, false],
    [270, 100_000, true],
    [1_001, 100_000, false],
    [0, 0, true],
  ])('%i of %i', async (due, total, isAllowed) => {
    expect(await ask(due, total)).toBe(isAllowed);
  });

  test('goes on as it was shown, for a day and no further', async () => {
    expect(await ask(60, 100)).toBe(false);
    await asSuperuser(db, 'UPDATE held_deletions SET approved_at = now()');
    expect(await ask(60, 100)).toBe(true);
    expect(await ask(90, 100)).toBe(false);
    await asSuperuser(db, `UPDATE held_deletions SET due = 60, approved_at = now() - interval '25 hours'`);
    expect(await ask(60, 100)).toBe(false);
  });
});

async function backdateRows(database: TestDatabase, days: number): Promise<void> {
  const columns = await queryTasks<{ table: string; sets: string }>(
    database,
    `SELECT format('%I', c.relname) AS table,
            string_agg(format('%1$I = %1$I - $$${days} days$$::interval', a.attname), ', ') AS sets
     FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = '' AND a.atttypid IN ('timestamptz'::regtype, 'date'::regtype)
       AND c.relname NOT IN ('deletion_clock', 'held_deletions', 'schema_migrations', 'definitions')
     GROUP BY c.relname`,
  );
  await asSuperuser(
    database,
    'SET session_replication_role = replica',
    ...columns.map(({ table, sets }) => `UPDATE public.${table} SET ${sets}`),
  );
}

async function countRows(database: TestDatabase): Promise<Record<string, number>> {
  const tables = await queryTasks<{ name: string }>(
    database,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND relname NOT IN ('held_deletions', 'audit_entries') ORDER BY 1`,
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM public.${name}`);
  const rows = await queryTasks<{ name: string; count: number }>(database, counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
