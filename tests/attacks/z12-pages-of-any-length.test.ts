import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeOf } from '#tests/support/cost.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds } from '#tests/support/rounds.ts';

const MOST_MILLISECONDS = 50;
let db: TestDatabase;
let slowest = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  await addJobs(db.database, ...Array.from({ length: 120 }, () => ({})));
  await db.database.asSystem((transaction) =>
    sql`INSERT INTO profiles (email, full_name) SELECT n || '@mail.example', 'Number ' || n FROM generate_series(1, 120) AS n`.execute(
      transaction,
    ),
  );
});

afterAll(() => db.drop());

const jobs = async (limit: string, offset: string) =>
  (
    await sql`SELECT * FROM get_public_jobs(_limit => ${limit}::integer, _offset => ${offset}::integer)`.execute(
      db.database.asPublic,
    )
  ).rows.length;

const accounts = (limit: string, offset: string) =>
  db.database.asActor(
    ADMIN,
    async (transaction) =>
      (
        await sql`SELECT * FROM app.list_accounts(_limit => ${limit}::integer, _offset => ${offset}::integer)`.execute(
          transaction,
        )
      ).rows.length,
  );

describe.each([
  ['get_public_jobs', jobs, 120],
  ['app.list_accounts', accounts, 123],
] as const)('%s', (_name, count, total) => {
  test.each([
    ['-1', '0', 1],
    ['0', '0', 1],
    ['-2147483648', '0', 1],
    ['1', '0', 1],
    ['100', '0', 100],
    ['101', '0', 100],
    ['1000000000', '0', 100],
    ['2147483647', '-1', 100],
    ['100', '-2147483648', 100],
    ['100', '100', total - 100],
    ['100', '2147483647', 0],
  ])('limit %s from %s on: %i rows', async (limit, offset, rows) => {
    expect(await count(limit, offset)).toBe(rows);
    if (!hasAllRounds) return;
    const time = await timeOf(() => count(limit, offset), MOST_MILLISECONDS);
    slowest = Math.max(slowest, time);
    expect(time).toBeLessThanOrEqual(MOST_MILLISECONDS);
  });

  test.each(['100;', '1e9', "1' OR '1'='1", '99999999999', 'NaN', ''])('%j is no number of rows', async (text) => {
    await expect(count(text, '0')).rejects.toThrow(/invalid input syntax|out of range/);
    await expect(count('1', text)).rejects.toThrow(/invalid input syntax|out of range/);
  });
});

test('what is left out is what is usual', async () => {
  const { rows } = await sql`SELECT * FROM get_public_jobs(_limit => NULL, _offset => NULL)`.execute(
    db.database.asPublic,
  );
  expect(rows).toHaveLength(100);
  if (hasAllRounds) measured('Z12', `a page takes ${slowest.toFixed(1)} ms at most`);
});
