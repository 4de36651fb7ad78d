import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/connections/client.server.ts';
import { listRestrictionFaults } from '#db/restrictions.server.ts';
import { freePort } from '#scripts/free-port.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { runServer } from '#tests/support/site.ts';

/** Z04: the site checks the catalog at the start and refuses to run if a wall is down. */
let db: TestDatabase;
/** Unique, because roles belong to the whole cluster. */
const role = `web_${randomBytes(6).toString('hex')}`;

beforeAll(async () => {
  db = await createTestDatabase();
  await asSuperuser(db, `CREATE ROLE ${role} LOGIN IN ROLE agency_app`);
});

afterAll(async () => {
  await asSuperuser(db, `DROP OWNED BY ${role}`, `DROP ROLE ${role}`);
  await db.drop();
});

const roleUrl = () => db.appUrl.replace('agency_web@', `${role}@`);

async function listFaults(): Promise<string[]> {
  const database = openDatabase(roleUrl(), { size: 1 });
  try {
    return await listRestrictionFaults(database);
  } finally {
    await database.close();
  }
}

test('with both walls up there is nothing to say', async () => {
  expect(await listFaults()).toEqual([]);
});

const ROLE_FAULTS: [name: string, down: string, up: string, says: string][] = [
  ['a superuser', `ALTER ROLE ${role} SUPERUSER`, `ALTER ROLE ${role} NOSUPERUSER`, 'a superuser'],
  ['bypassing', `ALTER ROLE ${role} BYPASSRLS`, `ALTER ROLE ${role} NOBYPASSRLS`, 'bypasses row-level security'],
  ['a maker of roles', `ALTER ROLE ${role} CREATEROLE`, `ALTER ROLE ${role} NOCREATEROLE`, 'may create roles'],
  ['one of the readers', `GRANT agency_reader TO ${role}`, `REVOKE agency_reader FROM ${role}`, 'agency_reader'],
  ['one of the keepers', `GRANT agency_keeper TO ${role}`, `REVOKE agency_keeper FROM ${role}`, 'agency_keeper'],
  ['one of the owners', `GRANT agency_owner TO ${role}`, `REVOKE agency_owner FROM ${role}`, 'which owns'],
  ['an owner', `ALTER TABLE jobs OWNER TO ${role}`, 'ALTER TABLE jobs OWNER TO agency_owner', 'which owns jobs'],
  ['over all data', `GRANT pg_read_all_data TO ${role}`, `REVOKE pg_read_all_data FROM ${role}`, 'pg_read_all_data'],
];

test.each(ROLE_FAULTS)('a role that is %s is refused', async (_name, down, up, says) => {
  await asSuperuser(db, down);
  try {
    expect((await listFaults()).join('\n')).toContain(says);
  } finally {
    await asSuperuser(db, up);
  }
  expect(await listFaults()).toEqual([]);
});

const TABLE_FAULTS: [name: string, down: string, up: string, says: string][] = [
  [
    'without row-level security',
    'ALTER TABLE jobs DISABLE ROW LEVEL SECURITY',
    'ALTER TABLE jobs ENABLE ROW LEVEL SECURITY',
    'table jobs',
  ],
  [
    'that does not force it',
    'ALTER TABLE sessions NO FORCE ROW LEVEL SECURITY',
    'ALTER TABLE sessions FORCE ROW LEVEL SECURITY',
    'table sessions',
  ],
  [
    'of tasks that does not force it',
    'ALTER TABLE tasks.job_common NO FORCE ROW LEVEL SECURITY',
    'ALTER TABLE tasks.job_common FORCE ROW LEVEL SECURITY',
    'table job_common',
  ],
  ['that is new', 'CREATE TABLE public.notes ()', 'DROP TABLE public.notes', 'table notes'],
  ['that is new among the tasks', 'CREATE TABLE tasks.notes ()', 'DROP TABLE tasks.notes', 'table notes'],
  [
    'that is new and has no policy',
    'CREATE TABLE app.notes (); ALTER TABLE app.notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY',
    'DROP TABLE app.notes',
    'table notes',
  ],
  [
    'with a policy for everybody',
    'CREATE POLICY jobs_open ON jobs USING (true)',
    'DROP POLICY jobs_open ON jobs',
    'policy jobs_open',
  ],
  [
    'seen through a view',
    'CREATE VIEW public.everything AS SELECT * FROM jobs',
    'DROP VIEW public.everything',
    'view everything',
  ],
];

test.each(TABLE_FAULTS)('a table %s is refused', async (_name, down, up, says) => {
  await asSuperuser(db, down);
  try {
    expect(await listFaults()).toEqual([expect.stringContaining(says)]);
  } finally {
    await asSuperuser(db, up);
  }
  expect(await listFaults()).toEqual([]);
});

describe('the site itself', () => {
  test('does not start, says all that is wrong in sentences, and ends with 1', async () => {
    await asSuperuser(db, 'ALTER TABLE jobs NO FORCE ROW LEVEL SECURITY', `ALTER ROLE ${role} BYPASSRLS`);
    const run = runServer({
      PORT: String(await freePort()),
      DATABASE_URL: roleUrl(),
      MIGRATION_DATABASE_URL: db.ownerUrl,
    });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('table jobs has no forced row-level security with a policy');
    expect(run.output()).toContain('bypasses row-level security');
    expect(run.output()).not.toMatch(/\n\s+at /);
    await asSuperuser(db, 'ALTER TABLE jobs FORCE ROW LEVEL SECURITY', `ALTER ROLE ${role} NOBYPASSRLS`);
  });
});
