import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { sendForm } from '#tests/support/account-forms.ts';
import { newFolder } from '#tests/support/backups.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isFullForm } from '#tests/support/form.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let old: TestDatabase;
let restored: TestDatabase;
let site: Site | null = null;
let folder = '';

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
  restored = await createTestDatabase();
  folder = await newFolder();
});

afterAll(async () => {
  await site?.stop();
  await restored?.drop();
  await old?.drop();
});

test('what one site backs up while it runs is another site: people sign in, and a CV is read', async () => {
  const before = await startSite({ database: old, env: { DATA_DIR: await newFolder() } });
  const backup = await run('backup', envOf(old, before.dataDir), folder, '--keep', '3');
  expect(backup).toMatchObject({ code: 0, stderr: '' });
  const [name = ''] = (await readdir(folder)).filter((each) => each !== 'erasures.jsonl');
  expect(backup.stdout).toContain(path.join(folder, name));
  await before.stop();

  const dataDir = await newFolder();
  const restore = await run('restore', envOf(restored, dataDir), path.join(folder, name));
  expect(restore).toMatchObject({ code: 0, stderr: '' });
  expect(restore.stdout).toContain(
    'Erased again: 0 accounts, 0 enquiries, 0 applications without an account, 0 job alerts and 0 people without an account',
  );
  expect(restore.stdout).toContain('Everybody must sign in again.');

  site = await startSite({ database: restored, env: { DATA_DIR: dataDir } });
  expect((await request(site.url, '/jobs')).body.toString()).toContain('jobs');
  const aisha = await sendForm(site, '/candidate-login', { email: castMember('Aisha').email, password: DEMO_PASSWORD });
  expect(aisha.cookie).not.toBeNull();
  const [cv] = await queryTasks<{ id: string; size_bytes: number }>(restored, 'SELECT id, size_bytes FROM cvs');
  const cookie = await signInAs(site, castMember('Dev').email);
  const read = await request(site.url, `/cvs/${cv?.id}`, { headers: { Cookie: cookie } });
  expect([read.status, read.body.length]).toEqual([200, cv?.size_bytes]);
});

test.runIf(isFullForm)('what cannot be done is said in a line, without a stack', async () => {
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
