import { globSync, readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyDefinitions, type Definition, listChangedDefinitions, listDefinitions } from '#db/definitions.server.ts';
import { LOCKS } from '#db/locks.ts';
import { listPendingMigrations, migrate } from '#db/migrate.server.ts';
import { splitStatements } from '#db/statements.ts';
import { readCatalog } from '#tests/database/definitions-catalog.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isFullForm } from '#tests/support/form.ts';

let db: TestDatabase;
let owner: pg.Client;
let definitions: Definition[];

beforeAll(async () => {
  db = await createTestDatabase();
  owner = new pg.Client({ connectionString: db.ownerUrl });
  [definitions] = await Promise.all([listDefinitions(), owner.connect()]);
});

afterAll(async () => {
  await owner?.end();
  await db?.drop();
});

const subjectsOf = (kind: Definition['kind']) =>
  definitions.filter((each) => each.kind === kind).map(({ subject }) => subject);

async function reapply(settings = ''): Promise<Awaited<ReturnType<typeof readCatalog>>> {
  await owner.query('BEGIN');
  try {
    await applyDefinitions(owner, definitions);
    if (settings) {
      await owner.query(settings);
      for (const { text } of definitions.filter(({ kind }) => kind === 'functions')) await owner.query(text);
    }
    return await readCatalog(owner);
  } finally {
    await owner.query('ROLLBACK');
  }
}

test('the database has a file for each function, and for the policies and triggers of each table; and no more', async () => {
  const catalog = await readCatalog(owner);
  for (const kind of ['functions', 'policies', 'triggers'] as const) {
    const subjects = subjectsOf(kind).sort();
    expect([...new Set(catalog[kind].map(({ subject }) => subject))].sort()).toEqual(subjects);
    expect(new Set(subjects).size).toBe(subjects.length);
  }
  expect(catalog.functions.map(({ subject }) => subject).sort()).toEqual(subjectsOf('functions').sort());
});

test("a function's file holds what its name says, and nothing else", () => {
  for (const { subject, text, file } of definitions.filter(({ kind }) => kind === 'functions')) {
    const allowed = new RegExp(
      `^(CREATE OR REPLACE FUNCTION (app\\.)?${subject}\\(|ALTER FUNCTION (app\\.)?${subject} OWNER TO |GRANT EXECUTE ON FUNCTION (app\\.)?${subject} TO )`,
    );
    expect(
      splitStatements(text).filter((statement) => !allowed.test(statement)),
      file,
    ).toEqual([]);
  }
});

test('a policy begins with the name of its table', () => {
  for (const { subject, text, file } of definitions.filter(({ kind }) => kind === 'policies')) {
    const name = new RegExp(`^CREATE POLICY ${subject.split('.').at(-1)}_\\w+ ON ${subject} `);
    expect(
      splitStatements(text).filter((statement) => !name.test(statement)),
      file,
    ).toEqual([]);
  }
});

test('what the files say is what the database has, however often they are applied', async () => {
  const catalog = await readCatalog(owner);
  expect(await reapply()).toEqual(catalog);
});

test('every body is one that PostgreSQL accepts, which it does not check when they are applied', async () => {
  await expect(reapply('SET LOCAL check_function_bodies = on')).resolves.toBeTruthy();
});

test('what was changed by hand or by an older version is put right: privileges, policies and triggers alike', async () => {
  const catalog = await readCatalog(owner);
  await owner.query('BEGIN');
  try {
    await owner.query(`
      GRANT EXECUTE ON FUNCTION app.remove_account TO agency_app, PUBLIC;
      CREATE POLICY jobs_forgotten ON jobs TO agency_app USING (true);
      DROP POLICY jobs_own ON jobs;
      CREATE TRIGGER jobs_forgotten AFTER DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
      DROP TRIGGER jobs_touch ON jobs`);
    expect(await readCatalog(owner)).not.toEqual(catalog);
    await applyDefinitions(owner, definitions);
    expect(await readCatalog(owner)).toEqual(catalog);
  } finally {
    await owner.query('ROLLBACK');
  }
});

