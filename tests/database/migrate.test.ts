import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrate } from '#db/migrate.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/task-queue.ts';

let db: TestDatabase;

beforeEach(async () => {
  db = await createTestDatabase({ migrated: false });
});

afterEach(() => db.drop());

const ALL = (await readdir('db/migrations')).sort();

async function query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: db.ownerUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

test('of several processes that start together one migrates and the others find it done (F18)', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(db.ownerUrl, db.appUrl)));
  expect(applied.map(({ length }) => length).sort()).toEqual([0, 0, ALL.length]);
});

test.each([
  ['in its middle', 'CREATE TABLE second (); SELECT 1 / 0; CREATE TABLE third ();'],
  ['when it is written down', `CREATE TABLE second (); INSERT INTO schema_migrations VALUES ('9002_second.sql')`],
])(
  'a migration that fails %s leaves nothing of itself, keeps what came before and is tried again',
  async (_when, code) => {
    await db.drop();
    db = await createTestDatabase();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-migrations-'));
    const migrations = path.join(folder, 'db/migrations');
    const secondFile = path.join(migrations, '9002_second.sql');
    try {
      await mkdir(migrations, { recursive: true });
      for (const name of [...ALL.map((file) => `migrations/${file}`), 'functions', 'schema', 'definitions.json'])
        await symlink(path.resolve('db', name), path.join(folder, 'db', name));
      await writeFile(path.join(migrations, '9001_first.sql'), 'CREATE TABLE first ();');
      await writeFile(secondFile, code);
      const migrateFrom = await migrateOf(folder);
      await expect(migrateFrom(db.ownerUrl, db.appUrl)).rejects.toThrow('9002_second.sql');
      const tables = () =>
        query<{ relname: string }>(
          `SELECT relname FROM pg_class WHERE relname IN ('first', 'second', 'third') ORDER BY 1`,
        );
      const newest = () => query(`SELECT name FROM schema_migrations WHERE name LIKE '9%'`);
      expect(await tables()).toEqual([{ relname: 'first' }]);
      expect(await newest()).toEqual([{ name: '9001_first.sql' }]);
      await writeFile(secondFile, 'CREATE TABLE second ();');
      expect(await migrateFrom(db.ownerUrl, db.appUrl)).toEqual(['9002_second.sql']);
      expect(await tables()).toEqual([{ relname: 'first' }, { relname: 'second' }]);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

test('a process that dies while it creates the schema leaves the rest to the next one (F21)', async () => {
  const blocker = new pg.Client({ connectionString: db.ownerUrl });
  await blocker.connect();
  // A lock on the extension's name stops the process midway.
  await blocker.query('BEGIN; CREATE EXTENSION citext');
  const cut = migrate(db.ownerUrl, db.appUrl).catch((error: Error) => error);
  const admin = new pg.Client({ connectionString: db.adminUrl });
  await admin.connect();
  const killed = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                  WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await eventually(async () => expect((await admin.query(killed)).rowCount).toBe(1));
  await admin.end();
  expect(await cut).toBeInstanceOf(Error);
  await blocker.query('ROLLBACK');
  await blocker.end();
  expect(await query(`SELECT 1 FROM pg_class WHERE relname = 'profiles'`)).toEqual([]);
  expect(await migrate(db.ownerUrl, db.appUrl)).toEqual(ALL);
});

/** Loads the same code with another migrations folder. */
async function migrateOf(folder: string): Promise<typeof migrate> {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.resetModules();
  const module = await import('#db/migrate.server.ts');
  cwd.mockRestore();
  // Later imports use the site's migrations again.
  vi.resetModules();
  return module.migrate;
}
