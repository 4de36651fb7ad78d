import { once } from 'node:events';
import net from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

/** A network between the site and its database that passes on nothing and says nothing. */
let db: TestDatabase;
let network: net.Server;
let database: Database;
let isSilent = false;
let connections = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  const url = new URL(db.appUrl);
  const socket = `${url.searchParams.get('host')}/.s.PGSQL.${url.searchParams.get('port') ?? (url.port || 5432)}`;
  network = net.createServer((near) => {
    connections += 1;
    const far = net.connect(socket);
    for (const each of [near, far]) each.on('error', () => undefined);
    near.on('data', (bytes) => isSilent || far.write(bytes)).on('close', () => far.destroy());
    far.on('data', (bytes) => isSilent || near.write(bytes)).on('close', () => near.destroy());
  });
  await once(network.listen(0, '127.0.0.1'), 'listening');
  const { port } = network.address() as net.AddressInfo;
  const through = `postgresql://${url.username}:${url.password}@127.0.0.1:${port}${url.pathname}`;
  database = openDatabase(through, { size: 1, statementTimeout: 100 });
});

afterAll(async () => {
  await database?.close();
  network?.close();
  await db?.drop();
});

const ask = () => sql<{ one: number }>`SELECT 1 AS one`.execute(database.asPublic).then(({ rows }) => rows[0]?.one);
const asked = () => database.asSystem((transaction) => sql`SELECT 1`.execute(transaction));

test.each([
  ['one statement', ask],
  ['a transaction', asked],
  ['whether it is there', async () => (await database.isReady()) || Promise.reject(new Error('Query read timeout'))],
])('no answer is waited for without end: %s; and the connection is not used again', async (_what, send) => {
  expect(await ask()).toBe(1);
  const before = connections;
  const askedAt = performance.now();
  isSilent = true;
  await expect(send()).rejects.toThrow('Query read timeout');
  isSilent = false;
  expect(await ask()).toBe(1);
  expect(connections).toBe(before + 1);
  expect(await database.isReady()).toBe(true);
  // What a visitor is told by: another try is worth while.
  if (send !== ask) return;
  expect(database.wasOutOfReachSince(askedAt)).toBe(true);
});