test('a function with other parameters or another result takes the place of the former one', async () => {
  const catalog = await readCatalog(owner);
  await owner.query('BEGIN');
  try {
    await owner.query(`
      DROP FUNCTION app.alert_mails_of_person, app.same_place;
      CREATE FUNCTION app.alert_mails_of_person(_id uuid, _limit integer) RETURNS text LANGUAGE sql AS 'SELECT NULL';
      CREATE FUNCTION app.same_place(_location text) RETURNS text LANGUAGE sql AS 'SELECT NULL'`);
    await applyDefinitions(
      owner,
      definitions.filter(({ subject }) => ['alert_mails_of_person', 'same_place'].includes(subject)),
    );
    expect(await readCatalog(owner)).toEqual(catalog);
  } finally {
    await owner.query('ROLLBACK');
  }
});

test('functions, policies and triggers that no file has any more are dropped, but not those of a later version', async () => {
  const catalog = await readCatalog(owner);
  const [{ revision } = { revision: 0 }] = definitions;
  try {
    await owner.query(`
      CREATE FUNCTION app.former() RETURNS text LANGUAGE sql AS 'SELECT NULL';
      CREATE FUNCTION app.later() RETURNS text LANGUAGE sql AS 'SELECT NULL';
      CREATE TABLE former_words ();
      CREATE POLICY former_words_own ON former_words USING (true);
      INSERT INTO definitions (name, sha256, revision) VALUES
        ('functions/jobs/former.sql', repeat('0', 64), ${revision}), ('functions/jobs/later.sql', repeat('0', 64), ${revision + 1}),
        ('functions/elsewhere/is_admin.sql', repeat('0', 64), ${revision}), ('policies/dropped_words.sql', repeat('0', 64), ${revision}), ('policies/former_words.sql', repeat('0', 64), ${revision})`);
    await migrate(db.ownerUrl, db.appUrl);
    const { functions, policies } = await readCatalog(owner);
    expect(functions.filter(({ subject }) => ['former', 'later'].includes(subject))).toMatchObject([
      { subject: 'later' },
    ]);
    expect(policies).toEqual(catalog.policies);
  } finally {
    await owner.query(
      `DROP FUNCTION app.later; DROP TABLE former_words; DELETE FROM definitions WHERE name ~ 'former|later|elsewhere|dropped'`,
    );
  }
  expect(await readCatalog(owner)).toEqual(catalog);
});

/** Functions of columns and indexes that a migration replaces before it recomputes stored values. */
const REPLACED: Record<string, string[]> = {
  '0178_baseline.sql': ['phone_key', 'searchable', 'word_text'],
};

test('migrations change tables and rows: functions, policies and triggers are definitions', () => {
  for (const name of readdirSync('db/migrations')) {
    const code = readFileSync(`db/migrations/${name}`, 'utf8');
    const replaced = [...code.matchAll(/\bCREATE OR REPLACE FUNCTION app\.(\w+)/gi)].map(([, replaces]) => replaces);
    expect(replaced, name).toEqual(REPLACED[name] ?? []);
    expect(code, name).not.toMatch(/\b(CREATE (OR REPLACE )?TRIGGER|ALTER (POLICY|TRIGGER)|(ALTER|DROP) FUNCTION)\b/i);
    // A table that takes the place of others is in use before its policies are applied as definitions.
    for (const [, table] of code.matchAll(/\bCREATE POLICY \w+ ON (\w+)/gi)) {
      expect(code, name).toMatch(new RegExp(`^CREATE TABLE ${table} `, 'm'));
    }
    // A dropped policy or trigger must be created again.
    expect(code, name).not.toMatch(/\bDROP (POLICY|TRIGGER) (?!IF EXISTS)/i);
    if (/\bDROP (POLICY|TRIGGER)\b/i.test(code)) expect(code, name).toContain('DELETE FROM definitions');
  }
});

test('procedures take the locks that db/locks.ts names', () => {
  const lockNumbers = definitions.flatMap(({ text }) =>
    [...text.matchAll(/pg_advisory_xact_lock\(([^)]*)\)/g)].map(([, number]) => Number(number)),
  );
  expect(new Set(lockNumbers)).toEqual(
    new Set([LOCKS.accountDeletion, LOCKS.cspReports, LOCKS.interviewBookings, LOCKS.introductions]),
  );
  expect(new Set(Object.values(LOCKS)).size).toBe(Object.values(LOCKS).length);
});

