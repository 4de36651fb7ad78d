/** All names and locations of bench/places, in the full form of the suite. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db?.drop());

test('no typed place is read as another, and nearly all are known', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/places.ts'], {
    env: { ...process.env, PLACES_DATABASE_URL: db.ownerUrl },
  });
  const [typed, right] = /typed\.txt: (\d+), (\d+) right/.exec(stdout)?.slice(1).map(Number) ?? [];
  expect(stdout).toMatch(/^typed\.txt: .*, 0 wrong$/m);
  expect(right ?? 0).toBeGreaterThanOrEqual(0.97 * (typed ?? 1));
});
