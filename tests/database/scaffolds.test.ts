// @form full
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Runs all scaffolds in one copy of the project; the generated code must pass every check. */
let folder: string;

const NOT_COPIED = ['.git', '.data', 'build', 'native', 'node_modules', 'public'];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'agency-scaffolds-'));
  await cp('.', folder, { recursive: true, filter: (file) => !NOT_COPIED.includes(file) });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

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

const written = new Set<string>();

test.each([
  ['feature core/kept-words', 'app/features/core/kept-words/schema.ts'],
  ['page /guides/first-job', 'app/routes/public/guides/first-job.tsx'],
  ['page /kept-words candidates', 'app/routes/candidate/kept-words.tsx'],
  ['page /admin/kept-words admins desk', 'app/routes/admin/kept-words.tsx'],
  ['form core/kept-words/name-search', 'app/routes/account/name-search.tsx'],
  ['form board/jobs/report-job posters', 'app/features/board/jobs/form.ts'],
  ['email core/kept-words/search-found', 'app/features/core/kept-words/emails/search-found.server.ts'],
  ['task core/kept-words/run-search', 'app/features/core/kept-words/tasks.server.ts'],
  ['task core/accounts/greet-accounts', 'app/features/core/accounts/tasks.server.ts'],
  ['table kept-words', 'db/schema/kept-words.sql'],
])('npm run new %s', async (words, file) => {
  const { code, output } = await run('scripts/new.ts', ...words.split(' '));
  expect([code, output]).toEqual([0, expect.stringContaining(file)]);
  for (const [, name = ''] of output.matchAll(/^ {2}([\w./-]+)$/gm)) written.add(name);
});

test.each([
  ['scripts/house/rooms.ts', "'core/kept-words',"],
  ['app/pages/rows/articles.ts', "'/guides/first-job': {"],
  ['app/pages/rows/articles.ts', "navigation: [{ menu: 'resources', label: 'First job' }],"],
  ['app/pages/rows/candidate.ts', "readers: 'candidates',\n    metrics: 'candidate',\n    measuredAs: 'Kept words',"],
  ['app/pages/rows/desk.ts', "name: 'Kept words',"],
  ['app/pages/rows/employer.ts', "readers: 'posters',\n    senders: 'posters',"],
  ['app/routes/account/name-search.tsx', 'gate: requireActor,'],
  ['tests/support/matrix-forms.ts', "'account/name-search': () => ({ message:"],
  ['app/emails.ts', '...searchFoundMailEntries,'],
  ['app/tasks.ts', "'run-search': runSearch,"],
  ['db/types.ts', 'kept_words: KeptWords;'],
])('%s has the new line', async (file, line) => {
  expect(await read(file)).toContain(line);
});

test('the migration makes the table as the schema has it, without its policies', async () => {
  const migration = [...written].find((file) => /^db\/migrations\/\d{4}_kept_words\.sql$/.test(file));
  const text = await read(migration ?? 'no migration was written');
  const [table] = (await read('db/schema/kept-words.sql')).split('CREATE POLICY');
  expect(text).toContain('FORCE ROW LEVEL SECURITY;');
  expect(text).toBe(table);
});

/** Scaffolds write to the app only; checking the tests' types would double the time. */
const TYPES_OF_APP = {
  extends: './tsconfig.json',
  include: ['app', '.react-router/types', 'tests/support/matrix-forms.ts', 'tests/support/global-setup.ts'],
  exclude: ['app/**/*.test.ts', 'app/**/*.test.tsx'],
};

test.each([
  ['the reading of routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  ['the rules of the house', ['scripts/check-house.ts']],
  ['the search for unused code', ['node_modules/knip/bin/knip.js']],
  [
    'the unit tests',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      'app/emails',
      'app/pages',
      'kept-words',
      'platform/log',
    ],
  ],
  ['the types', ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--project', 'tsconfig.app.json']],
])('what was written passes %s', async (_what, [script = '', ...options]) => {
  await writeFile(path.join(folder, 'tsconfig.app.json'), JSON.stringify(TYPES_OF_APP));
  const { code, output } = await run(script, ...options);
  expect([code, output]).toEqual([0, expect.any(String)]);
});

test('what was written passes the formatter and the linter', async () => {
  const files = [...written].filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(15);
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const { code, output } = await run(biome, 'check', '--error-on-warnings', ...files);
  expect([code, output]).toEqual([0, expect.any(String)]);
});

test.each([
  [['page-of-nothing', 'x'], 'Usage:'],
  [['feature'], 'Usage:'],
  [['feature', 'board/jobs'], 'is there already'],
  [['feature', 'jobs'], 'must begin with an area'],
])('%j is refused in a sentence, and nothing is written', async (options, sentence) => {
  const before = await listFiles();
  const { code, output } = await run('scripts/new.ts', ...options);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/\n\s+at /);
  expect(await listFiles()).toEqual(before);
});
