import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startTestTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  const { stop } = await startTestTasks(db, { doesTasks: false });
  await stop();
});

afterAll(() => db?.drop());

const runbooks = await readFile('docs/operate/runbooks.md', 'utf8');
const retention = await readFile('docs/operate/retention.md', 'utf8');
const blocksOf = (text: string): string[] =>
  [...text.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);

async function runAll(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`BEGIN; SET app.is_system = 'on'`);
    await client.query(statements);
    await client.query('ROLLBACK');
  } finally {
    await client.end();
  }
}

describe('every statement', () => {
  const blocks = [...blocksOf(runbooks), ...blocksOf(retention).filter((block) => !block.startsWith('BEGIN'))];

  test('is found', () => {
    expect(blocks.length).toBeGreaterThan(12);
  });

  test.each(blocks.map((block) => [block.split('\n', 1)[0] ?? '', block]))('%s', async (_first, block) => {
    await expect(runAll(db.appUrl, block)).resolves.toBeUndefined();
  });

  test('of trying out is for a superuser, and undone', async () => {
    const [block = ''] = blocksOf(retention).filter((each) => each.startsWith('BEGIN'));
    const client = new pg.Client({ connectionString: db.adminUrl });
    await client.connect();
    try {
      await client.query(block);
      expect((await client.query('SELECT FROM unused_warnings')).rows).toEqual([]);
    } finally {
      await client.end();
    }
  });
});

test('every alert leads to a part of the runbooks', async () => {
  const { groups } = parse(await readFile('deploy/monitoring/alert-rules.yaml', 'utf8')) as {
    groups: { rules: { annotations: { runbook: string } }[] }[];
  };
  const parts = [...runbooks.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));
  const named = groups.flatMap(({ rules }) => rules.map(({ annotations }) => annotations.runbook));
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((link) => !parts.includes(link.split('#')[1] ?? ''))).toEqual([]);
  const within = [...runbooks.matchAll(/\]\(#([a-z-]+)\)/g)].map(([, part = '']) => part);
  expect(within.filter((part) => !parts.includes(part))).toEqual([]);
});
