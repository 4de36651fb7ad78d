import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginSession } from '#app/features/core/accounts/commands/sessions/sessions.server.ts';
import { endUnusedAccounts } from '#app/features/core/accounts/commands/unused-accounts.server.ts';
import type { Mail, Mailer } from '#platform/mail/mail.ts';
import { UnlikelyToSucceed } from '#platform/tasks/unlikely-to-succeed.ts';
import { addAccounts } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { addPeople } from '#tests/support/jobs.ts';
import { eventually, handlersOf, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';
import {
  accountExists,
  LONG_AGO,
  NEVER_STOPPED,
  retentionServices,
  runUnused,
  type SentWarning,
  setLastSeen,
} from '#tests/support/unused-accounts.ts';

let db: TestDatabase;
let id: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

beforeEach(async () => {
  await asSuperuser(db, 'TRUNCATE unused_warnings', 'TRUNCATE audit_entries');
  await asSuperuser(db, `DELETE FROM profiles WHERE full_name = 'Wren Halloran'`);
  [id = ''] = await addAccounts(db, { status: 'approved' });
});
const servicesWith = (sent: SentWarning[]) => retentionServices(db, sent);
const setSeen = (day: string) => setLastSeen(db, day, id);

describe('the mail', () => {
  async function work(mailer: Mailer): Promise<() => Promise<void>> {
    const { tasks, stop } = await startTestTasks(db, { mailer, handlers: handlersOf('send-mail') });
    await endUnusedAccounts({ ...servicesWith([]), tasks }, NEVER_STOPPED);
    return stop;
  }
  const sentAt = async () =>
    (await queryTasks<{ sent_at: Date | null }>(db, 'SELECT sent_at FROM unused_warnings WHERE user_id = $1', [id]))[0]
      ?.sent_at;

  test('that stays in a folder starts nothing, so that no account is deleted without a warning', async () => {
    await setSeen(LONG_AGO);
    const mails: Mail[] = [];
    const stop = await work({ reachesNobody: true, send: async (mail) => void mails.push(mail) });
    await eventually(async () => {
      const [task] = await queryTasks(db, `SELECT FROM tasks.job WHERE name = 'send-mail' AND state = 'completed'`);
      expect(task).toBeDefined();
    });
    await stop();
    expect(mails).toHaveLength(1);
    expect(await sentAt()).toBeNull();
  });

  test('starts the thirty days when it is taken, and names the day', async () => {
    await setSeen(LONG_AGO);
    const mails: Mail[] = [];
    const stop = await work({ send: async (mail) => void mails.push(mail) });
    await eventually(async () => expect(await sentAt()).toBeInstanceOf(Date));
    await stop();
    expect(mails.map(({ to }) => to)).toEqual([`${id}@mail.example`]);
    const [{ day }] = (await queryTasks<{ day: string }>(
      db,
      `SELECT to_char(sent_at AT TIME ZONE 'Europe/London' + interval '30 days', 'FMDD FMMonth YYYY') AS day FROM unused_warnings`,
    )) as [{ day: string }];
    expect(mails[0]?.text).toContain(`sign in before ${day}`);
  });

  test('that was given up starts nothing', async () => {
    await setSeen(LONG_AGO);
    const stop = await work({ send: () => Promise.reject(new UnlikelyToSucceed('no such mailbox')) });
    await eventually(async () =>
      expect(
        await queryTasks(db, `SELECT FROM tasks.job WHERE name = 'given-up' AND data->>'accountId' = $1`, [id]),
      ).toHaveLength(1),
    );
    await stop();
    expect(await sentAt()).toBeNull();
  });

  test('is not sent to an account that has signed in meanwhile', async () => {
    await setSeen(LONG_AGO);
    const tasksOf = await startTestTasks(db, {
      mailer: { send: () => Promise.reject(new Error('no email may be sent')) },
      handlers: handlersOf('send-mail'),
    });
    await db.database.asSystem((t) => tasksOf.tasks.send(t, 'send-mail', { mail: 'account-unused', accountId: id }));
    await eventually(async () =>
      expect(
        await queryTasks(
          db,
          `SELECT FROM tasks.job WHERE name = 'send-mail' AND state = 'completed' AND data->>'accountId' = $1`,
          [id],
        ),
      ).toHaveLength(1),
    );
    await tasksOf.stop();
  });
});

const run = (sent: SentWarning[] = []) => runUnused(db, sent);
const exists = (who = id) => accountExists(db, who);

/** Inserted with SQL, which is fast for many. */
const addMany = (count: number) =>
  asSuperuser(
    db,
    `INSERT INTO profiles (email, full_name, status, last_seen_on)
     SELECT gen_random_uuid() || '@mail.example', 'Wren Halloran', 'approved', ${LONG_AGO} FROM generate_series(1, ${count})`,
    `INSERT INTO credentials (user_id, password_hash) SELECT id, '$argon2id$x' FROM profiles WHERE full_name = 'Wren Halloran'
     ON CONFLICT DO NOTHING`,
  );
const sendAll = () =>
  asSuperuser(
    db,
    `UPDATE unused_warnings SET sent_at = now() - interval '31 days', reminder_asked_at = now()`,
    `INSERT INTO held_deletions (kind, due, total, approved_at) VALUES ('accounts', 2000, 2000, now())
     ON CONFLICT (kind) DO UPDATE SET due = 2000, approved_at = now()`,
  );

describe.runIf(isFullForm)('many at once', () => {
  test('two workers at the same time: each account is warned once and deleted once', async () => {
    await addMany(1_200);
    const sent: SentWarning[] = [];
    await Promise.all([run(sent), run(sent), run(sent)]);
    expect(sent).toHaveLength(1_200);
    expect(new Set(sent.map(({ accountId }) => accountId)).size).toBe(1_200);
    await sendAll();
    await Promise.all([run(), run(), run()]);
    expect(
      await queryTasks(db, `SELECT count(*)::int AS all, count(DISTINCT subject_id)::int AS each FROM audit_entries`),
    ).toEqual([{ all: 1_200, each: 1_200 }]);
    expect(await queryTasks(db, `SELECT FROM profiles WHERE last_seen_on <= ${LONG_AGO}`)).toEqual([]);
  });

  test('many are deleted in steps that are committed one by one, and a sign-in meanwhile does not wait', async () => {
    await addMany(2_000);
    const steps: number[] = [];
    const services = servicesWith([]);
    const counting = {
      ...services,
      database: {
        ...db.database,
        asSystem: async <T>(work: Parameters<typeof db.database.asSystem<T>>[0]) => {
          const result = await db.database.asSystem(work);
          if (typeof result === 'number') steps.push(result);
          return result;
        },
      },
    };
    await endUnusedAccounts(counting, NEVER_STOPPED);
    expect([Math.max(...steps), steps.reduce((sum, step) => sum + step, 0)]).toEqual([500, 2_000]);
    await sendAll();
    // The last account signs in repeatedly while the others are deleted, to show that neither blocks the other.
    const [last] = await queryTasks<{ user_id: string }>(
      db,
      'SELECT user_id FROM unused_warnings ORDER BY sent_at, user_id DESC LIMIT 1',
    );
    const userId = last?.user_id ?? '';
    steps.length = 0;
    await db.database.asSystem(async (transaction) => {
      await sql`SET LOCAL lock_timeout = '2s'`.execute(transaction);
      await beginSession(transaction, { userId, role: 'job_seeker', kind: 'full' });
      const aborted = new AbortController();
      const deletion = endUnusedAccounts(
        {
          ...counting,
          database: {
            ...counting.database,
            asSystem: async (work) => {
              const result = await counting.database.asSystem(work);
              if (steps.length > 3) aborted.abort();
              return result;
            },
          },
        },
        aborted.signal,
      );
      await expect(deletion).rejects.toThrow('Not all unused accounts');
    });
    expect(Math.max(...steps)).toBeLessThanOrEqual(100);
    const warnings = await queryTasks<{ count: number }>(db, `SELECT count(*)::int AS count FROM unused_warnings`);
    expect(warnings[0]?.count).toBeGreaterThan(1_000);
    expect(warnings[0]?.count).toBeLessThan(2_000);
    expect(await exists(userId)).toBe(true);
  });
});
