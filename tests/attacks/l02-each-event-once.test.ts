import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logEvent, logFailedSignIn, logSuspicion } from '#app/features/core/accounts/commands/limits.server.ts';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const TIMEOUT_MS = 600_000;

let db: TestDatabase;
let pool: Database;
const CONNECTIONS = 16;
const client = { ip: '203.0.113.77', userAgent: 'Mozilla/5.0 (a test)' };

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  pool = openDatabase(db.appUrl, { size: CONNECTIONS });
});

beforeEach(() => asSuperuser(db, 'TRUNCATE security_events, security_event_rates'));

afterAll(async () => {
  await pool?.close();
  await db?.drop();
});

test('L02: each event once, with the moment in UTC, the account, and where it came from', async () => {
  await logEvent(pool.asPublic, client, { type: 'login', userId: EMPLOYER, details: { session: 'full' } });
  await logFailedSignIn({ database: pool, client }, 'Someone@Mail.example');
  await logSuspicion({ database: pool, client }, 'malicious_input', { endpoint: 'sign_up' });
  const events = await queryTasks(
    db,
    `SELECT event_type, risk_level, user_id, email, host(ip) AS ip, user_agent, details,
            created_at AT TIME ZONE 'UTC' BETWEEN (now() AT TIME ZONE 'UTC') - interval '1 minute' AND now() AT TIME ZONE 'UTC' AS is_now
     FROM security_events ORDER BY id`,
  );
  const from = { ip: client.ip, user_agent: client.userAgent, is_now: true };
  expect(events).toEqual([
    { event_type: 'login', risk_level: 'low', user_id: EMPLOYER, email: null, details: { session: 'full' }, ...from },
    {
      event_type: 'failed_login',
      risk_level: 'low',
      user_id: null,
      email: 'someone@mail.example',
      details: {},
      ...from,
    },
    {
      event_type: 'malicious_input',
      risk_level: 'high',
      user_id: null,
      email: null,
      details: { endpoint: 'sign_up' },
      ...from,
    },
  ]);
});

test(
  'L02: of a storm over many connections a hundred a second are kept, and all are counted',
  async () => {
    const storm = rounds(1_600, 10_000);
    // Each sender waits for its own answers: all at once would exceed the pool's timeout.
    const send = async (sender: number) => {
      for (let n = sender; n < storm; n += CONNECTIONS) {
        await logFailedSignIn({ database: pool, client }, `person-${n}@mail.example`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, sender) => send(sender)));
    const [counted] = await queryTasks<{ events: number; kept: number; most: number }>(
      db,
      `SELECT sum(events)::int AS events, sum(least(events, 100))::int AS kept, max(events) AS most FROM security_event_rates`,
    );
    const [stored] = await queryTasks<{ kept: number; most: number }>(
      db,
      'SELECT count(*)::int AS kept, count(DISTINCT email)::int AS emails FROM security_events',
    );
    measured('L02', `of ${storm.toLocaleString('en-GB')} events all were counted and ${stored?.kept} kept`);
    expect(counted?.events).toBe(storm);
    expect(counted?.most).toBeGreaterThan(100);
    expect(stored).toEqual({ kept: counted?.kept, emails: counted?.kept });
  },
  TIMEOUT_MS,
);
