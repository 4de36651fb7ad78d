// @form full
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Network, startNetwork } from '#tests/support/network.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let network: Network;
let site: Site;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true, published: true });
  network = await startNetwork(db.appUrl);
  site = await startSite({ database: db, env: { DATABASE_URL: network.url } });
});

afterAll(async () => {
  await site?.stop();
  network?.close();
  await db?.drop();
});

/** Locks the table in another session, as a careless migration would. @returns a function that releases it */
async function lockTable(table: string): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: db.adminUrl });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  let isHeld = true;
  const release = async () => {
    if (isHeld) await holder.end();
    isHeld = false;
  };
  onTestFinished(release);
  return release;
}

test('F12: a background task of a web process waits for a lock for longer than a page does', async () => {
  const { tasks, stop } = await startTestTasks(db, { doesTasks: false });
  onTestFinished(stop);
  const release = await lockTable('loose_files');
  await db.database.asSystem((transaction) => tasks.send(transaction, 'remove-loose-files', {}));
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    AND query LIKE '%loose_files%' AND clock_timestamp() - query_start > interval '3 seconds'`;
  await eventually(async () => expect(await queryTasks(db, waiting)).not.toEqual([]));
  await release();
});
