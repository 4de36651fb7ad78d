import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_CHECKS } from '#app/features/site/launch/queries/checks/all-checks.server.ts';
import type { CheckServices, Verdict } from '#app/features/site/launch/queries/checks/check.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';
import { eventually, handlersOf, startTestTasks } from '#tests/support/task-queue.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database?.drop());

async function run(id: string): Promise<Verdict> {
  const check = ALL_CHECKS.find((each) => each.id === id);
  if (!check) throw new Error(`There is no check ${id}`);
  const services: Partial<CheckServices> = {
    database: database.database,
    findDatabaseFault: async () => null,
    now: new Date(),
  };
  return check.run(services as CheckServices);
}

const expectVerdict = async (id: string, state: string, text: RegExp) => {
  const verdict = await run(id);
  expect([verdict.state, verdict.text]).toEqual([state, expect.stringMatching(text)]);
};

test('L07: a database of a newer version is told of, with what that means for backups', async () => {
  await expectVerdict('database', 'ok', /It responds/);
  await asSuperuser(database, `INSERT INTO schema_migrations (name) VALUES ('9990_new.sql'), ('9991_newer.sql')`);
  await expectVerdict('database', 'warning', /2 migrations from a newer version: 9990_new.sql, 9991_newer.sql\./);
  await asSuperuser(database, `DELETE FROM schema_migrations WHERE name LIKE '999%'`);
});

describe('the first job', () => {
  test('is asked for until one is open', async () => {
    await expectVerdict('first_job', 'warning', /empty board/);
    const [job = ''] = await addJobs(database.database, { user_id: await addColleague(database, 'consultant') });
    await expectVerdict('first_job', 'ok', /^1 job is open/);
    await asSuperuser(database, `UPDATE jobs SET status = 'closed' WHERE id = '${job}'`);
    await expectVerdict('first_job', 'warning', /empty board/);
  });
});

describe('second factor of administrators', () => {
  const addPasskey = (id: string) =>
    asSuperuser(
      database,
      `INSERT INTO passkeys (id, user_id, public_key, counter, name) VALUES ('key-of-${id}', '${id}', 'x', 0, 'Key')`,
    );

  beforeEach(() => asSuperuser(database, `DELETE FROM settings; DELETE FROM passkeys`));

  test('are there, or who has none is named', async () => {
    const ada = await addColleague(database, 'owner', 'Ada Harbour');
    const vale = await addColleague(database, 'admin', 'Vale Marsh');
    await addColleague(database, 'consultant', 'Con Sultant');
    await addPasskey(ada);
    await expectVerdict('second_factor', 'warning', /^Without one: Vale Marsh\. They’ll be asked/);
    await requireFactors(database, false);
    await expectVerdict('second_factor', 'fault', /^Without one: Vale Marsh\. Anyone with their password can sign in/);
    await addPasskey(vale);
    await expectVerdict('second_factor', 'ok', /All administrators/);
  });

  test('a suspended administrator signs in nowhere, so theirs does not count', async () => {
    await asSuperuser(database, `UPDATE profiles SET status = 'suspended' WHERE full_name = 'Vale Marsh'`);
    await expectVerdict('second_factor', 'warning', /^Without one: Ada Harbour\./);
  });
});

describe('backups', () => {
  const add = (age: string, verified: string | null) =>
    asSuperuser(
      database,
      `TRUNCATE backups; INSERT INTO backups (taken_at, folder, bytes, rows, files, missing_files, manifest_sha256, verified_at, verified_by)
       VALUES (now() - interval '${age}', 'b', 1, 1, 0, 0, sha256('b'),
       ${verified ? `now() - interval '${verified}', 'drill'` : 'NULL, NULL'})`,
    );

  test('none has been taken', () => expectVerdict('backups', 'fault', /No backups yet/));

  test.each<[string, string | null, string, RegExp]>([
    ['1 hour', '1 hour', 'ok', /^The latest is from .*Restore last tested/],
    ['1 hour', null, 'warning', /No restore has been tested/],
    ['1 hour', '9 days', 'warning', /No restore has been tested/],
    ['27 hours', '1 hour', 'warning', /a night has been missed/],
    ['8 days', '8 days', 'fault', /Check the schedule/],
  ])('the newest is %s old, tried %s ago', async (age, verified, state, text) => {
    await add(age, verified);
    await expectVerdict('backups', state, text);
  });
});

describe('background tasks', () => {
  test('are not done while no process does any, and are once one does', async () => {
    await asSuperuser(database, `UPDATE tasks.version SET cron_on = NULL`);
    await expectVerdict('background_tasks', 'warning', /No tasks run yet/);
    const { stop } = await startTestTasks(database, { handlers: handlersOf('purge-expired', 'send-mail') });
    try {
      await eventually(() => expectVerdict('background_tasks', 'ok', /without delays/));
    } finally {
      await stop();
    }
    await asSuperuser(database, `UPDATE tasks.version SET cron_on = now() - interval '6 minutes'`);
    await expectVerdict('background_tasks', 'fault', /No tasks have run/);
    await asSuperuser(database, `UPDATE tasks.version SET cron_on = now() + interval '2 years'`);
    await expectVerdict('background_tasks', 'fault', /The database clock was fast/);
  });

  const addTask = (queue: string, age: string) =>
    asSuperuser(
      database,
      `INSERT INTO tasks.job (name, start_after, created_on) VALUES ('${queue}', now() - interval '${age}', now() - interval '${age}')`,
    );

  test('that were failed in the last seven days are counted', async () => {
    await asSuperuser(database, `UPDATE tasks.version SET cron_on = now()`);
    await addTask('given-up', '1 day');
    await expectVerdict('background_tasks', 'warning', /^1 task failed/);
  });

  test('that wait for long are a fault', async () => {
    await addTask('send-mail', '5 minutes');
    await expectVerdict('background_tasks', 'warning', /failed in the last seven days/);
    await addTask('send-mail', '11 minutes');
    await expectVerdict('background_tasks', 'fault', /^1 task has been queued .* The log shows/);
    await asSuperuser(database, `UPDATE tasks.version SET cron_on = now() - interval '1 hour'`);
    await expectVerdict('background_tasks', 'fault', /npm run worker/);
  });
});
