import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Every scaffold, in a copy of the project: what it writes passes every check as it is. */
let folder: string;

const NOT_COPIED = ['.git', '.data', 'build', 'native', 'node_modules'];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'agency-scaffolds-'));
  await cp('.', folder, { recursive: true, filter: (file) => !NOT_COPIED.includes(file) });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** @returns the exit code and everything it said */
async function run(script: string, ...options: string[]): Promise<{ code: number; output: string }> {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...options], { cwd: folder, env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

const read = (file: string) => readFile(path.join(folder, file), 'utf8');
const listFiles = async () => (await readdir(path.join(folder, 'app'), { recursive: true })).sort();

test.each([
  ['feature', 'saved-searches', 'app/features/saved-searches/schema.ts'],
  ['email', 'saved-searches/search-found', 'app/features/saved-searches/emails/search-found.tsx'],
  ['task', 'saved-searches/run-search', 'app/features/saved-searches/tasks.server.ts'],
  ['task', 'jobs/remind-employers', 'app/features/jobs/tasks.server.ts'],
  ['task', 'accounts/greet-accounts', 'app/features/accounts/tasks.server.ts'],
  ['table', 'saved-searches', '_saved_searches.sql'],
])('%s %s is written', async (what, name, file) => {
  const { code, output } = await run('scripts/new.ts', what, name);
  expect([code, output]).toEqual([0, expect.stringContaining(file)]);
});

test('each is listed where such parts are listed', async () => {
  expect(await read('scripts/house/rooms.ts')).toContain("'saved-searches',");
  expect(await read('app/emails.ts')).toContain("'search-found', searchFoundMail(");
  expect(await read('app/tasks.ts')).toContain("'run-search': runSearch,");
  expect(await read('db/types.ts')).toContain('saved_searches: SavedSearches;');
});

test.each([
  ['the rules of the house', 'scripts/check-house.ts'],
  [
    'the formatter and the linter',
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    'app',
    'db',
  ],
  ['the types', 'node_modules/typescript/bin/tsc', '--pretty', 'false'],
  ['the search for unused code', 'node_modules/knip/bin/knip.js'],
  [
    'the unit tests',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=unit',
    'app/emails',
    'saved-searches',
    'platform/log',
  ],
])('what was written passes %s', async (_what, script, ...options) => {
  const { code, output } = await run(script, ...options);
  expect([code, output]).toEqual([0, expect.any(String)]);
});

test.each([
  [['page-of-nothing', 'x'], 'Usage:'],
  [['feature'], 'Usage:'],
  [['feature', 'Saved Searches'], 'must be words in small letters'],
  [['feature', 'jobs'], 'is there already'],
  [['email', 'welcome'], 'must begin with a feature'],
  [['email', 'nothing/welcome'], 'must begin with a feature'],
  [['email', 'accounts/account-approved'], 'is there already'],
])('%j is refused in a sentence, and nothing is written', async (options, sentence) => {
  const before = await listFiles();
  const { code, output } = await run('scripts/new.ts', ...options);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/\n\s+at /);
  expect(await listFiles()).toEqual(before);
});
