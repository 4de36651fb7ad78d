// @form full
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder } from '#tests/support/backups.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { launchRealAgency, PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { makeServer, type Server } from '#tests/support/releases.ts';

const MIGRATION = '9001_note_to_come.sql';

let database: TestDatabase;
let server: Server;
let settings: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  await launchRealAgency(database);
  settings = {
    ...PRODUCTION_ENV,
    DATABASE_URL: database.appUrl,
    BACKUP_DATABASE_URL: database.adminUrl,
    BACKGROUND_TASKS: 'off',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
  };
  server = await makeServer({ migrationUrl: database.ownerUrl, settings, pause: 0, hasWorker: false });
  expect(await server.update()).toMatchObject({ code: 0 });
}, 600_000);

afterAll(async () => {
  server?.stop();
  await database?.drop();
});

async function run(script: string, ...options: string[]): Promise<{ code: number; output: string }> {
  return promisify(execFile)(process.execPath, [script, ...options], {
    cwd: path.join(server.root, await server.current()),
    env: { PATH: process.env['PATH'], ...settings, DATA_DIR: path.join(server.root, 'data') },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

test('L07: after an update with a migration and --back all works, or was announced', { timeout: 600_000 }, async () => {
  const first = await server.current();
  const root = await newFolder();
  await server.commit({ [`db/migrations/${MIGRATION}`]: 'ALTER TABLE jobs ADD COLUMN note_to_come text;' });
  expect(await server.update()).toMatchObject({ code: 0 });
  expect((await run('scripts/doctor.ts')).output).toMatch(/In order +Database:/);

  const back = await server.update('--back');
  expect(back).toMatchObject({ code: 0 });
  expect(back.output).toContain(`added (${MIGRATION})`);
  expect(back.output).toContain('Restoring one and trying one out');
  expect(await server.current()).toBe(first);

  expect(await run('scripts/backup.ts', root)).toMatchObject({ code: 0 });
  const [name = ''] = (await readdir(root)).filter((each) => each !== 'erasures.jsonl');
  const doctor = await run('scripts/doctor.ts');
  expect(doctor.output).toMatch(
    new RegExp(`Worth a look +Database: It has 1 migration of a newer version: ${MIGRATION}`),
  );
  const drill = await run('scripts/backup.ts', '--verify', path.join(root, name));
  expect(drill).toEqual({ code: 1, output: expect.stringContaining(`needs the migration ${MIGRATION}`) });

  await server.commit({ 'db/migrations/9002_more.sql': 'ALTER TABLE jobs ADD COLUMN one_more text;' });
  expect(await server.update()).toMatchObject({ code: 0 });
  expect((await run('scripts/doctor.ts')).output).toMatch(/In order +Database:/);
  expect(await run('scripts/backup.ts', '--verify', path.join(root, name))).toMatchObject({ code: 0 });
});

test('L07: --back does nothing where the older release could not work', { timeout: 300_000 }, async () => {
  const before = await server.current();
  const file = 'db/task-schema.server.ts';
  const text = await readFile(file, 'utf8');
  await server.commit({ [file]: text.replace(/(_VERSION) = \d+/, '$1 = 1') });
  expect(await server.update()).toMatchObject({ code: 0 });
  const newest = await server.current();
  const back = await server.update('--back');
  expect([back.code, back.output]).toEqual([1, expect.stringContaining(`and ${before} cannot work with them`)]);
  expect(await server.current()).toBe(newest);
});
