import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '#app/features/admin/commands/accounts.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addPeople } from '#tests/support/jobs.ts';
import { handlersWith, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';

/** L03: what a person leaves behind when they are deleted, and what time takes away. See also tests/database/admin-deletion. */
let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

describe('somebody who did things that were written down', () => {
  const NAME = 'Ottoline Farthingale';

  /** The agency answers for what its administrators did, and for nobody else. */
  test.each([
    ['employer', ''],
    ['admin', NAME],
  ])('leaves what they did in the audit trail, and of names only those of the agency: %s', async (role, name) => {
    const id = await db.database.asSystem(async (transaction) => {
      const person = { email: `${randomUUID()}@mail.example`, full_name: NAME, role, status: 'approved' };
      const made = await transaction.insertInto('profiles').values(person).returning('id').executeTakeFirstOrThrow();
      const entry = { actor_id: made.id, actor_name: NAME, subject_id: 'x' };
      await transaction
        .insertInto('audit_entries')
        .values([
          { ...entry, action: 'job_deleted', subject_type: 'job', subject_label: 'A job' },
          { ...entry, action: 'passkey_added', subject_type: 'passkey', subject_label: `The key of ${NAME}` },
          { ...entry, action: 'bootstrap_used', subject_type: 'account', subject_id: made.id, subject_label: NAME },
        ])
        .execute();
      return made.id;
    });
    expect(await deleteAccount(accountServices(db), actingAdmin(ADMIN, 'The Admin'), id)).toEqual({ ok: true });
    const left = await queryTasks(
      db,
      'SELECT action, actor_name AS name, subject_label AS label FROM audit_entries WHERE actor_id = $1 ORDER BY action',
      [id],
    );
    expect(left).toEqual([
      { action: 'bootstrap_used', name, label: '' },
      { action: 'job_deleted', name, label: 'A job' },
      { action: 'passkey_added', name, label: '' },
    ]);
  });
});

describe('time takes away', () => {
  const NOW = '2027-03-01T03:00:00Z';
  /** A row that is `age` old at that moment, by table: what stays a second longer, and what is gone. */
  const rows: [table: string, age: string, insert: (moment: string) => Promise<unknown>][] = [
    [
      'security_events',
      '90 days',
      (at) =>
        add(`security_events (event_type, ip, user_agent, created_at)`, `'login', '203.0.113.5', 'a browser', ${at}`),
    ],
    ['security_event_rates', '90 days', (at) => add('security_event_rates', `${at}, 1`)],
    [
      'csp_reports',
      '90 days',
      (at) =>
        add('csp_reports (day, page, directive, blocked, last_at)', `current_date, ${randomTag()}, '', '', ${at}`),
    ],
    [
      'sessions',
      '0',
      (at) =>
        add(
          'sessions (token_hash, user_id, kind, created_at, expires_at)',
          `${randomHash()}, '${ADMIN}', 'full', '2020-01-01', ${at}`,
        ),
    ],
    [
      'account_links',
      '7 days',
      (at) =>
        add(
          'account_links (token_hash, user_id, purpose, expires_at)',
          `${randomHash()}, '${ADMIN}', 'reset_password', ${at}`,
        ),
    ],
    ['bootstrap_tokens', '7 days', (at) => add('bootstrap_tokens (token_hash, expires_at)', `${randomHash()}, ${at}`)],
    ['login_failures', '1 day', (at) => add('login_failures', `${randomTag()}, 'email', 1, ${at}, NULL`)],
    ['ip_attempts', '1 day', (at) => add('ip_attempts', `'203.0.113.5', ${randomTag()}, 1, ${at}`)],
  ];

  const add = (table: string, values: string) => queryTasks(db, `INSERT INTO ${table} VALUES (${values})`);
  const randomHash = () => `'\\x${randomBytes(32).toString('hex')}'`;
  const randomTag = () => `'t${randomBytes(6).toString('hex')}'`;
  const moment = (age: string, seconds: number) =>
    `'${NOW}'::timestamptz - interval '${age}' + interval '${seconds} seconds'`;

  test.each(rows)('%s after %s, and not a second before', async (table, age, insert) => {
    await queryTasks(db, `TRUNCATE ${table}`);
    await insert(moment(age, 1));
    await insert(moment(age, 0));
    await insert(moment(age, -3600));
    await asSuperuser(db, `SELECT app.purge_as_of('${NOW}')`);
    expect(await queryTasks(db, `SELECT count(*)::int AS rows FROM ${table}`)).toEqual([{ rows: 1 }]);
  });

  test('every table that holds addresses of the network, or anything of a browser', async () => {
    const tables = await queryTasks<{ name: string }>(
      db,
      `SELECT DISTINCT attrelid::regclass::text AS name FROM pg_attribute JOIN pg_class AS c ON c.oid = attrelid
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND (atttypid = 'inet'::regtype OR attname = 'user_agent')`,
    );
    const known = rows.map(([table]) => table);
    expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('what tasks were about, after seven days at most', async () => {
    const { stop } = await startTestTasks(db, { handlers: handlersWith(async () => undefined) });
    await stop();
    const queues = await queryTasks<{ name: string; kept: number; waits: number }>(
      db,
      `SELECT name, deletion_seconds AS kept, retention_seconds AS waits FROM tasks.queue WHERE name NOT LIKE '\\_\\_%'`,
    );
    expect(queues.length).toBeGreaterThan(1);
    expect(queues.filter(({ kept, waits }) => kept > 7 * 86_400 || kept <= 0 || waits > 7 * 86_400)).toEqual([]);
  });
});
