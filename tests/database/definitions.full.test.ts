/** Functions, policies and triggers are what their files say: db/functions, db/policies and db/triggers (decision 49). */
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listChangedDefinitions, listDefinitions } from '#db/definitions.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readCatalog } from '#tests/support/definitions-catalog.ts';

/** Migrations up to this one made functions, policies and triggers themselves. */
const LAST_OF_ITS_KIND = '0027_definitions.sql';

let db: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  db = await createTestDatabase();
  owner = new pg.Client({ connectionString: db.ownerUrl });
  await owner.connect();
});

afterAll(async () => {
  await owner?.end();
  await db?.drop();
});

test('while all of them are applied, transactions that use several tables in any order wait and do not fail', async () => {
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
});

test('an installation that stopped at the last migration of the old kind ends with the same schema as a new one', async () => {
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
});
