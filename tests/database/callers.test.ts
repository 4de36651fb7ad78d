/** Each transaction names its caller at its start (db/connections/begin-for.server.ts). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, type Queries } from '#db/connections/client.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let db: TestDatabase;
/** One connection, so that each test has the one that the test before it used. */
let database: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  database = openDatabase(db.appUrl, { size: 1 });
});

afterAll(async () => {
  await database?.close();
  await db?.drop();
});

const PERSON = randomUUID();

async function callerIn(queries: Queries) {
  const { rows } = await sql<{ actor: string; system: string }>`
    SELECT coalesce(current_setting('app.actor_id', true), '') AS actor,
           coalesce(current_setting('app.is_system', true), '') AS system`.execute(queries);
  return rows[0];
}

test('a person and the site itself are said within their transaction alone', async () => {
  expect(await database.asActor(PERSON, callerIn)).toEqual({ actor: PERSON, system: '' });
  expect(await callerIn(database.asPublic)).toEqual({ actor: '', system: '' });
  expect(await database.asSystem(callerIn)).toEqual({ actor: '', system: 'on' });
  expect(await callerIn(database.asPublic)).toEqual({ actor: '', system: '' });
});

test('one transaction that begins while another is underway says its own', async () => {
  const others = openDatabase(db.appUrl, { size: 2 });
  const found = await others.asActor(PERSON, async (transaction) => {
    const inside = await others.asSystem(callerIn);
    return [inside, await callerIn(transaction)];
  });
  await others.close();
  expect(found).toEqual([
    { actor: '', system: 'on' },
    { actor: PERSON, system: '' },
  ]);
});

test('an id that is a statement stays a text', async () => {
  const attack = `x'; SET LOCAL app.is_system = 'on'; --`;
  expect(await database.asActor(attack, callerIn)).toEqual({ actor: attack, system: '' });
  expect(await database.asActor(`\\${attack}`, callerIn)).toEqual({ actor: `\\${attack}`, system: '' });
});

test('one that cannot begin leaves a connection that can', async () => {
  await expect(database.asActor('with \0', callerIn)).rejects.toThrow();
  expect(await database.asActor(PERSON, callerIn)).toEqual({ actor: PERSON, system: '' });
});
