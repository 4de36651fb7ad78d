import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { changeLists } from '#app/features/people/people-lists/commands/change-lists.server.ts';
import { tagPeople } from '#app/features/people/people-lists/commands/tag-people.server.ts';
import { listLists } from '#app/features/people/people-lists/queries/lists.server.ts';
import { MOST_LISTS } from '#app/features/people/people-lists/schema.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let one: Consultant;
let two: Consultant;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  one = actingAdmin(await addColleague(db, 'consultant', 'Consultant One'), 'Consultant One');
  two = actingAdmin(await addColleague(db, 'consultant', 'Consultant Two'), 'Consultant Two');
});

afterAll(() => db?.drop());

const save = (name: string, search: string, by = one, shared?: 'yes') =>
  changeLists(db, by, { intent: 'save', name, search, shared });
const namesOf = async (reader: Consultant) => (await listLists(db.database, reader)).map(({ name }) => name);
const idOf = async (name: string) => (await listLists(db.database, one)).find((list) => list.name === name)?.id ?? '';
const addPerson = async (tags: string[]) => {
  const [row] = await queryTasks<{ id: string }>(
    db,
    `INSERT INTO people (full_name, source, tags) VALUES ('Ida Marsh', 'desk', $1) RETURNING id`,
    [tags],
  );
  return row?.id ?? '';
};
const tagsOf = async (id: string) =>
  (await queryTasks<{ tags: string[] }>(db, 'SELECT tags FROM people WHERE id = $1', [id]))[0]?.tags;

test('a list is private until its owner shares it, and only the owner changes it', async () => {
  expect(await save('Nights', '?tag=nights&page=7&evil=1&miles=3')).toEqual({ ok: true });
  expect(await save('Shared', '?search=chef', one, 'yes')).toEqual({ ok: true });
  expect(await listLists(db.database, one)).toMatchObject([
    { name: 'Nights', search: '?tag=nights', isShared: false, isOwn: true },
    { name: 'Shared', search: '?search=chef', isShared: true, ownerName: 'Consultant One' },
  ]);
  expect(await namesOf(two)).toEqual(['Shared']);
  const [sharedList, ownList] = [await idOf('Shared'), await idOf('Nights')];
  for (const id of [sharedList, ownList, randomUUID()])
    expect(await changeLists(db, two, { intent: 'remove', id })).toEqual({ ok: false, reason: 'list_gone' });
  expect(await changeLists(db, one, { intent: 'unshare', id: sharedList })).toEqual({ ok: true });
  expect(await namesOf(two)).toEqual([]);
  expect(await changeLists(db, one, { intent: 'share', id: ownList })).toEqual({ ok: true });
  expect(await namesOf(two)).toEqual(['Nights']);
  expect(await changeLists(db, one, { intent: 'remove', id: ownList })).toEqual({ ok: true });
  expect(await namesOf(two)).toEqual([]);
});

test('names are unique, a search without filters is no list, and the number of lists is limited', async () => {
  expect(await save('Chefs', '?search=chef', two)).toEqual({ ok: true });
  expect(await save('CHEFS', '?search=cook', two)).toEqual({ ok: false, reason: 'name_taken' });
  expect(await save('All', '?page=2&sort=name', two)).toEqual({ ok: false, reason: 'everybody' });
  await queryTasks(
    db,
    `INSERT INTO people_lists (owner_id, owner_name, name, search) SELECT $1, 'x', 'List ' || n, '?tag=x' FROM generate_series(2, $2) AS n`,
    [two.id, MOST_LISTS],
  );
  expect(await save('One more', '?tag=x', two)).toEqual({ ok: false, reason: 'too_many' });
});

test('a tag is added and removed once, ignoring case, with an audit entry for each changed person', async () => {
  const [bare, tagged, full] = [
    await addPerson([]),
    await addPerson(['nights']),
    await addPerson(Array.from({ length: 20 }, (_, n) => `tag ${n}`)),
  ];
  const people = [bare, tagged, full, randomUUID()];
  expect(await tagPeople(db, one, { people, tag: 'Nights', intent: 'add' })).toEqual({ ok: true, changed: 1 });
  expect([await tagsOf(bare), await tagsOf(tagged)]).toEqual([['nights'], ['nights']]);
  expect(await tagsOf(full)).toHaveLength(20);
  expect(await tagPeople(db, one, { people, tag: 'nights', intent: 'add' })).toEqual({
    ok: false,
    reason: 'none_changed',
  });
  expect(await tagPeople(db, one, { people, tag: 'NIGHTS', intent: 'remove' })).toEqual({ ok: true, changed: 2 });
  expect([await tagsOf(bare), await tagsOf(tagged)]).toEqual([[], []]);
  expect(await tagPeople(db, one, { people, tag: 'nights', intent: 'remove' })).toEqual({
    ok: false,
    reason: 'none_had_it',
  });
  const entries = await queryTasks(
    db,
    `SELECT action, actor_name FROM audit_entries WHERE subject_type = 'person' AND subject_id = $1`,
    [bare],
  );
  expect(entries).toEqual(
    Array.from({ length: 2 }, () => ({ action: 'person_changed', actor_name: 'Consultant One' })),
  );
});

test('two colleagues who tag the same people at once wait for each other, and both tags stay', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => addPerson([])));
  await Promise.all([
    tagPeople(db, one, { people, tag: 'first', intent: 'add' }),
    tagPeople(db, two, { people: people.toReversed(), tag: 'second', intent: 'add' }),
  ]);
  for (const id of people) expect((await tagsOf(id))?.toSorted()).toEqual(['first', 'second']);
});

test('an employer reads, adds and changes none', async () => {
  await save('Kept', '?tag=kept', one, 'yes');
  for (const statement of [
    sql`SELECT id FROM people_lists`,
    sql`UPDATE people_lists SET is_shared = true RETURNING id`,
    sql`DELETE FROM people_lists RETURNING id`,
  ])
    expect((await db.database.asActor(EMPLOYER, (t) => statement.execute(t))).rows).toEqual([]);
  const added = db.database.asActor(EMPLOYER, (t) =>
    sql`INSERT INTO people_lists (owner_id, owner_name, name, search) VALUES (${EMPLOYER}, 'x', 'x', '?tag=x')`.execute(
      t,
    ),
  );
  await expect(added).rejects.toThrow('row-level security');
});
