import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPlainRead } from '#db/connections/locked-statements.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let owner: pg.Client;
let site: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  site = new pg.Client({ connectionString: database.appUrl });
  await Promise.all([owner.connect(), site.connect()]);
});

afterAll(async () => {
  await Promise.all([owner.end(), site.end()]);
  await database.drop();
});

const IS_OUR_SCHEMA = `n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'`;

test('every table has row-level security enabled and forced, with a policy', async () => {
  const { rows } = await owner.query<{ name: string; enabled: boolean; forced: boolean; policies: number }>(`
    SELECT c.oid::regclass::text AS name, relrowsecurity AS enabled, relforcerowsecurity AS forced,
           (SELECT count(*)::int FROM pg_policy WHERE polrelid = c.oid) AS policies
    FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace WHERE relkind IN ('r', 'p') AND ${IS_OUR_SCHEMA}`);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['profiles', 'jobs', 'liked_jobs', 'swiped_jobs']),
  );
  expect(rows.filter(({ enabled, forced, policies }) => !enabled || !forced || policies === 0)).toEqual([]);
});

test('views read with the rights of the role that queries them (Z09)', async () => {
  const { rows } = await owner.query(`
    SELECT c.oid::regclass::text AS name FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE relkind IN ('v', 'm') AND ${IS_OUR_SCHEMA} AND NOT coalesce(reloptions @> '{security_invoker=true}', false)`);
  expect(rows).toEqual([]);
});

test('the roles of the site are neither superuser nor owner and step around nothing', async () => {
  const { rows } = await owner.query(`
    SELECT rolname AS name, rolsuper AS superuser, rolbypassrls AS bypasses, rolcreaterole AS makes_roles,
           ARRAY(SELECT c.oid::regclass::text FROM pg_class AS c WHERE pg_has_role(r.oid, relowner, 'MEMBER')
                 AND relkind IN ('r', 'p')) AS owns
    FROM pg_roles AS r WHERE rolname IN ('agency_web', 'agency_app', 'agency_keeper', 'agency_reader') ORDER BY 1`);
  const harmless = { superuser: false, bypasses: false, makes_roles: false, owns: [] };
  expect(rows).toEqual(
    ['agency_app', 'agency_keeper', 'agency_reader', 'agency_web'].map((name) => ({ name, ...harmless })),
  );
});

test('functions that lend their rights look nowhere but in our own schemas (Z09)', async () => {
  const { rows } = await owner.query<{ name: string; path: string | null }>(`
    SELECT p.oid::regprocedure::text AS name,
           (SELECT setting FROM unnest(proconfig) AS setting WHERE setting LIKE 'search\\_path=%') AS path
    FROM pg_proc AS p JOIN pg_namespace AS n ON n.oid = p.pronamespace WHERE prosecdef AND ${IS_OUR_SCHEMA}`);
  expect(rows.length).toBeGreaterThan(0);
  // pg_temp must come last: otherwise a temporary table could shadow ours.
  expect(rows.filter(({ path }) => !path?.startsWith('search_path=pg_catalog') || !path.endsWith('pg_temp'))).toEqual(
    [],
  );
});

test('functions that lend their rights belong to roles without a login (Z09)', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    SELECT DISTINCT r.rolname AS name FROM pg_proc AS p JOIN pg_namespace AS n ON n.oid = p.pronamespace
    JOIN pg_roles AS r ON r.oid = p.proowner WHERE prosecdef AND NOT r.rolcanlogin AND ${IS_OUR_SCHEMA} ORDER BY 1`);
  expect(rows.map(({ name }) => name)).toEqual(['agency_keeper', 'agency_reader']);
  const definerFunctions = await owner.query(`
    SELECT p.oid::regprocedure::text AS name FROM pg_proc AS p JOIN pg_namespace AS n ON n.oid = p.pronamespace
    JOIN pg_roles AS r ON r.oid = p.proowner WHERE prosecdef AND r.rolcanlogin AND ${IS_OUR_SCHEMA}`);
  expect(definerFunctions.rows).toEqual([]);
});

// find_people changes no row; it calls the planner, which a STABLE function may not.
test('no statement that calls a procedure which may change rows counts as a plain read', async () => {
  const { rows } = await site.query<{ name: string }>(`
    SELECT DISTINCT proname AS name FROM pg_proc AS p JOIN pg_namespace AS n ON n.oid = p.pronamespace
    WHERE provolatile = 'v' AND proname <> 'find_people' AND prorettype <> 'trigger'::regtype AND nspname IN ('public', 'app')
      AND has_function_privilege(p.oid, 'EXECUTE')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`);
  const call = new RegExp(`\\b(${rows.map(({ name }) => name).join('|')})\\(`);
  const sources = ['app', 'db', 'platform', 'server'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!test)\.tsx?$/.test(file))
      .map((file) => readFileSync(`${room}/${file}`, 'utf8')),
  );
  const statements = sources
    .flatMap((source) => [...source.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`/g)])
    .map(([, statement = '']) => statement)
    .filter((statement) => call.test(statement));
  expect(statements.length).toBeGreaterThan(10);
  expect(statements.filter(isPlainRead)).toEqual([]);
});

test('no function that lends its rights is open to every role (Z09)', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    SELECT p.oid::regprocedure::text AS name FROM pg_proc AS p JOIN pg_namespace AS n ON n.oid = p.pronamespace
    WHERE prosecdef AND ${IS_OUR_SCHEMA} AND has_function_privilege('public', p.oid, 'EXECUTE')`);
  expect(rows).toEqual([]);
});

test('every foreign key is found by an index, or deleting one row would read whole tables', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    SELECT conrelid::regclass || ' (' || array_to_string(ARRAY(
             SELECT attname FROM unnest(conkey) AS k JOIN pg_attribute ON attrelid = conrelid AND attnum = k), ', ') || ')' AS name
    FROM pg_constraint AS f JOIN pg_class AS c ON c.oid = conrelid JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE contype = 'f' AND n.nspname = 'public'
      AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = conrelid AND indpred IS NULL AND indkey[0] = ANY (conkey))`);
  expect(rows).toEqual([]);
});

describe('what the site may write', () => {
  const columns = async (privilege: string, table: string) => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped
       AND has_column_privilege('agency_app', attrelid, attnum, $2)`,
      [table, privilege],
    );
    return rows.map(({ name }) => name);
  };

  test.each(['id', 'email', 'role', 'status', 'approved_by', 'approved_at', 'is_demo', 'created_at', 'cv_url'])(
    'it cannot change %s of a profile',
    async (column) => {
      expect(await columns('UPDATE', 'profiles')).not.toContain(column);
    },
  );

  test('a person cannot raise themselves, also where no check of ours stands in between', async () => {
    for (const change of [`role = 'admin'`, `status = 'approved'`, `email = 'x@y.example'`]) {
      await expect(site.query(`UPDATE profiles SET ${change}`)).rejects.toThrow('permission denied');
    }
  });

  test.each([
    'TRUNCATE profiles',
    'DROP TABLE jobs',
    'CREATE TABLE public.mine ()',
    'ALTER TABLE jobs DISABLE ROW LEVEL SECURITY',
  ])('it cannot run: %s', async (statement) => {
    await expect(site.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  test.each([
    'SET ROLE postgres',
    'SET ROLE agency_owner',
    'SET ROLE agency_reader',
    'SET ROLE agency_keeper',
    'SET SESSION AUTHORIZATION postgres',
  ])('it cannot become another role: %s', async (statement) => {
    await expect(site.query(`RESET ROLE; ${statement}`)).rejects.toThrow('permission denied');
  });
});
