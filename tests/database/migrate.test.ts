import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/**
 * Migrations that did not lift forced row-level security. 0043 and 0120 saw no rows, and 0177 and 0136 have made up for them. The
 * others saw all rows, because the owner is a member of agency_keeper and agency_reader and their policies allow it.
 */
const BEHIND_POLICIES = [
  '0035_staff.sql',
  '0043_pictures.sql',
  '0048_words.sql',
  '0058_advert_guard.sql',
  '0106_phone_keys.sql',
  '0120_words_for_agency_jobs.sql',
];

test('every migration is applied once, in order, and sees each row that it changes; a second time there is nothing to do', async () => {
  const applied: string[] = [];
  const behindPolicies: string[] = [];
  const upTo = async (last: string) =>
    applied.push(
      ...(await migrate(
        db.ownerUrl,
        db.appUrl,
        ALL.filter((name) => name < last && !applied.includes(name)),
      )),
    );
  for (const name of ALL) {
    const statements = splitStatements(await readFile(path.join('db/migrations', name), 'utf8'));
    if (!statements.some(changesRows)) continue;
    await upTo(name);
    if (!(await seesEveryRow(statements))) behindPolicies.push(name);
  }
  await upTo('\uffff');
  expect(applied).toEqual(ALL);
  expect(behindPolicies).toEqual(BEHIND_POLICIES);
  expect(await migrate(db.ownerUrl, db.appUrl)).toEqual([]);
  expect(
    (await query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY applied_at, name')).map(
      ({ name }) => name,
    ),
  ).toEqual(ALL);
});

/** Leaves out comments, and keeps a body in dollar quotes with its statement. */
const splitStatements = (sql: string): string[] =>
  (sql.replaceAll(/^\s*--.*$/gm, '').match(/(?:\$(\w*)\$[\s\S]*?\$\1\$|'[^']*'|[^;])+/g) ?? []).map((each) =>
    each.trim(),
  );

const changesRows = (statement: string) => /^(INSERT|UPDATE|DELETE|MERGE|WITH)\b/i.test(statement);

/** With `row_security` off, PostgreSQL refuses a statement whose rows a policy would filter, even on empty tables. */
async function seesEveryRow(statements: string[]): Promise<boolean> {
  const client = new pg.Client({ connectionString: db.ownerUrl });
  await client.connect();
  try {
    // Reading this table is no fault: a policy lets its owner see all of it.
    await client.query('BEGIN; ALTER TABLE schema_migrations NO FORCE ROW LEVEL SECURITY');
    for (const statement of statements) {
      await client.query(`SET LOCAL row_security = ${changesRows(statement) ? 'off' : 'on'}`);
      await client.query(statement);
    }
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.message.includes('row-level security')) return false;
    throw error;
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
  ['when it is written down', `CREATE TABLE second (); INSERT INTO schema_migrations VALUES ('0002_second.sql')`],
])(
  'a migration that fails %s leaves nothing of itself, keeps what came before and is tried again',
  async (_when, code) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-migrations-'));
    const migrations = path.join(folder, 'db/migrations');
    const secondFile = path.join(migrations, '0002_second.sql');
    try {
      for (const kind of ['migrations', 'functions', 'policies', 'triggers'])
        await mkdir(path.join(folder, 'db', kind), { recursive: true });
      await cp('db/definitions.json', path.join(folder, 'db/definitions.json'));
      await writeFile(path.join(migrations, '0001_first.sql'), 'CREATE TABLE first ();');
      await writeFile(secondFile, code);
      const migrateFrom = await migrateOf(folder);
      await expect(migrateFrom(db.ownerUrl, db.appUrl)).rejects.toThrow('0002_second.sql');
      const tables = () =>
        query<{ relname: string }>(
          `SELECT relname FROM pg_class WHERE relname IN ('first', 'second', 'third') ORDER BY 1`,
        );
      expect(await tables()).toEqual([{ relname: 'first' }]);
      expect(await query('SELECT name FROM schema_migrations')).toEqual([{ name: '0001_first.sql' }]);
      await writeFile(secondFile, 'CREATE TABLE second ();');
      expect(await migrateFrom(db.ownerUrl, db.appUrl)).toEqual(['0002_second.sql']);
      expect(await tables()).toEqual([{ relname: 'first' }, { relname: 'second' }]);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

test('a process that dies while it migrates leaves the rest to the next one (F21)', async () => {
  const blocker = new pg.Client({ connectionString: db.ownerUrl });
  await blocker.connect();
  // Holding the extension's name keeps the first migration waiting in its middle.
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

/** The same code, reading its migrations from another folder. */
async function migrateOf(folder: string): Promise<typeof migrate> {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.resetModules();
  const module = await import('#db/migrate.server.ts');
  cwd.mockRestore();
  // The files that follow read the migrations of the site again.
  vi.resetModules();
  return module.migrate;
}
