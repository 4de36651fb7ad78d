import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkHouse } from './check-house.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'agency-house-'));
});

afterEach(() => rm(root, { recursive: true }));

/** Lists faults as `file:line message` for a house with just these files; each feature gets a README and a test. */
async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const features = new Set(Object.keys(files).map((file) => /^app\/features\/[^/]+\/[^/]+\//.exec(file)?.[0] ?? ''));
  const needed = [...features].filter(Boolean).flatMap((folder) => [
    [`${folder}README.md`, '# What it is\n'],
    [`${folder}tests/any.test.ts`, ''],
  ]);
  return faultsOfOnly({ ...Object.fromEntries(needed), ...files });
}

async function faultsOfOnly(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return checkHouse(root).faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a sound house has no faults', async () => {
  const files = {
    'domain/job.ts': 'export type Job = { id: string };',
    'domain/job.test.ts': `import '#db/client.server.ts';`,
    'config.server.ts': 'export const port = process.env.PORT;',
    'content/company.ts': `import type { Job } from '#domain/job.ts'; export const job: Job = { id: '1' };`,
    'db/client.server.ts': `import { port } from '#config'; export const sql = String; export const q = sql\`SELECT \${port}\`;`,
    'db/seed/jobs.ts': `import '#content/company.ts';`,
    'app/ui/button.tsx': 'export const Button = () => <button type="button" />;',
    'app/features/board/jobs/schema.ts': 'export const page = 1;',
    'app/features/board/jobs/texts.ts': 'export const text = 1;',
    'app/features/board/jobs/components/card/job-card.tsx': `import { Button } from '#app/ui/button.tsx'; export const Card = Button;`,
    'app/features/core/desk/queries.server.ts': `import { page } from '#app/features/board/jobs/schema.ts'; export const q = page;`,
    'app/features/core/desk/queries.test.ts': '',
    'app/features/core/desk/components/list.tsx': `import '#app/features/board/jobs/components/card/job-card.tsx';`,
    'app/pages.ts': `import '#domain/job.ts'; export const pages = 1;`,
    'app/chrome/header.tsx': `import '#app/web/viewer.ts'; import '#app/pages.ts';`,
    'app/web/viewer.ts': '',
    'app/features/core/accounts/gates.server.ts': 'export const gate = 1;',
    'app/routes/public/jobs.tsx': `import type { Route } from './+types/jobs'; import '#app/features/board/jobs/components/card/job-card.tsx';`,
    'app/routes.ts': `import '#app/features/board/jobs/schema.ts'; export const map = ['routes/public/jobs.tsx'];`,
    'server/entry.ts': `import '#app/routes.ts'; import 'virtual:react-router/server-build';`,
    'server/main.mjs': 'console.log(process.env.PORT);',
    'scripts/tool.ts': `import '#server/entry.ts'; console.log(process.env.HOME);`,
  };
  expect(await faultsOf(files)).toEqual([]);
});

describe('rooms', () => {
  const reach = {
    'domain/job.ts': '',
    'db/client.server.ts': '',
    'content/cities.ts': '',
    'app/ui/button.tsx': '',
    'server/app.ts': '',
  };

  test.each([
    ['domain/pay.ts', '#db/client.server.ts', 'domain may not import db'],
    ['content/company.ts', '#config', 'content may not import config'],
    ['platform/mail/mail.ts', '#app/ui/button.tsx', 'platform may not import ui'],
    ['app/ui/table.tsx', '#app/web/viewer.ts', 'ui may not import web'],
    ['app/web/viewer.ts', '#app/chrome/header.tsx', 'web may not import chrome'],
    ['app/chrome/header.tsx', '#app/features/board/jobs/schema.ts', 'chrome may not import features'],
    ['app/pages.ts', '#app/web/viewer.ts', 'pages may not import web'],
    ['app/features/board/jobs/policy.ts', '#app/routes/home.tsx', 'features may not import routes'],
    ['app/features/board/jobs/policy.ts', '#content/cities.ts', 'holds words of the demo, which only db/seed imports'],
    ['db/content/place.ts', '#content/cities.ts', 'holds words of the demo'],
    ['server/entry.ts', '#content/cities.ts', 'holds words of the demo'],
    ['app/routes/home.tsx', '#app/tasks.ts', 'routes may not import maps'],
    ['app/root.tsx', '#server/app.ts', 'maps may not import server'],
    ['server/app.ts', '#tests/support/site.ts', 'is a tool or a test'],
  ])('%s may not import %s', async (file, specifier, message) => {
    const faults = await faultsOf({ ...reach, [file]: `// first line\nimport { x } from '${specifier}';` });
    expect(faults).toEqual([expect.stringMatching(`^${file}:2 .*${message}`)]);
  });

  test.each([
    ['a re-export', `export { x } from '../server/app.ts';`],
    ['a re-export of everything', `export * from '../server/app.ts';`],
    ['a type', `import type { X } from '../server/app.ts';`],
    ['a type in place', `export type X = import('../server/app.ts').X;`],
    ['a late import', `export const x = () => import('../server/app.ts');`],
    ['an import for its effect', `import '../server/app.ts';`],
    ['one in several lines', `import {\n  x,\n} from '../server/app.ts';`],
  ])('%s counts', async (_name, code) => {
    expect(await faultsOf({ 'domain/pay.ts': code, 'server/app.ts': '' })).toEqual([
      expect.stringContaining('domain/pay.ts:1 domain may not import server (server/app.ts). It may import nothing'),
    ]);
  });

  test('what only looks like an import does not', async () => {
    const code = `// import '../server/app.ts'\nexport const text = "import x from '../server/app.ts'";`;
    expect(await faultsOf({ 'domain/pay.ts': code, 'server/app.ts': '' })).toEqual([]);
  });

  test('a file outside all rooms is told', async () => {
    expect(await faultsOf({ 'app/widgets.ts': '', 'shared/x.ts': '' })).toEqual([
      expect.stringContaining('app/widgets.ts:1 This file stands in no room'),
      expect.stringContaining('shared/x.ts:1 This file stands in no room'),
    ]);
  });
});

