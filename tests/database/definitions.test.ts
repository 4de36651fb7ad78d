/** Functions, policies and triggers are what their files say: db/functions, db/policies and db/triggers (decision 49). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyDefinitions, type Definition, listChangedDefinitions, listDefinitions } from '#db/definitions.server.ts';
import { LOCKS } from '#db/locks.ts';
import { listPendingMigrations, migrate } from '#db/migrate.server.ts';
import { readCatalog } from '#tests/database/definitions-catalog.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isFullForm } from '#tests/support/form.ts';

/** Migrations up to this one made functions, policies and triggers themselves. */
const LAST_OF_ITS_KIND = '0027_definitions.sql';

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
  definitions.filter((each) => each.kind === kind).map(({ name }) => path.basename(name, '.sql'));

/** All files, on top of what the database has; nothing of it stays. */
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

test('a file holds what its name says, and nothing else', () => {
  for (const { kind, name, text } of definitions) {
    const subject = path.basename(name, '.sql');
    const code = text.replace(/\$\$[\s\S]*?\$\$/g, '').replace(/^--.*$/gm, '');
    const statements = code.split(/;\s*$/m).map((statement) => statement.trim().replace(/\s+/g, ' '));
    const allowed = {
      functions: new RegExp(
        `^(CREATE OR REPLACE FUNCTION (app\\.)?${subject}\\(|ALTER FUNCTION (app\\.)?${subject} OWNER TO |GRANT EXECUTE ON FUNCTION (app\\.)?${subject} TO )`,
      ),
      policies: new RegExp(`^CREATE POLICY ${subject.split('.').at(-1)}_\\w+ ON ${subject} `),
      triggers: new RegExp(`^CREATE TRIGGER \\w+ .* ON ${subject} `),
    }[kind];
    expect(
      statements.filter((statement) => statement !== '' && !allowed.test(statement)),
      name,
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

/** Functions of generated columns and indexes that a migration replaces before it recomputes the stored values. */
const RECOMPUTED: Record<string, string[]> = {
  '0106_phone_keys.sql': ['phone_key'],
  '0110_search_without_accents.sql': ['searchable', 'word_text'],
};

test('later migrations are of tables and data: functions, policies and triggers have their files', () => {
  const later = readdirSync('db/migrations').filter((name) => name > LAST_OF_ITS_KIND);
  for (const name of later) {
    const code = readFileSync(`db/migrations/${name}`, 'utf8');
    const replaced = [...code.matchAll(/\bCREATE OR REPLACE FUNCTION app\.(\w+)/gi)].map(([, replaces]) => replaces);
    // Stored values are recomputed by the new function.
    expect(replaced, name).toEqual(RECOMPUTED[name] ?? []);
    expect(code, name).not.toMatch(/\b(CREATE OR REPLACE TRIGGER|(CREATE|ALTER) (POLICY|TRIGGER)|ALTER FUNCTION)\b/i);
    // A new installation may never have had it; and where it stays, its file must be applied again.
    expect(code, name).not.toMatch(/\bDROP (FUNCTION|POLICY|TRIGGER) (?!IF EXISTS)/i);
    if (/\bDROP (POLICY|TRIGGER)\b/i.test(code)) expect(code, name).toContain('DELETE FROM definitions');
  }
});

test('words that an administrator had edited before jobs of the agency had their own are sent for those too', async () => {
  await owner.query('BEGIN');
  try {
    await owner.query(`ALTER TABLE application_messages NO FORCE ROW LEVEL SECURITY;
      INSERT INTO application_messages (status, subject, body, updated_at) VALUES
        ('shortlisted', 'Well done, {name}', 'Edited before.', '2026-01-02'), ('offered', 'An offer', 'Edited before.', '2026-03-04'),
        ('agency_offered', 'Our offer', 'Edited since.', now()), ('interview', 'Come in', 'Edited since.', now() + interval '1 s');
      ALTER TABLE application_messages FORCE ROW LEVEL SECURITY`);
    await owner.query(readFileSync('db/migrations/0136_edited_words_for_agency_jobs.sql', 'utf8'));
    const { rows: forced } = await owner.query(
      `SELECT relforcerowsecurity AS forced FROM pg_class WHERE relname = 'application_messages'`,
    );
    expect(forced).toEqual([{ forced: true }]);
    await owner.query('ALTER TABLE application_messages NO FORCE ROW LEVEL SECURITY');
    const { rows } = await owner.query(
      'SELECT status, subject, body, updated_at < now() AS "isOld" FROM application_messages ORDER BY status',
    );
    expect(rows).toEqual([
      { status: 'agency_offered', subject: 'Our offer', body: 'Edited since.', isOld: false },
      { status: 'agency_shortlisted', subject: 'Well done, {name}', body: 'Edited before.', isOld: true },
      { status: 'interview', subject: 'Come in', body: 'Edited since.', isOld: false },
      { status: 'offered', subject: 'An offer', body: 'Edited before.', isOld: true },
      { status: 'shortlisted', subject: 'Well done, {name}', body: 'Edited before.', isOld: true },
    ]);
  } finally {
    await owner.query('ROLLBACK');
  }
});

test('procedures take the locks that db/locks.ts names', () => {
  const taken = definitions.flatMap(({ text }) =>
    [...text.matchAll(/pg_advisory_xact_lock\(([^)]*)\)/g)].map(([, number]) => Number(number)),
  );
  expect(new Set(taken)).toEqual(
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

test.runIf(isFullForm)(
  'an installation that stopped at the last migration of the old kind ends with the same schema as a new one',
  async () => {
    const catalog = await readCatalog(owner);
    const older = await createTestDatabase({ migrated: false });
    const client = new pg.Client({ connectionString: older.ownerUrl });
    try {
      const known = readdirSync('db/migrations').filter((name) => name < LAST_OF_ITS_KIND);
      await migrate(older.ownerUrl, older.appUrl, known);
      await client.connect();
      expect((await client.query(`SELECT to_regclass('definitions') AS list`)).rows).toEqual([{ list: null }]);
      await migrate(older.ownerUrl, older.appUrl);
      expect(await readCatalog(client)).toEqual(catalog);
    } finally {
      await client.end();
      await older.drop();
    }
  },
);
