import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#db/migrate.server.ts';
import { splitStatements } from '#db/statements.ts';
import { readCatalog } from '#tests/database/definitions-catalog.ts';
import { MIGRATIONS_BEFORE_1, OLDEST_MIGRATIONS } from '#tests/database/older-database.ts';
import { readSchemaCatalog } from '#tests/database/schema-catalog.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isFullForm } from '#tests/support/form.ts';

const ALL = (await readdir('db/migrations')).sort();

const SUBJECT = `'00000000-0000-4000-8000-0000000000e1'`;

/** Changes the type of a function's result. */
const TYPES = '0180_start_dates_of_public_jobs.sql';
/** Functions that indexes evaluate and that the site's role may not execute, so that it cannot write the rows. */
const UNUSABLE_FUNCTIONS = `
  SELECT DISTINCT p.oid::regprocedure::text FROM pg_index AS i JOIN pg_depend AS d ON d.objid = i.indexrelid JOIN pg_proc AS p ON p.oid = d.refobjid
  WHERE d.refclassid = 'pg_proc'::regclass AND NOT has_function_privilege('agency_app', p.oid, 'EXECUTE')`;
/** Replaces tables by views. */
const REPLACEMENT = '0182_views_of_former_links.sql';

/** The tables that emailed_links replaced, and how their statements made and changed a link. */
type FormerLink = { table: string; purpose: string; columns: string; values: string; change?: string };
const FORMER_LINKS: FormerLink[] = [
  {
    table: 'account_links',
    purpose: 'change_email',
    columns: 'user_id, purpose, new_email, expires_at',
    values: `'00000000-0000-4000-8000-0000000000a1', 'change_email', 'new@mail.example', now() + interval '1 day'`,
    change: 'used_at = now() WHERE used_at IS NULL',
  },
  { table: 'enquiry_links', purpose: 'enquiry', columns: 'enquiry_id', values: SUBJECT },
  { table: 'data_request_links', purpose: 'data_request', columns: 'request_id', values: SUBJECT },
  {
    table: 'application_links',
    purpose: 'application',
    columns: 'application_id, unconfirmed_id, email, expires_at',
    values: `NULL, ${SUBJECT}, 'ida@mail.example', now() + interval '1 day'`,
    change: `application_id = ${SUBJECT}, unconfirmed_id = NULL WHERE unconfirmed_id = ${SUBJECT}`,
  },
  {
    table: 'interview_links',
    purpose: 'interview',
    columns: 'interview_id, expires_at',
    values: `${SUBJECT}, now() + interval '1 day'`,
  },
  {
    table: 'introduction_links',
    purpose: 'introduction',
    columns: 'introduction_id, expires_at',
    values: `${SUBJECT}, now() + interval '1 day'`,
  },
  { table: 'shortlist_links', purpose: 'shortlist', columns: 'shortlist_id', values: SUBJECT },
];

let old: TestDatabase;
let owner: pg.Client;
/** The superuser, because row-level security hides no row from it. */
let admin: pg.Client;

beforeAll(async () => {
  old = await createTestDatabase({ migrated: false });
  owner = new pg.Client({ connectionString: old.ownerUrl });
  admin = new pg.Client({ connectionString: old.adminUrl });
  await Promise.all([owner.connect(), admin.connect()]);
  await migrate(old.ownerUrl, old.appUrl, OLDEST_MIGRATIONS);
});

afterAll(async () => {
  await Promise.all([owner?.end(), admin?.end()]);
  await old?.drop();
});

const changesRows = (statement: string) => /^(INSERT|UPDATE|DELETE|MERGE|WITH)\b/i.test(statement);

/** With `row_security` off, PostgreSQL refuses a statement whose rows a policy would filter, even on empty tables. */
async function runWithoutFilters(statements: string[]): Promise<void> {
  for (const statement of statements) {
    await owner.query(`SET LOCAL row_security = ${changesRows(statement) ? 'off' : 'on'}`);
    await owner.query(statement);
  }
}

test('a migration that changes rows sees all of them', async () => {
  await owner.query('BEGIN');
  try {
    for (const name of ALL) await runWithoutFilters(splitStatements(await readFile(`db/migrations/${name}`, 'utf8')));
    await expect(runWithoutFilters(['UPDATE jobs SET title = title'])).rejects.toThrow('row-level security');
  } finally {
    await owner.query('ROLLBACK');
  }
});

