import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countAttempt, findLock, forgiveAttempts } from '#app/features/core/accounts/commands/limits.server.ts';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { rounds } from '#tests/support/rounds.ts';

let db: TestDatabase;
let database: Database;
let otherPool: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  database = db.database;
  otherPool = openDatabase(db.appUrl, { size: 4 });
});

afterAll(async () => {
  await otherPool?.close();
  await db?.drop();
});

let people = 0;
function newEmail(): string {
  people += 1;
  return `person-${people}@mail.example`;
}

async function fail(email: string, times: number) {
  for (let count = 0; count < times; count += 1) await countAttempt(database.asPublic, email);
}

const isLocked = async (email: string) => (await findLock(database.asPublic, email)).isLocked;

const ageAttempts = (email: string, seconds: number) =>
  asSuperuser(
    db,
    `UPDATE login_failures SET first_failed_at = first_failed_at - interval '${seconds} seconds',
       locked_until = locked_until - interval '${seconds} seconds' WHERE identifier = app.login_identifier('${email}')`,
  );

async function secondsLeft(email: string): Promise<number> {
  const lock = await findLock(database.asPublic, email);
  return lock.isLocked ? lock.retryAfterSeconds : 0;
}

describe('A07: the lock', () => {
  test('A07: the fifth failed attempt locks, and the sixth is refused with the time left', async () => {
    const email = newEmail();
    await fail(email, 4);
    expect(await isLocked(email)).toBe(false);
    expect(await countAttempt(database.asPublic, email)).toEqual({ isLocked: false });
    const sixthAttempt = await countAttempt(database.asPublic, email);
    expect(sixthAttempt.isLocked && sixthAttempt.retryAfterSeconds).toBeGreaterThan(895);
    expect(sixthAttempt.isLocked && sixthAttempt.retryAfterSeconds).toBeLessThanOrEqual(900);
  });

  test('A07: attempts while it is locked do not extend it, and are not counted', async () => {
    const email = newEmail();
    await fail(email, 5);
    await ageAttempts(email, 600);
    const before = await sql`SELECT * FROM check_account_lockout(${email}, 'email')`.execute(database.asPublic);
    expect(before.rows).toEqual([{ is_locked: true, retry_after_seconds: expect.any(Number) }]);
    await fail(email, 20);
    expect(await secondsLeft(email)).toBeLessThanOrEqual(300);
    expect(await secondsLeft(email)).toBeGreaterThan(290);
    const failure = await database.asSystem((t) => sql`SELECT 1 FROM login_failures`.execute(t)).catch(String);
    expect(failure).toContain('permission denied');
  });

  test('A07: the lock still holds half a minute before its end, and has ended a second after', async () => {
    const email = newEmail();
    await fail(email, 5);
    await ageAttempts(email, (await secondsLeft(email)) - 30);
    expect(await isLocked(email)).toBe(true);
    await ageAttempts(email, 31);
    expect(await isLocked(email)).toBe(false);
  });

  test('A07: after the lock there are five attempts again, not one', async () => {
    const email = newEmail();
    await fail(email, 5);
    await ageAttempts(email, 901);
    await fail(email, 4);
    expect(await isLocked(email)).toBe(false);
    await fail(email, 1);
    expect(await isLocked(email)).toBe(true);
  });

  test('A07: four failures are forgotten after 15 minutes', async () => {
    const email = newEmail();
    await fail(email, 4);
    await ageAttempts(email, 901);
    await fail(email, 4);
    expect(await isLocked(email)).toBe(false);
  });

  test('A07: a success resets the count, also if successes and failures alternate', async () => {
    const email = newEmail();
    for (let round = 0; round < 3; round += 1) {
      await fail(email, 4);
      await forgiveAttempts(database.asPublic, email);
    }
    expect(await isLocked(email)).toBe(false);
    await fail(email, 5);
    await forgiveAttempts(database.asPublic, email);
    expect(await isLocked(email)).toBe(false);
  });

  test('A07: a lock on one address locks no other address', async () => {
    const [locked, other] = [newEmail(), newEmail()];
    await fail(locked, 9);
    expect(await isLocked(locked)).toBe(true);
    expect(await isLocked(other)).toBe(false);
  });
});

test.each([
  ['case', 'Dev@Mail.Example', 'dev@mail.example'],
  ['spaces around', ' kim@mail.example\t', 'kim@mail.example'],
  ['spaces inside', 'l ee@mail.example', 'lee@mail.example'],
  ['full width', 'ｓａｍ@mail.example', 'sam@mail.example'],
  ['a ligature', 'ﬁn@mail.example', 'fin@mail.example'],
  ['a composed letter', 're\u0301mi@mail.example', 'rémi@mail.example'],
  ['a no-break space', 'ash\u00a0@mail.example', 'ash@mail.example'],
])('A07: %s shares the counter of the plain address', async (_what, variant, stored) => {
  for (let count = 0; count < 5; count += 1) await countAttempt(database.asPublic, count % 2 ? variant : stored);
  expect(await isLocked(variant)).toBe(true);
  expect(await isLocked(stored)).toBe(true);
  await forgiveAttempts(database.asPublic, variant);
  expect(await isLocked(variant)).toBe(false);
  expect(await isLocked(stored)).toBe(false);
});

test('A08: of concurrent attempts on two pools exactly five pass', async () => {
  for (let round = 0; round < rounds(3, 50); round += 1) {
    const email = newEmail();
    const attempts = await Promise.all(
      Array.from({ length: 50 }, (_, n) => countAttempt(n % 2 ? otherPool.asPublic : database.asPublic, email)),
    );
    expect(attempts.filter((attempt) => !attempt.isLocked)).toHaveLength(5);
  }
});

test('A07: a megabyte instead of an address is cut, and counted', async () => {
  const long = `${'a'.repeat(1_048_576)}@mail.example`;
  for (let count = 0; count < 5; count += 1) await countAttempt(database.asPublic, long);
  expect(await isLocked(long)).toBe(true);
});

test.each([
  'SELECT * FROM login_failures',
  'DELETE FROM login_failures',
  `UPDATE login_failures SET locked_until = NULL`,
  `INSERT INTO login_failures VALUES ('a', 'email', 99, now(), now() + interval '1 year')`,
])('A11: the site reaches the counters by their procedures only, not by: %s', async (statement) => {
  const attempt = database.asSystem((transaction) => sql.raw(statement).execute(transaction));
  await expect(attempt).rejects.toThrow('permission denied');
});
