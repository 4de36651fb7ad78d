import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAskedPlace } from '#app/features/jobs/queries/asked-place.server.ts';
import { EMPTY_SEARCH } from '#app/features/jobs/schema.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.drop());

const read = async (search: string, more = {}) => {
  const { words, circle } = await readAskedPlace(db.database.asPublic, { ...EMPTY_SEARCH, search, ...more });
  return [words, circle && `${circle.miles} ${circle.label}`];
};

test.each([
  ['chef in York', 'chef', '10 York, North Yorkshire'],
  ['forklift driver hull', 'forklift driver', '10 Hull, East Riding of Yorkshire'],
  ['nurse near louth', 'nurse', '10 Louth, Lincolnshire'],
  ['cleaner milton keynes', 'cleaner', '10 Milton Keynes'],
])('of %s the words are %s, within %s', async (search, words, circle) => {
  const [left, found] = await read(search);
  expect(left).toBe(words);
  expect(found).toContain(circle);
});

test.each(['bell rock', 'hull', 'milton keynes', '"chef in York"', 'work in progress', 'night shift'])(
  '%s names no place',
  async (search) => {
    expect(await read(search)).toEqual([search, null]);
  },
);

test('a place that was asked for, or a city that was chosen, leaves the words alone', async () => {
  expect(await read('chef in York', { location: 'Leeds' })).toEqual(['chef in York', null]);
  expect((await read('chef in York', { where: 'Hull', miles: 5 }))[0]).toBe('chef in York');
});
