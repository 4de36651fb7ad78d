import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logEvent, logFailedSignIn, logSuspicion } from '#app/features/core/accounts/commands/limits.server.ts';
import { purgeExpired } from '#app/features/core/accounts/commands/retention.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addPeople, EMPLOYER } from '#tests/support/jobs.ts';

let db: TestDatabase;
let database: Database;
const client = { ip: '203.0.113.20', userAgent: 'Mozilla/5.0 (a test)' };

beforeAll(async () => {
  db = await createTestDatabase();
  database = db.database;
  await addPeople(database);
});

beforeEach(() => asSuperuser(db, 'TRUNCATE security_events, security_event_rates'));

afterAll(() => db?.drop());

const listEvents = () =>
  database.asSystem((transaction) => transaction.selectFrom('security_events').selectAll().orderBy('id').execute());

describe('a security event', () => {
  test('records the account, the address, the time and details', async () => {
    await logEvent(database.asPublic, client, { type: 'login', userId: EMPLOYER, details: { session: 'full' } });
    expect(await listEvents()).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(Date),
        event_type: 'login',
        risk_level: 'low',
        user_id: EMPLOYER,
        email: null,
        ip: client.ip,
        user_agent: client.userAgent,
        details: { session: 'full' },
      },
    ]);
  });

  test('of a failed sign-in has the normalised address, and no password', async () => {
    await logFailedSignIn({ database, client }, ' Person@Mail.Example');
    expect(await listEvents()).toMatchObject([
      { event_type: 'failed_login', email: 'person@mail.example', user_id: null, details: {} },
    ]);
  });

  test.each([
    ['malicious_input', 'high'],
    ['concurrent_session', 'high'],
    ['ip_blocked', 'high'],
    ['excessive_form_submissions', 'high'],
    ['rapid_navigation', 'medium'],
    ['devtools_opened', 'medium'],
    ['rate_limit_exceeded', 'medium'],
    ['human_check_failed', 'low'],
  ] as const)('the risk of %s is %s', async (type, risk) => {
    await logSuspicion({ database, client }, type, {});
    expect(await listEvents()).toMatchObject([{ event_type: type, risk_level: risk }]);
  });

  test('long values are cut, also an address of a megabyte', async () => {
    await logFailedSignIn({ database, client: { ...client, userAgent: 'x'.repeat(5_000) } }, 'y'.repeat(1_048_576));
    const [event] = await listEvents();
    expect([event?.email?.length, event?.user_agent?.length]).toEqual([300, 300]);
  });
});

test('L02: in a flood the first hundred of each second are stored, and all are counted', async () => {
  const eventCount = 400;
  await database.asSystem((transaction) =>
    sql`SELECT log_failed_login_attempt('a@mail.example', ${client.ip}) FROM generate_series(1, ${eventCount}::int)`.execute(
      transaction,
    ),
  );
  const { rows } = await database.asSystem((transaction) =>
    sql<{ seconds: number; events: number; kept_at_most: number }>`
      SELECT count(*)::int AS seconds, sum(events)::int AS events, sum(least(events, 100))::int AS kept_at_most
      FROM security_event_rates`.execute(transaction),
  );
  const [counted] = rows;
  expect(counted?.events).toBe(eventCount);
  expect((await listEvents()).length).toBe(counted?.kept_at_most);
});

describe('A11: the log can be written by its procedures only', () => {
  test.each([
    `INSERT INTO security_events (event_type) VALUES ('made_up')`,
    `UPDATE security_events SET event_type = 'login'`,
    'DELETE FROM security_events',
    'TRUNCATE security_events',
    `UPDATE audit_entries SET actor_name = 'another person'`,
    'DELETE FROM audit_entries',
    'DELETE FROM bootstrap_tokens',
    `UPDATE bootstrap_tokens SET used_at = NULL`,
    `UPDATE profiles SET role = 'admin'`,
    `SELECT app.keep_security_event('made_up', 'low', NULL, NULL, NULL, NULL, '{}')`,
    'SET ROLE agency_keeper',
  ])('A11: not even the site itself may: %s', async (statement) => {
    const attempt = database.asSystem((transaction) => sql.raw(statement).execute(transaction));
    await expect(attempt).rejects.toThrow('permission denied');
  });

  test('A11: another database role may call none of the procedures', async () => {
    await asSuperuser(db, 'DROP ROLE IF EXISTS stranger_to_the_site', 'CREATE ROLE stranger_to_the_site LOGIN');
    const url = new URL(db.appUrl);
    url.username = 'stranger_to_the_site';
    const strangersConnection = new pg.Client({ connectionString: url.href });
    await strangersConnection.connect();
    try {
      for (const call of [
        `check_account_lockout('a@mail.example', 'email')`,
        `record_failed_login('a@mail.example', 'email')`,
        `clear_failed_login_attempts('a@mail.example', 'email')`,
        `check_ip_rate_limit('203.0.113.1', 'sign_in')`,
        `log_security_event('made_up')`,
        `log_suspicious_activity('made_up')`,
        `log_failed_login_attempt('a@mail.example')`,
        `is_admin('${ADMIN}')`,
        `app.find_session('\\x00')`,
        `app.use_api_key('\\x00')`,
        `app.use_bootstrap_token('\\x00')`,
      ]) {
        await expect(strangersConnection.query(`SELECT ${call}`)).rejects.toThrow(/permission denied|does not exist/);
      }
    } finally {
      await strangersConnection.end();
      await asSuperuser(db, 'DROP ROLE stranger_to_the_site');
    }
  });

  test.each([
    ['decide_account', `app.decide_account('${EMPLOYER}', 'rejected')`],
    ['delete_account', `app.delete_account('${ADMIN}')`],
    ['list_accounts', 'app.list_accounts()'],
    ['count_accounts', 'app.count_accounts()'],
  ])('A11: %s checks the actor, and refuses all but administrators', async (_name, call) => {
    const statement = sql.raw(`SELECT ${call}`);
    for (const who of [EMPLOYER, '']) {
      const actorsCall = database.asActor(who, (transaction) => statement.execute(transaction));
      await expect(actorsCall).rejects.toThrow('only an administrator may do this');
    }
    const systemCall = database.asSystem((transaction) => statement.execute(transaction));
    await expect(systemCall).rejects.toThrow('only an administrator may do this');
  });

  test('A11: only the site can change an address, not the user', async () => {
    const change = database.asActor(EMPLOYER, (transaction) =>
      sql`SELECT app.change_email(${EMPLOYER}, 'taken@over.example')`.execute(transaction),
    );
    await expect(change).rejects.toThrow(/insufficient_privilege|permission denied/);
  });

  test('A11: users read nothing of the log, administrators all of it', async () => {
    await logEvent(database.asPublic, client, { type: 'login', userId: EMPLOYER });
    const seenBy = (actor: string) =>
      database.asActor(actor, (t) => t.selectFrom('security_events').select('id').execute());
    expect(await seenBy(EMPLOYER)).toEqual([]);
    expect(await seenBy(ADMIN)).toHaveLength(1);
  });
});

test('L03: expired events are deleted, the others stay', async () => {
  await logEvent(database.asPublic, client, { type: 'login', userId: EMPLOYER });
  await asSuperuser(db, `UPDATE security_events SET created_at = now() - interval '90 days 1 minute'`);
  await logEvent(database.asPublic, client, { type: 'logout', userId: EMPLOYER });
  await purgeExpired({ database });
  expect((await listEvents()).map(({ event_type }) => event_type)).toEqual(['logout']);
});