test('the update of an older database keeps its rows and brings them up to date', async () => {
  await admin.query(`${OLD_ROWS}; ${FORMER_LINKS.map((link) => insertLink(link, 'earlier')).join(';')}`);
  const before = await readKept();
  const isFirst = (name: string) => name < REPLACEMENT && name !== TYPES;
  const first = await migrate(old.ownerUrl, old.appUrl, [...OLDEST_MIGRATIONS, ...ALL.filter(isFirst)]);
  // The running version writes between two migrations.
  expect(await readColumn(UNUSABLE_FUNCTIONS)).toEqual([]);
  // Sees what a statement sees that waits while tables become views.
  await admin.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT');
  const second = await migrate(old.ownerUrl, old.appUrl);
  expect([...first, ...second].sort()).toEqual(ALL);
  for (const { table } of FORMER_LINKS) {
    const { rows } = await admin.query(`SELECT FROM ${table} WHERE token_hash = sha256('earlier ${table}')`);
    expect(rows, table).toHaveLength(1);
  }
  await admin.query('ROLLBACK');
  expect(await migrate(old.ownerUrl, old.appUrl)).toEqual([]);
  expect(await readKept()).toEqual(before);
  const { rows: jobs } = await admin.query(
    `SELECT title, search_text, location_text, search_vector @@ 'cafe' AS "hasWord" FROM jobs ORDER BY title`,
  );
  expect(jobs).toEqual([
    { title: 'Café manager', search_text: ' cafe manager bar zurich', location_text: 'zurich', hasWord: true },
    { title: 'Plain manager', search_text: ' plain manager bar zurich', location_text: 'zurich', hasWord: false },
  ]);
  expect(await readColumn('SELECT search_text FROM profiles')).toEqual([' zoe strauss zoe@mail.example']);
  expect(
    await readColumn(`SELECT word FROM advert_words WHERE word IN ('café', 'cafe', 'plain') ORDER BY word`),
  ).toEqual(['cafe', 'plain']);
  expect(await readColumn(`SELECT status || ': ' || body FROM application_messages ORDER BY status`)).toEqual([
    'agency_shortlisted: Edited.',
    'shortlisted: Edited.',
  ]);
  expect(await readColumn('SELECT draft::text FROM content_items')).toEqual(['{"title": "Lamps"}']);
  expect(await readColumn('SELECT content::text FROM content_revisions')).toEqual(['{"title": "Lamps"}']);
  expect(await readColumn('SELECT reference FROM job_origins')).toEqual(['A-1']);
  expect(await readColumn('SELECT count(*)::int FROM uncompared_people')).toEqual([2]);
  expect(await readColumn(`SELECT now() - moment < interval '1 minute' FROM deletion_clock`)).toEqual([true]);
  // The type of a function's result changes with the functions.
  expect(await readColumn('SELECT name FROM schema_migrations ORDER BY applied_at DESC LIMIT 1')).toEqual([TYPES]);
});

test.each(FORMER_LINKS)('processes of both versions use the links of $table', async (link) => {
  const run = async (statement: string) =>
    (await old.database.asSystem((transaction) => sql.raw(statement).execute(transaction))).rows;
  const { table, purpose, change } = link;
  const both = `WHERE token_hash IN (sha256('earlier ${table}'), sha256('later ${table}'))`;
  await run(insertLink(link, 'later'));
  expect(await run(`SELECT purpose FROM emailed_links ${both} AND expires_at > now()`)).toEqual([
    { purpose },
    { purpose },
  ]);
  expect((await sql.raw(`SELECT FROM ${table}`).execute(old.database.asPublic)).rows).toEqual([]);
  if (table !== 'enquiry_links' && table !== 'data_request_links') {
    // The former functions run as this role until they are replaced.
    await admin.query('SET ROLE agency_keeper');
    expect((await admin.query(`SELECT FROM ${table} ${both}`)).rows).toHaveLength(2);
    await admin.query('RESET ROLE');
  }
  if (change) expect(await run(`UPDATE ${table} SET ${change} RETURNING token_hash`)).toHaveLength(2);
  expect(await run(`DELETE FROM ${table} ${both} RETURNING token_hash`)).toHaveLength(2);
  expect(await run('SELECT FROM emailed_links')).toHaveLength(FORMER_LINKS.length - 1 - FORMER_LINKS.indexOf(link));
});

