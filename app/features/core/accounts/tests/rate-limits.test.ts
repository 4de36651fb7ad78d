import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { rounds } from '#tests/support/rounds.ts';

let db: TestDatabase;
let pools: Database[];

beforeAll(async () => {
  db = await createTestDatabase();
  pools = [db.database, openDatabase(db.appUrl, { size: 4 })];
});

afterAll(async () => {
  await pools?.[1]?.close();
  await db?.drop();
});

async function isAllowed(ip: string, endpoint = 'sign_in', instance = 0): Promise<boolean> {
  const { rows } = await sql<{ passes: boolean }>`
    SELECT check_ip_rate_limit(${ip}::inet, ${endpoint}) AS passes`.execute((pools[instance] ?? db.database).asPublic);
  return rows[0]?.passes ?? false;
}

async function countPasses(tries: number, attempt: (n: number) => Promise<boolean>): Promise<number> {
  const results = [];
  for (let n = 0; n < tries; n += 1) results.push(await attempt(n));
  return results.filter(Boolean).length;
}

const ageAttempts = (ip: string, seconds: number) =>
  asSuperuser(db, `UPDATE ip_attempts SET started_at = started_at - interval '${seconds} seconds' WHERE ip = '${ip}'`);

describe('A12: ten attempts in 15 minutes', () => {
  test('A12: ten pass, and no more', async () => {
    expect(await countPasses(30, () => isAllowed('203.0.113.1'))).toBe(10);
  });

  test('A12: each endpoint has its own count', async () => {
    expect(await countPasses(12, () => isAllowed('203.0.113.2'))).toBe(10);
    expect(await countPasses(12, () => isAllowed('203.0.113.2', 'sign_up'))).toBe(10);
  });

  test('A12: refused attempts do not lengthen the window; after it there are ten again', async () => {
    expect(await countPasses(25, () => isAllowed('203.0.113.3'))).toBe(10);
    await ageAttempts('203.0.113.3', 890);
    expect(await countPasses(5, () => isAllowed('203.0.113.3'))).toBe(0);
    await ageAttempts('203.0.113.3', 11);
    expect(await countPasses(25, () => isAllowed('203.0.113.3'))).toBe(10);
  });

  test('A12: IPv6 counts by /64, which is one household', async () => {
    expect(await countPasses(20, (n) => isAllowed(`2001:db8:1:2:${n.toString(16)}::${n}`))).toBe(10);
    expect(await isAllowed('2001:db8:1:3::1')).toBe(true);
  });

  test('A12: IPv4 counts by address, whatever mask it has', async () => {
    expect(await countPasses(20, (n) => isAllowed(`203.0.113.4/${8 + n}`))).toBe(10);
    expect(await isAllowed('203.0.113.5')).toBe(true);
  });
});

test('A14: of a hundred attempts at once, by two pools, exactly ten pass', async () => {
  for (let round = 0; round < rounds(3, 50); round += 1) {
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, n) => isAllowed(`192.0.2.${round}`, 'sign_in', n % 2)),
    );
    expect(results.filter(Boolean)).toHaveLength(10);
  }
});

test('A14: across the end of a window a hundred at once share ten attempts', async () => {
  await countPasses(15, () => isAllowed('203.0.113.8'));
  await ageAttempts('203.0.113.8', 901);
  const results = await Promise.all(Array.from({ length: 100 }, (_, n) => isAllowed('203.0.113.8', 'sign_in', n % 2)));
  expect(results.filter(Boolean)).toHaveLength(10);
});

test('A12: a refused attempt is logged, with the address it came from', async () => {
  const client = { ip: '203.0.113.9', userAgent: 'a test' };
  const results = [];
  for (let n = 0; n < 11; n += 1) results.push(await passesIpLimit({ database: db.database, client }, 'sign_in'));
  expect(results.filter((isAllowedNow) => !isAllowedNow)).toHaveLength(1);
  const events = await db.database.asSystem((t) =>
    t.selectFrom('security_events').select(['event_type', 'risk_level', 'ip', 'details']).execute(),
  );
  expect(events).toContainEqual({
    event_type: 'rate_limit_exceeded',
    risk_level: 'medium',
    ip: '203.0.113.9',
    details: { endpoint: 'sign_in' },
  });
});

const listBlocks = () =>
  db.database.asSystem((t) =>
    t
      .selectFrom('security_events')
      .select(['risk_level', 'ip', 'user_agent', 'details'])
      .where('event_type', '=', 'ip_blocked')
      .orderBy('id')
      .execute(),
  );

test('a blocked address is logged as ip_blocked with high risk, once for each block', async () => {
  await asSuperuser(db, 'TRUNCATE security_events');
  const client = { ip: '203.0.113.12', userAgent: 'a test' };
  const attempt = () => passesIpLimit({ database: db.database, client }, 'sign_in');
  expect(await countPasses(10, attempt)).toBe(10);
  expect(await listBlocks()).toEqual([]);
  const block = {
    risk_level: 'high',
    ip: client.ip,
    user_agent: client.userAgent,
    details: { endpoint: 'sign_in', minutes: 15 },
  };
  expect(await countPasses(5, attempt)).toBe(0);
  expect(await listBlocks()).toEqual([block]);
  await ageAttempts(client.ip, 901);
  expect(await countPasses(15, attempt)).toBe(10);
  expect(await listBlocks()).toEqual([block, block]);
});

test('of a hundred refusals at once one is logged as the start of the block', async () => {
  await asSuperuser(db, 'TRUNCATE security_events');
  await Promise.all(Array.from({ length: 100 }, (_, n) => isAllowed('203.0.113.13', 'sign_in', n % 2)));
  expect(await listBlocks()).toHaveLength(1);
});

test('A21: five attempts for a bootstrap token', async () => {
  const client = { ip: '203.0.113.10', userAgent: 'a test' };
  expect(await countPasses(8, () => passesIpLimit({ database: db.database, client }, 'bootstrap'))).toBe(5);
});

test.each([
  'SELECT * FROM ip_attempts',
  'DELETE FROM ip_attempts',
  `INSERT INTO ip_attempts VALUES ('203.0.113.11', 'sign_in', 1, now())`,
])('A11: the site reaches the counters by their procedure only, not by: %s', async (statement) => {
  const attempt = db.database.asSystem((transaction) => sql.raw(statement).execute(transaction));
  await expect(attempt).rejects.toThrow('permission denied');
});
