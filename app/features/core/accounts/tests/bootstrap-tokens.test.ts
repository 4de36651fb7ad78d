import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { issueFirstBootstrapToken } from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { openDatabase } from '#db/connections/client.server.ts';
import { freePort } from '#scripts/free-port.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SECRET_KEY, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('a start whose output goes to a file or journal issues no token', async () => {
  const first = await issueFirstBootstrapToken(database.database, { isPrintedToTerminal: false });
  expect(first).toEqual({ kind: 'on_demand' });
  expect(await queryTasks(database, 'SELECT FROM bootstrap_tokens')).toEqual([]);
});

test('processes that start together on a new database issue one token in all', async () => {
  const processes = Array.from({ length: 4 }, () => openDatabase(database.appUrl, { size: 1 }));
  const tokens = await Promise.all(
    processes.map((each) => issueFirstBootstrapToken(each, { isPrintedToTerminal: true })),
  );
  await Promise.all(processes.map((each) => each.close()));
  expect(tokens.map((token) => token?.kind).sort()).toEqual([
    'issued',
    'issued_before',
    'issued_before',
    'issued_before',
  ]);
});

async function printToken(env: Record<string, string>): Promise<string> {
  const { PATH = '' } = process.env;
  const all = { PATH, NODE_COMPILE_CACHE: inject('cluster').compiled, DATABASE_URL: database.appUrl, ...env };
  return (await promisify(execFile)(process.execPath, ['scripts/admin-token.ts'], { env: all })).stdout;
}

test('admin:token names the page of the real site where the token is entered', async () => {
  const env = { PUBLIC_ORIGIN: 'https://jobs.example', SECRET_KEY };
  expect(await printToken(env)).toContain('Open https://jobs.example/setup and enter it there.');
  await addColleague(database, 'owner');
  expect(await printToken(env)).toContain('Sign in at https://jobs.example/employer-login');
});

test('admin:token does not name this computer if it only knows that the site is no demo', async () => {
  const printed = await printToken({ DEMO: '1' });
  expect(printed).not.toContain('localhost');
  expect(printed).toContain('With PUBLIC_ORIGIN set as the site has it');
});

test("admin:token names the port on which this folder's demo runs", async () => {
  const demo = await startSite();
  onTestFinished(async () => void (await demo.stop()));
  const env = { DATABASE_URL: demo.database.appUrl, DEMO: '1', DATA_DIR: demo.dataDir };
  expect(await printToken(env)).toContain(`Sign in at http://localhost:${demo.port}/employer-login`);
  await writeFile(path.join(demo.dataDir, 'demo-address'), `http://localhost:${await freePort()}`);
  expect(await printToken(env)).toContain('Sign in at http://localhost:3000/employer-login');
});
