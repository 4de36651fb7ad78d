import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { systemClock } from '#platform/clock/clock.server.ts';
import { createAltchaCheck } from '#platform/human-check/altcha.server.ts';
import { purgeSpentChallenges } from '#platform/human-check/spent-challenges.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { solve } from '#tests/support/human-check.ts';
import { ADMIN, addPeople } from '#tests/support/jobs.ts';

const check = createAltchaCheck('4f0c6c1d5b8e27a93e14d0b7f6a2958cd1e3b07a64f82c59', systemClock);
const SPENT_RESULT = { ok: false, reason: 'spent' };

let db: TestDatabase;
let database: Database;
let otherPool: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  database = db.database;
  otherPool = openDatabase(db.appUrl, { size: 4 });
  await addPeople(database);
});

afterAll(async () => {
  await otherPool?.close();
  await db?.drop();
});

const newPayload = async () => solve(await check.issue('sign_up'));
const countSpent = () =>
  database.asSystem(
    async (transaction) => (await transaction.selectFrom('spent_challenges').selectAll().execute()).length,
  );

test('a payload sent a hundred times at once, to two pools, is accepted exactly once', async () => {
  const payload = await newPayload();
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, n) => check.verify(n % 2 ? otherPool : database, payload, 'sign_up')),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 99 }, () => SPENT_RESULT));
});

test('what is refused for another reason is not spent by it', async () => {
  const payload = await newPayload();
  const before = await countSpent();
  expect(await check.verify(database, payload, 'contact_form_submit')).toEqual({ ok: false, reason: 'invalid' });
  expect(await check.verify(database, '', 'sign_up')).toEqual({ ok: false, reason: 'missing' });
  expect(await countSpent()).toBe(before);
  expect(await check.verify(database, payload, 'sign_up')).toEqual({ ok: true });
});

describe('within the transaction of what the form asks for', () => {
  test('a payload may be used again if nothing came of it', async () => {
    const payload = await newPayload();
    const attempt = database.asSystem(async (transaction) => {
      expect(await check.verify(transaction, payload, 'sign_up')).toEqual({ ok: true });
      throw new Error('something else went wrong');
    });
    await expect(attempt).rejects.toThrow('something else went wrong');
    expect(await check.verify(database, payload, 'sign_up')).toEqual({ ok: true });
    expect(await check.verify(otherPool, payload, 'sign_up')).toEqual(SPENT_RESULT);
  });

  test('a second request that sends it meanwhile waits for the outcome', async () => {
    const payload = await newPayload();
    let meanwhile: Promise<unknown> = Promise.resolve();
    await database.asSystem(async (transaction) => {
      expect(await check.verify(transaction, payload, 'sign_up')).toEqual({ ok: true });
      meanwhile = check.verify(otherPool, payload, 'sign_up');
    });
    expect(await meanwhile).toEqual(SPENT_RESULT);
  });

  test('of a person it is refused by the database: only the site itself spends', async () => {
    const payload = await newPayload();
    const attempt = database.asActor(ADMIN, (transaction) => check.verify(transaction, payload, 'sign_up'));
    await expect(attempt).rejects.toThrow('row-level security');
    expect(await database.asPublic.selectFrom('spent_challenges').selectAll().execute()).toEqual([]);
  });
});

test('what has been too old for an hour is forgotten, the rest is kept', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await database.asSystem(async (transaction) => {
    await transaction.deleteFrom('spent_challenges').execute();
    await transaction
      .insertInto('spent_challenges')
      .values([
        { signature: 'a'.repeat(64), expires_at: hoursAgo(2) },
        { signature: 'b'.repeat(64), expires_at: hoursAgo(0.5) },
        { signature: 'c'.repeat(64), expires_at: hoursAgo(-0.1) },
      ])
      .execute();
  });
  expect(await database.asSystem(purgeSpentChallenges)).toBe(1);
  expect(await database.asSystem(purgeSpentChallenges)).toBe(0);
  expect(await countSpent()).toBe(2);
});
