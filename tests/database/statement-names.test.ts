import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';

/**
 * Frequent statements are prepared per connection (docs/decisions/0091). The test uses one connection, so that it knows which are prepared.
 */
let db: TestDatabase;
let database: Database;
/** Enough calls for PostgreSQL to choose a generic plan: five unprepared, five with a custom plan. */
const OFTEN = 12;

beforeAll(async () => {
  db = await createTestDatabase();
  database = openDatabase(db.appUrl, { size: 1 });
  await addPeople(db.database);
  await addJobs(
    db.database,
    { user_id: EMPLOYER, status: 'draft' },
    { user_id: EMPLOYER, status: 'draft' },
    { user_id: ADMIN },
  );
});

afterAll(async () => {
  await database?.close();
  await db?.drop();
});

const askAsPublic = async (text: string, values: unknown[] = []) =>
  (await database.asPublic.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))).rows;
const often = async <Result>(ask: () => Promise<Result>): Promise<Result[]> => {
  const answers: Result[] = [];
  for (let count = 0; count < OFTEN; count += 1) answers.push(await ask());
  return answers;
};
const countPrepared = async (text: string) =>
  (
    await askAsPublic(`SELECT name, generic_plans::integer AS plans FROM pg_prepared_statements WHERE statement = $1`, [
      text,
    ])
  ).length;

test('a kept plan shows each person their own rows, and a stranger none', async () => {
  const drafts = (actor: string) =>
    database.asActor(actor, (transaction) =>
      transaction.selectFrom('jobs').select('id').where('status', '=', 'draft').execute(),
    );
  const counts = async (actor: string) => new Set((await often(() => drafts(actor))).map((rows) => rows.length));
  expect(await counts(EMPLOYER)).toEqual(new Set([2]));
  expect(await counts(randomUUID())).toEqual(new Set([0]));
  expect(await counts(EMPLOYER)).toEqual(new Set([2]));
  expect(await countPrepared('select "id" from "jobs" where "status" = $1')).toBe(1);
  expect(await askAsPublic('select "id" from "jobs" where "status" = $1', ['draft'])).toEqual([]);
});

test('a migration that adds a column changes what is asked for with a star, and fails nothing', async () => {
  await asSuperuser(
    db,
    'CREATE TABLE widths (id integer); GRANT SELECT ON widths TO agency_app; INSERT INTO widths VALUES (1)',
  );
  const [all, one] = ['SELECT * FROM widths', 'SELECT id FROM widths'];
  await often(() => askAsPublic(all));
  await often(() => askAsPublic(one));
  const inTransaction = () =>
    database.asActor(ADMIN, async (transaction) => [
      (await transaction.executeQuery(CompiledQuery.raw(all))).rows,
      (await transaction.executeQuery(CompiledQuery.raw(one))).rows,
    ]);
  await often(inTransaction);
  expect([await countPrepared(all), await countPrepared(one)]).toEqual([1, 1]);
  await asSuperuser(db, 'ALTER TABLE widths ADD COLUMN width integer DEFAULT 7');
  expect(await inTransaction()).toEqual([[{ id: 1, width: 7 }], [{ id: 1 }]]);
  expect(await askAsPublic(all)).toEqual([{ id: 1, width: 7 }]);
  await often(() => askAsPublic(all));
  expect(await countPrepared(all)).toBe(2);
});

test('a connection that has forgotten its statements is asked without names', async () => {
  const text = 'SELECT 1 AS "one of many"';
  await often(() => askAsPublic(text));
  expect(await countPrepared(text)).toBe(1);
  // A pooler may hand out a connection without the prepared statements.
  await askAsPublic('DISCARD ALL');
  expect(await askAsPublic(text)).toEqual([{ 'one of many': 1 }]);
  await often(() => database.asSystem((transaction) => sql`SELECT 2 AS "as the site"`.execute(transaction)));
  expect(await askAsPublic('SELECT name FROM pg_prepared_statements')).toEqual([]);
});

test('a statement that fails says so each time, and its connection goes on', async () => {
  const divide = (by: number) => askAsPublic('SELECT 1 / $1::integer AS part', [by]);
  await database.close();
  database = openDatabase(db.appUrl, { size: 1 });
  for (const by of [...Array.from({ length: OFTEN }, () => 1), 0, 0, 1])
    await (by
      ? expect(divide(by)).resolves.toEqual([{ part: 1 }])
      : expect(divide(by)).rejects.toThrow('division by zero'));
});
