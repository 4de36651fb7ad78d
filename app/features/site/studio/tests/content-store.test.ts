import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KnownItems, readContent } from '#db/content/content.ts';
import { seedContent } from '#db/seed/seed-content.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
const knownItems: KnownItems = new Map();

beforeAll(async () => {
  database = await createTestDatabase();
  await seedContent(database.database);
});

afterAll(() => database?.drop());

const read = () => database.database.asSystem((transaction) => readContent(transaction, knownItems));
const change = (statement: ReturnType<typeof sql>) =>
  database.database.asSystem((transaction) => statement.execute(transaction));

test('an item that has not changed is the same object as before, and one that has is read anew', async () => {
  const before = await read();
  const [unchanged, changed] = before.content.articles;
  const checks = new Map([...knownItems].map(([id, { checked }]) => [id, checked]));
  await change(sql`
    UPDATE content_items SET published = jsonb_set(published, '{title}', '"Another title"') WHERE id = ${changed?.id}`);
  const after = await read();
  expect(after.content.articles.find(({ id }) => id === changed?.id)?.title).toBe('Another title');
  expect(after.content.articles.find(({ id }) => id === unchanged?.id)).toEqual(unchanged);
  const readAnew = [...knownItems].filter(([id, { checked }]) => checks.get(id) !== checked).map(([id]) => id);
  expect(readAnew).toEqual([changed?.id]);
});

test('an item that is taken off goes, and comes back when it is published again', async () => {
  const [question] = (await read()).content.questions;
  await change(
    sql`UPDATE content_items SET draft = published, published = NULL, published_at = NULL WHERE id = ${question?.id}`,
  );
  expect((await read()).content.questions.some(({ id }) => id === question?.id)).toBe(false);
  expect(knownItems.has(question?.id ?? '')).toBe(false);
  await change(
    sql`UPDATE content_items SET published = draft, draft = NULL, published_at = now() WHERE id = ${question?.id}`,
  );
  expect((await read()).content.questions.find(({ id }) => id === question?.id)).toEqual(question);
});

test('an item that its schema refuses is left out and named, each time it is asked for', async () => {
  const [question] = (await read()).content.questions;
  await change(sql`UPDATE content_items SET published = '{"question": 7}' WHERE id = ${question?.id}`);
  for (const { faults, content } of [await read(), await read()]) {
    expect(faults).toMatchObject([{ id: question?.id, collection: 'questions' }]);
    expect(content.questions.some(({ id }) => id === question?.id)).toBe(false);
  }
});

test('another address and another place in the list count, too', async () => {
  const [first, second] = (await read()).content.places;
  await change(sql`UPDATE content_items SET position = 900, slug = 'elsewhere' WHERE id = ${first?.id}`);
  const { places } = (await read()).content;
  expect([places[0]?.id, places.at(-1)?.slug]).toEqual([second?.id, 'elsewhere']);
});