test('a new database has the same schema as one that was updated', async () => {
  const fresh = await createTestDatabase();
  const client = new pg.Client({ connectionString: fresh.ownerUrl });
  try {
    await client.connect();
    const expected = (await readSchemaCatalog(client)).split('\n');
    expect((await readSchemaCatalog(owner)).split('\n')).toEqual(expected);
    expect(await readCatalog(owner)).toEqual(await readCatalog(client));
  } finally {
    await client.end();
    await fresh.drop();
  }
});

test('a database of the last version before 1.0.0 is at the baseline already', async () => {
  const before = await createTestDatabase();
  const client = new pg.Client({ connectionString: before.ownerUrl });
  try {
    await client.connect();
    await client.query('DELETE FROM schema_migrations');
    await client.query('INSERT INTO schema_migrations (name) SELECT * FROM unnest($1::text[])', [
      [...MIGRATIONS_BEFORE_1, ...ALL.slice(1)],
    ]);
    const schema = await readSchemaCatalog(client);
    expect(await migrate(before.ownerUrl, before.appUrl)).toEqual(ALL.slice(0, 1));
    expect(await readSchemaCatalog(client)).toBe(schema);
  } finally {
    await client.end();
    await before.drop();
  }
});

test.each([
  ['lacks the last migration', OLDEST_MIGRATIONS.slice(0, -1), 'be535442'],
  ['lacks a migration before it', OLDEST_MIGRATIONS.slice(1), 'be535442'],
  ['stopped between the two versions', MIGRATIONS_BEFORE_1.slice(0, -1), 'f8e84001'],
])('a database that %s is refused, unchanged', async (_what, migrations, commit) => {
  const refused = await createTestDatabase({ migrated: false });
  const client = new pg.Client({ connectionString: refused.ownerUrl });
  try {
    await client.connect();
    await client.query('CREATE TABLE schema_migrations (name text PRIMARY KEY, applied_at timestamptz DEFAULT now())');
    await client.query('INSERT INTO schema_migrations (name) SELECT * FROM unnest($1::text[])', [migrations]);
    const schema = await readSchemaCatalog(client);
    await expect(migrate(refused.ownerUrl, refused.appUrl)).rejects.toThrow(
      `it is older than version 1.0.0 and must be updated with commit ${commit} first (docs/operate/production.md)`,
    );
    expect(await readSchemaCatalog(client)).toBe(schema);
    expect((await client.query('SELECT name FROM schema_migrations ORDER BY name')).rows).toHaveLength(
      migrations.length,
    );
  } finally {
    await client.end();
    await refused.drop();
  }
});

test.runIf(isFullForm)(
  'transactions that use several tables in any order wait for the update and do not fail',
  async () => {
    const db = await createTestDatabase({ migrated: false });
    const busy = [0, 1, 2, 3].map(() => new pg.Client({ connectionString: db.adminUrl }));
    const tables = ['profiles', 'jobs', 'applications', 'people', 'enquiries', 'credentials'];
    let isUpdated = false;
    let transactions = 0;
    const work = async (client: pg.Client, turn: number) => {
      await client.connect();
      while (!isUpdated) {
        await client.query('BEGIN');
        for (const [at] of tables.entries())
          await client.query(`SELECT FROM ${tables[(turn + at * (turn % 2 ? 1 : tables.length - 1)) % tables.length]}`);
        await client.query('COMMIT');
        transactions += 1;
      }
    };
    try {
      await migrate(db.ownerUrl, db.appUrl, OLDEST_MIGRATIONS);
      const working = Promise.all(busy.map(work));
      await migrate(db.ownerUrl, db.appUrl).finally(() => {
        isUpdated = true;
      });
      await working;
      expect(transactions).toBeGreaterThan(10);
    } finally {
      await Promise.all(busy.map((client) => client.end()));
      await db.drop();
    }
  },
);

const insertLink = ({ table, columns, values }: FormerLink, token: 'earlier' | 'later') =>
  `INSERT INTO ${table} (token_hash, ${columns}) VALUES (sha256('${token} ${table}'), ${values})`;

async function readColumn(select: string): Promise<unknown[]> {
  const { rows } = await admin.query<unknown[]>({ text: select, rowMode: 'array' });
  return rows.map(([value]) => value);
}