describe('which files are applied', () => {
  const NAME = 'functions/access/is_admin.sql';
  const setApplied = (values: { sha256?: string; revision?: number }) =>
    owner.query(
      'UPDATE definitions SET sha256 = coalesce($2, sha256), revision = coalesce($3, revision) WHERE name = $1',
      [NAME, values.sha256, values.revision],
    );
  const listChanged = async () =>
    (await listChangedDefinitions(owner, await listDefinitions())).map(({ name }) => name);

  test('none, where the database has them all', async () => {
    expect(await listChanged()).toEqual([]);
    expect(await migrate(db.ownerUrl, db.appUrl)).toEqual([]);
  });

  test('one whose text is another; until then, a process that may not migrate refuses the schema', async () => {
    await setApplied({ sha256: '0'.repeat(64) });
    expect(await listChanged()).toEqual([NAME]);
    const site = new pg.Client({ connectionString: db.appUrl });
    await site.connect();
    expect(await listPendingMigrations(site)).toEqual([NAME]);
    await site.end();
    await owner.query(`CREATE OR REPLACE FUNCTION is_admin(_user_id uuid) RETURNS boolean
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS 'SELECT false'`);
    const before = (await readCatalog(owner)).functions.find(({ subject }) => subject === 'is_admin');
    await migrate(db.ownerUrl, db.appUrl);
    expect((await readCatalog(owner)).functions.find(({ subject }) => subject === 'is_admin')).not.toEqual(before);
    expect(await listChanged()).toEqual([]);
  });

  test('not one of a later revision: a process of the version before leaves it alone', async () => {
    await setApplied({ sha256: '0'.repeat(64), revision: 2_000_000 });
    expect(await listChanged()).toEqual([]);
    await migrate(db.ownerUrl, db.appUrl);
    const { rows } = await owner.query('SELECT revision FROM definitions WHERE name = $1', [NAME]);
    expect(rows).toEqual([{ revision: 2_000_000 }]);
  });
});

test.runIf(isFullForm)(
  'while all of them are applied, transactions that use several tables in any order wait and do not fail',
  async () => {
    const tables = ['profiles', 'jobs', 'applications', 'liked_jobs', 'enquiries', 'sessions'] as const;
    let isApplied = false;
    let transactions = 0;
    const work = async (turn: number) => {
      while (!isApplied) {
        await db.database.asSystem(async (transaction) => {
          for (const [at] of tables.entries()) {
            const table = tables[(turn + at * (turn % 2 ? 1 : tables.length - 1)) % tables.length] ?? 'jobs';
            await sql`SELECT FROM ${sql.table(table)} LIMIT 1`.execute(transaction);
          }
        });
        transactions += 1;
      }
    };
    const working = Promise.all([0, 1, 2, 3].map(work));
    await owner.query(`UPDATE definitions SET sha256 = repeat('0', 64), revision = 1`);
    await migrate(db.ownerUrl, db.appUrl).finally(() => {
      isApplied = true;
    });
    await working;
    expect(transactions).toBeGreaterThan(10);
    expect(await listChangedDefinitions(owner, await listDefinitions())).toEqual([]);
  },
);

/** Functions that only commit be535442 calls: its processes serve while a database is updated. Remove them in the version after 1.0.0. */
const KEPT_FOR_OLDER_PROCESSES: Record<string, string> = {
  get_advert_words: 'its board completes and corrects typed words',
};

test.runIf(isFullForm)('every function is called by something', () => {
  const sources = globSync('{app,db,platform,scripts,server}/**/*.{ts,tsx,mjs}', {
    exclude: (file) => /db\/types\.ts|\.test\./.test(file),
  });
  const code = sources.map((file) => readFileSync(file, 'utf8'));
  const statements = [
    ...definitions.map(({ text }) => text),
    ...globSync('db/schema/*.sql').map((file) => readFileSync(file, 'utf8')),
  ];
  const words = new Map<string, number>();
  for (const text of [...code, ...statements.map((each) => splitStatements(each).join(';'))])
    for (const word of new Set(text.match(/\w+/g))) words.set(word, (words.get(word) ?? 0) + 1);
  const uncalled = definitions
    .filter(({ kind }) => kind === 'functions')
    .map(({ subject }) => subject)
    .filter((subject) => (words.get(subject) ?? 0) < 2);
  expect(uncalled).toEqual(Object.keys(KEPT_FOR_OLDER_PROCESSES));
});
