import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newFolder } from '#tests/support/backups.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let old: TestDatabase;
let restored: TestDatabase;
let folder = '';

/** As `npm run` does it, with nothing but `env` as its configuration. */
async function run(script: string, env: Record<string, string>, ...args: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const started = promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { PATH, HOME, TMPDIR: await newFolder(), NODE_COMPILE_CACHE: inject('cluster').compiled, DEMO: '1', ...env },
  });
  return started.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code: code as number, stdout: stdout as string, stderr: stderr as string }),
  );
}

const envOf = (db: TestDatabase, dataDir: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: db.appUrl,
  MIGRATION_DATABASE_URL: db.ownerUrl,
  BACKUP_DATABASE_URL: db.adminUrl,
});

beforeAll(async () => {
  old = await createTestDatabase();
  restored = await createTestDatabase({ migrated: false });
  folder = await newFolder();
});

afterAll(async () => {
  await restored?.drop();
  await old?.drop();
});

test('what cannot be done is said in a line, without a stack', async () => {
  const tries = [
    await run('restore', envOf(restored, await newFolder()), path.join(folder, 'nowhere')),
    await run('backup', { ...envOf(old, await newFolder()), BACKUP_DATABASE_URL: old.appUrl }, folder),
    await run('backup', { ...envOf(old, await newFolder()), BACKUP_DATABASE_URL: '' }, folder),
    await run('backup', envOf(old, await newFolder()), '--keep', 'none'),
  ];
  expect(tries.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  expect(tries.map(({ stderr }) => stderr)).toEqual([
    expect.stringContaining('is no finished backup'),
    expect.stringContaining('The role of BACKUP_DATABASE_URL may not read everything'),
    'Set BACKUP_DATABASE_URL (docs/operate/backup.md)\n',
    expect.stringMatching(/^npm run backup -- /),
  ]);
  for (const { stderr } of tries) expect(stderr).not.toContain('    at ');
});
