import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { castMember } from '#tests/support/session.ts';
import { type Watch, watchDatabase } from '#tests/support/walls.ts';

let database: TestDatabase;
let watch: Watch;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  watch = await watchDatabase(database);
});

afterAll(async () => {
  await watch?.end();
  await database?.drop();
});

const { id } = castMember('Aisha');
const asSite = (statement: string) =>
  database.database.asSystem((transaction) => sql.raw(statement).execute(transaction));

test.each([
  ['added', "INSERT INTO profiles (email, full_name) VALUES ('new@mail.example', 'New Person')"],
  ['changed', "UPDATE profiles SET full_name = 'Other Name' WHERE email = 'new@mail.example'"],
  ['removed', "DELETE FROM profiles WHERE email = 'new@mail.example'"],
])('a row that the site has %s is a change', async (_, statement) => {
  await watch.begin();
  await asSite(statement);
  expect(await watch.listChanges()).toContain('public.profiles');
  expect(await watch.listChanges({ apartFrom: ['public.profiles'] })).not.toContain('public.profiles');
});

test('so is a table that is emptied', async () => {
  await watch.begin();
  await asSuperuser(database, 'TRUNCATE ip_attempts');
  expect(await watch.listChanges()).toEqual(['public.ip_attempts']);
});

test('a task that is sent is one, in the part of the table in which it lies', async () => {
  await watch.begin();
  await asSuperuser(
    database,
    `SELECT tasks.create_queue('other', '{"policy": "standard"}')`,
    "INSERT INTO tasks.job (name) VALUES ('other')",
  );
  expect(await watch.listChanges()).toEqual(['tasks.job_common']);
});

test('what is as it was before is no change, whichever time zone it was written in', async () => {
  await watch.begin();
  await asSuperuser(
    database,
    "SET timezone = 'Asia/Tokyo'",
    `UPDATE profiles SET full_name = full_name || ' II', created_at = created_at + interval '1 day' WHERE id = '${id}'`,
    "SET timezone = 'America/Lima'",
    `UPDATE profiles SET full_name = left(full_name, -3), created_at = created_at - interval '1 day' WHERE id = '${id}'`,
  );
  expect(await watch.listChanges()).toEqual([]);
});

test('a row that names a person is foreign to everybody else', async () => {
  await watch.begin();
  await asSuperuser(database, `UPDATE profiles SET full_name = 'Other Name' WHERE id = '${id}'`);
  expect(await watch.listChanges({ foreignTo: [castMember('Tom').id] })).toEqual(['public.people', 'public.profiles']);
  expect(await watch.listChanges({ foreignTo: [id] })).toEqual([]);
});