const readKept = async () => ({
  jobs: await readColumn('SELECT updated_at FROM jobs ORDER BY title'),
  answers: (await admin.query('SELECT key, status, body FROM answered_requests')).rows,
  backups: (await admin.query('SELECT folder, taken_at, bytes, manifest_sha256 FROM backups')).rows,
});

const OLD_ROWS = `
  SET session_replication_role = replica;
  INSERT INTO profiles (id, email, full_name, role, status)
  VALUES ('00000000-0000-4000-8000-0000000000a1', 'zoe@mail.example', 'Zoë Strauß', 'employer', 'approved');
  INSERT INTO jobs (id, user_id, title, company, location, salary, description, requirements, status)
  SELECT id::uuid, '00000000-0000-4000-8000-0000000000a1', title, 'Bar', 'Zürich', '£1', 'x', 'None', 'open'
  FROM (VALUES ('00000000-0000-4000-8000-0000000000b1', 'Café manager'), ('00000000-0000-4000-8000-0000000000b2', 'Plain manager')) AS v (id, title);
  INSERT INTO advert_words VALUES ('café'), ('plain');
  INSERT INTO application_messages (status, subject, body) VALUES ('shortlisted', 'Well done', 'Edited.');
  INSERT INTO content_items (id, collection, slug, draft, updated_by)
  VALUES ('00000000-0000-4000-8000-0000000000c1', 'articles', 'lamps', '{"title": "Lamps", "image": "/a.png", "imageAlt": "A lamp"}', 'Ada');
  INSERT INTO content_revisions (item_id, version, action, slug, content, made_by)
  VALUES ('00000000-0000-4000-8000-0000000000c1', 1, 'drafted', 'lamps', '{"title": "Lamps", "image": "/a.png"}', 'Ada');
  INSERT INTO answered_requests (user_id, key, request_hash, answered_at, status, headers, body)
  VALUES ('00000000-0000-4000-8000-0000000000a1', 'a-key', sha256('sent'), now(), 201, '[]', convert_to(repeat('x', 65536), 'UTF8'));
  INSERT INTO backups (taken_at, folder, bytes, rows, files, missing_files, manifest_sha256)
  VALUES (now() - interval '1 day', 'of yesterday', 1, 2, 3, 0, sha256('manifest'));
  INSERT INTO job_sources (id, name, kind, mapping) VALUES ('00000000-0000-4000-8000-0000000000d1', 'Files', 'csv', '{}');
  INSERT INTO job_origins (job_id, source_id, reference, content_hash, job_version)
  VALUES ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000d1', ' A-1 ', sha256('job'), 1);
  INSERT INTO people (full_name, phone, source) VALUES ('Ann Reed', '0113 496 0100', 'desk'), ('A Reed', '00441134960100', 'desk');
  INSERT INTO enquiries (id, kind, name, email, purpose, message)
  VALUES (${SUBJECT}, 'contact', 'Ida Marsh', 'ida@mail.example', 'job', 'I look for work.');
  INSERT INTO data_requests (id, kind, source, name, email, message, due_on)
  VALUES (${SUBJECT}, 'copy', 'form', 'Ida Marsh', 'ida@mail.example', 'All of it', '2026-12-31');
  INSERT INTO unconfirmed_applications (id, job_id, full_name, email, phone)
  VALUES (${SUBJECT}, '00000000-0000-4000-8000-0000000000b1', 'Ida Marsh', 'ida@mail.example', '0113 496 0100');
  INSERT INTO applications (id, job_title, job_company, job_location, full_name, email, phone, skills)
  VALUES (${SUBJECT}, 'Café manager', 'Bar', 'Zürich', 'Ida Marsh', 'ida@mail.example', '0113 496 0100', '{}');
  INSERT INTO interviews (id, application_id, interviewer_id, kind, minutes)
  VALUES (${SUBJECT}, ${SUBJECT}, '00000000-0000-4000-8000-0000000000a1', 'phone', 30);
  INSERT INTO introductions (id, application_id, client_name, purpose, engagement) VALUES (${SUBJECT}, ${SUBJECT}, 'Bar', 'Keeper', 'temporary');
  INSERT INTO clients (id, name) VALUES (${SUBJECT}, 'Bar');
  INSERT INTO shortlists (id, job_id, client_id, expires_at)
  VALUES (${SUBJECT}, '00000000-0000-4000-8000-0000000000b1', ${SUBJECT}, now() + interval '9 days');
  RESET session_replication_role`;
