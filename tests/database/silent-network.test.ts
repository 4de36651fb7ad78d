import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Network, startNetwork } from '#tests/support/network.ts';

let db: TestDatabase;
let network: Network;
let database: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  network = await startNetwork(db.appUrl);
  database = openDatabase(network.url, { size: 1, statementTimeout: 500 });
});

afterAll(async () => {
  await database?.close();
  network?.close();
  await db?.drop();
});

const ask = () => sql<{ one: number }>`SELECT 1 AS one`.execute(database.asPublic).then(({ rows }) => rows[0]?.one);
const query = () => database.asSystem((transaction) => sql`SELECT 1`.execute(transaction));

test.each([
  ['one statement', ask],
  ['a transaction', query],
  ['whether it is there', async () => (await database.isReady()) || Promise.reject(new Error('Query read timeout'))],
])('no answer is waited for without end: %s; and the connection is not used again', async (_what, send) => {
  expect(await ask()).toBe(1);
  const before = network.connections;
  const askedAt = performance.now();
  network.silence();
  await expect(send()).rejects.toThrow('Query read timeout');
  network.speak();
  expect(await ask()).toBe(1);
  expect(network.connections).toBeGreaterThan(before);
  expect(await database.isReady()).toBe(true);
  // Only visitors' requests are told to try again later.
  if (send !== ask) return;
  expect(database.wasOutOfReachSince(askedAt)).toBe(true);
});