describe('folders', () => {
  const many = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/f${index}.ts`, '']));

  test('hold fifteen loose files, tests not counted', async () => {
    expect(await faultsOf({ ...many('domain', 15), 'domain/f1.test.ts': '', ...many('scripts', 20) })).toEqual([]);
    expect(await faultsOf(many('domain', 16))).toEqual([
      'domain:16 16 loose files: above 15 a folder gets folders by noun.',
    ]);
  });

  test('of routes hold what a map names', async () => {
    const files = {
      'app/routes.ts': `export const map = ['routes/home.tsx'];`,
      'app/pages.ts': `export const pages = [{ module: './routes/public/jobs.tsx' }];`,
      'app/routes/home.tsx': '',
      'app/routes/public/jobs.tsx': '',
      'app/routes/public/jobs-list.tsx': '',
    };
    expect(await faultsOf(files)).toEqual([
      expect.stringContaining('app/routes/public/jobs-list.tsx:1 No map names this route module'),
    ]);
  });

  test('of features have a README of at most 20 lines', async () => {
    const aTest = { 'app/features/board/jobs/schema.test.ts': '' };
    const readme = (lines: number) => ({ ...aTest, 'app/features/board/jobs/README.md': 'A line.\n'.repeat(lines) });
    expect(await faultsOfOnly(aTest)).toEqual([
      expect.stringContaining('app/features/board/jobs/README.md:1 Every feature says what it is'),
    ]);
    expect(await faultsOfOnly(readme(20))).toEqual([]);
    expect(await faultsOfOnly(readme(21))).toEqual([
      expect.stringContaining('app/features/board/jobs/README.md:21 21 lines'),
    ]);
  });

  test('of features have a test, and the product imports nothing that only tests share', async () => {
    const files = {
      'app/features/board/jobs/README.md': '# Jobs\n',
      'app/features/board/jobs/schema.ts': `import '#app/features/board/jobs/tests/samples.ts';`,
      'app/features/board/jobs/tests/samples.ts': `import '#server/app.ts';`,
    };
    expect(await faultsOfOnly(files)).toEqual([
      expect.stringContaining('samples.ts is a tool or a test'),
      expect.stringContaining('app/features/board/jobs:1 Every feature has a test beside it'),
    ]);
  });
});

describe('the domain', () => {
  test.each(['domain/job-texts.ts', 'domain/job/job-notices.ts'])('has no texts: %s', async (file) => {
    expect(await faultsOf({ [file]: '' })).toEqual([expect.stringContaining('holds no interface texts')]);
  });

  test.each(['zod', 'react', 'react-router'])('may not import %s', async (name) => {
    expect(await faultsOf({ 'domain/job.ts': `import type { x } from '${name}';` })).toEqual([
      expect.stringContaining(`The domain may not import ${name}`),
    ]);
  });
});

describe('the wording of a room', () => {
  const allowing = (comment: number) => ({
    'scripts/house/wording-left.json': JSON.stringify({ domain: { comment, idiom: 0, name: 0 } }),
    'domain/job.ts': '/** What a job is. */\n/** A job. */\nexport const job = 1;\n',
  });

  test('may have as many doubtful lines as are listed', async () => {
    expect(await faultsOf(allowing(1))).toEqual([]);
  });

  test.each([
    [0, "1 lines of the kind 'comment', 0 are allowed: begin the comment"],
    [2, "1 lines of the kind 'comment', 2 are allowed: lower the number"],
  ])('with %i allowed is refused', async (comment, message) => {
    expect(await faultsOf(allowing(comment))).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ['idiom', '// A job stands on the board.'],
    ['name', 'export function read(found: string) { return found; }'],
  ])('counts an %s', async (kind, code) => {
    const files = { 'scripts/house/wording-left.json': '{}', 'domain/job.ts': code };
    expect(await faultsOf(files)).toEqual([expect.stringContaining(`1 lines of the kind '${kind}'`)]);
  });
});

describe('circles', () => {
  test('of two files and of three are told once, with the way round', async () => {
    const circle = (next: string) => `import './${next}.ts';`;
    const files = {
      'domain/a.ts': circle('b'),
      'domain/b.ts': circle('c'),
      'domain/c.ts': circle('a'),
      'domain/d.ts': circle('a'),
    };
    expect(await faultsOf(files)).toEqual([
      expect.stringContaining('domain/c.ts:1 A circle: domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts'),
    ]);
  });
});

describe('features', () => {
  test.each([
    [
      'board/jobs/policy.ts',
      'core/desk/schema.ts',
      'board/jobs may not import core/desk: features use only those to their left',
    ],
    ['core/desk/policy.ts', 'board/jobs/tasks.server.ts', 'belongs to board/jobs alone'],
    ['core/desk/policy.ts', 'board/jobs/emails/new.tsx', 'belongs to board/jobs alone'],
    ['board/jobs/policy.ts', 'core/accounts/gates.server.ts', 'belongs to core/accounts alone'],
  ])('%s may not import %s', async (from, to, message) => {
    const files = { [`app/features/${from}`]: `import '#app/features/${to}';`, [`app/features/${to}`]: '' };
    expect(await faultsOf(files)).toEqual([expect.stringContaining(message)]);
  });

  test.each(['import type { Row }', 'import { list, type Row }'])(
    '%s from a component is told of a query',
    async (names) => {
      const files = {
        'app/features/board/jobs/queries.server.ts': `${names} from './components/list.tsx';`,
        'app/features/board/jobs/components/list.tsx': 'export type Row = string; export const list = 1;',
      };
      expect(await faultsOf(files)).toEqual([
        expect.stringContaining('queries.server.ts:1 A type comes from a component'),
      ]);
    },
  );

  test.each(['components/list.tsx', 'schema.ts', 'texts.ts', 'policy.ts'])(
    '%s imports no type from a query',
    async (part) => {
      const files = {
        [`app/features/board/alerts/${part}`]: `import type { Row } from '#app/features/board/jobs/queries/rows.server.ts';`,
        'app/features/board/jobs/queries/rows.server.ts': 'export type Row = string;',
      };
      expect(await faultsOf(files)).toEqual([
        expect.stringContaining(
          `alerts/${part}:1 Browsers load this file, or its types, without app/features/board/jobs`,
        ),
      ]);
    },
  );

  test.each([
    'app/features/board/jobs/service.ts',
    'app/features/board/jobs/gates.server.ts',
    'app/features/board/jobs/emails/new.ts',
    'app/features/board/jobs/parts/a.tsx',
    'app/features/board/jobs/queries.ts',
    'app/features/board/jobs/components/card/small/a.tsx',
    'app/features/board/jobs/answers/job-answer.server.ts',
  ])('have no %s', async (file) => {
    expect(await faultsOf({ [file]: '' })).toEqual([expect.stringContaining('A feature has no')]);
  });

  test('have no file beside a folder of its name', async () => {
    const files = {
      'app/features/board/jobs/queries.server.ts': '',
      'app/features/board/jobs/queries/map.server.ts': '',
      'app/features/board/jobs/form.ts': '',
      'app/features/board/jobs/commands/post.server.ts': '',
    };
    expect(await faultsOf(files)).toEqual([
      expect.stringContaining('queries.server.ts:1 There is also a folder queries/'),
    ]);
  });

  test('are those of the list', async () => {
    expect(await faultsOfOnly({ 'app/features/core/payments/schema.ts': '' })).toEqual([
      expect.stringContaining(`There is no feature 'core/payments'`),
      expect.stringContaining('app/features/core/payments/README.md'),
      expect.stringContaining('app/features/core/payments:1 Every feature has a test beside it'),
    ]);
  });
});

test.each([
  ['domain/utils/text.ts', `A folder named 'utils'`],
  ['app/ui/hooks/use-x.ts', `A folder named 'hooks'`],
  ['platform/mail/index.ts', 'No index files'],
  ['domain/JobPosting.ts', 'kebab-case'],
  ['app/ui/job_card.tsx', 'kebab-case'],
])('%s is refused for its name', async (file, message) => {
  expect(await faultsOf({ [file]: '' })).toEqual([expect.stringContaining(message)]);
});

test.each([
  'console.log(process.env.PORT);',
  `console.log(process['env'].PORT);`,
  `import { env } from 'node:process';`,
])('the environment is read in one place: %s', async (code) => {
  expect(await faultsOf({ 'server/app.ts': `\n${code}` })).toEqual([
    expect.stringContaining('server/app.ts:2 Only config.server.ts'),
  ]);
});

test.each([
  ['app/routes/home.tsx', 'export const x = () => sql`SELECT 1`;'],
  ['app/routes/home.tsx', 'export const x = () => sql<Row>`SELECT 1`;'],
  ['app/features/board/jobs/components/list.tsx', `export const x = () => db.selectFrom('jobs').select('id');`],
  ['server/app.ts', `export const x = () => db\n.deleteFrom('jobs');`],
])('%s may not ask the database itself', async (file, code) => {
  expect(await faultsOf({ [file]: code })).toEqual([expect.stringContaining('stands above the features')]);
});

describe('lengths', () => {
  const lines = (count: number) => 'export {};\n'.repeat(count);

  test('a route, a file and a task have their bounds', async () => {
    const task = (count: number) => `export function send() {\n${'//\n'.repeat(count - 2)}}\n`;
    const files = {
      'app/routes/a.tsx': lines(120),
      'app/routes/b.tsx': lines(121),
      'domain/a.ts': lines(400),
      'domain/b.ts': lines(401),
      'content/a.ts': lines(500),
      'app/features/board/jobs/tasks.server.ts': task(20) + task(21).replace('send', 'sweep'),
    };
    expect(await faultsOf(files)).toEqual([
      expect.stringContaining('app/features/board/jobs/tasks.server.ts:21 A task has at most 20 lines, this one 21'),
      expect.stringContaining('app/routes/b.tsx:121 A route has at most 120 lines'),
      expect.stringContaining('domain/b.ts:401 401 lines'),
    ]);
    expect(checkHouse(root).warnings.map(({ file }) => file)).toEqual(['domain/a.ts']);
  });
});

test('a spread of a literal is told, as a list, an object and an attribute; any other is not', async () => {
  const files = {
    'domain/list.ts': 'export const list = [1, ...[2, 3]];\nexport const whole = [...list, ...(list[0] ? [4] : [])];',
    'domain/job.ts': 'export const job = { ...{ a: 1 } };\nexport const copy = { ...job, ...(job.a && { b: 1 }) };',
    'app/ui/box.tsx': "export const Box = () => <p {...{ id: 'a' }} />;",
  };
  const faults = await faultsOf(files);
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'app/ui/box.tsx:1',
    'domain/job.ts:1',
    'domain/list.ts:1',
  ]);
});

test('a word that names no subject is told, in comments and texts, and in no prose of the agency', async () => {
  const word = 'some' + 'body';
  const files = {
    'domain/job.ts': `export const a = 1;\n// ${word} reads it`,
    'app/ui/box.tsx': `export const Box = () => <p>Ask ${word}.</p>;`,
    'content/articles/pay.md': `${word} asked`,
  };
  const faults = await faultsOf(files);
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['app/ui/box.tsx:1', 'domain/job.ts:2']);
});

test('as a program it prints where, what and whereto, and fails', async () => {
  await faultsOf({ 'domain/pay.ts': `\nimport '#server/app.ts';`, 'server/app.ts': '' });
  const run = () => spawnSync(process.execPath, [path.resolve('scripts/check-house.ts'), root], { encoding: 'utf8' });
  const { status, stdout } = run();
  expect(stdout).toMatch(/^domain\/pay\.ts:2 {2}domain may not import server .*move/);
  expect(status).toBe(1);
  await rm(path.join(root, 'domain/pay.ts'));
  expect(run().status).toBe(0);
});
