import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { getRollbackPlans } from 'pg-boss';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listPendingMigrations, migrate } from '#db/migrate.server.ts';
import { listRestrictionFaults } from '#db/restrictions.server.ts';
import { TASK_SCHEMA_VERSION } from '#db/task-schema.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually, handlersWith, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;

beforeEach(async () => {
  db = await createTestDatabase();
});

afterEach(() => db.drop());

test('the tables of tasks are those that the installed pg-boss wants', () => {
  expect(TASK_SCHEMA_VERSION).toBe(pgBoss.pgboss.schema);
});

test('they are brought up to date by their owner, with all walls up; until then a process that may not do so refuses them', async () => {
  const owner = new pg.Client({ connectionString: db.ownerUrl });
  await owner.connect();
  await owner.query(getRollbackPlans('tasks', TASK_SCHEMA_VERSION));
  expect(await listPendingMigrations(owner)).toHaveLength(1);
  await migrate(db.ownerUrl, db.appUrl);
  expect(await listPendingMigrations(owner)).toEqual([]);
  await owner.end();
  expect(await listRestrictionFaults(db.database)).toEqual([]);
  const { tasks, stop } = await startTestTasks(db, { handlers: handlersWith(async () => undefined) });
  const payload = { mail: 'account-approved', accountId: randomUUID() } as const;
  await db.database.asSystem((transaction) => tasks.send(transaction, 'send-mail', payload));
  const done = `SELECT FROM tasks.job WHERE name = 'send-mail' AND state = 'completed'`;
  await eventually(async () => expect(await queryTasks(db, done)).toHaveLength(1));
  await stop();
});

test('walls around them that are down keep the site from starting, and are put up again by the owner', async () => {
  await queryTasks(db, 'ALTER TABLE tasks.job_common NO FORCE ROW LEVEL SECURITY');
  expect(await listRestrictionFaults(db.database)).toEqual([expect.stringContaining('job_common')]);
  await migrate(db.ownerUrl, db.appUrl);
  expect(await listRestrictionFaults(db.database)).toEqual([]);
});

test('where they are missing they are made, and missed by processes that may not make them', async () => {
  await queryTasks(db, 'DROP SCHEMA tasks CASCADE');
  const site = new pg.Client({ connectionString: db.appUrl });
  await site.connect();
  expect(await listPendingMigrations(site)).toHaveLength(1);
  await migrate(db.ownerUrl, db.appUrl);
  expect(await listPendingMigrations(site)).toEqual([]);
  await site.end();
});

test.each([
  'ALTER TABLE tasks.job DISABLE ROW LEVEL SECURITY',
  'TRUNCATE tasks.job',
  'DROP SCHEMA tasks CASCADE',
  'CREATE TABLE tasks.mine ()',
  `SELECT tasks.delete_queue('send-mail')`,
  'UPDATE tasks.warning SET message = NULL',
])('the site cannot run: %s', async (statement) => {
  const site = new pg.Client({ connectionString: db.appUrl });
  await site.connect();
  await expect(site.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  await site.end();
});
