import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endUnusedAccounts } from '#app/features/core/accounts/commands/unused-accounts.server.ts';
import type { Mail, Mailer } from '#platform/mail/mail.ts';
import { UnlikelyToSucceed } from '#platform/tasks/unlikely-to-succeed.ts';
import { addAccounts } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addPeople } from '#tests/support/jobs.ts';
import { eventually, handlersOf, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';
import {
  LONG_AGO,
  NEVER_STOPPED,
  retentionServices,
  type SentWarning,
  setLastSeen,
} from '#tests/support/unused-accounts.ts';

/** The mails to accounts that are unused for long, and what happens if there are many of them. */
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
const seen = (day: string) => setLastSeen(db, day, id);
describe('the mail', () => {
  async function work(mailer: Mailer): Promise<() => Promise<void>> {
    const { tasks, stop } = await startTestTasks(db, { mailer, handlers: handlersOf('send-unused-mail') });
    await endUnusedAccounts({ ...servicesWith([]), tasks }, NEVER_STOPPED);
    return stop;
  }
  const sentAt = async () =>
    (await queryTasks<{ sent_at: Date | null }>(db, 'SELECT sent_at FROM unused_warnings WHERE user_id = $1', [id]))[0]
      ?.sent_at;

  test('that stays in a folder starts nothing, so that no account is deleted without a warning', async () => {
    await seen(LONG_AGO);
    const mails: Mail[] = [];
    const stop = await work({ reachesNobody: true, send: async (mail) => void mails.push(mail) });
    await eventually(async () => {
      const [task] = await queryTasks(
        db,
        `SELECT FROM tasks.job WHERE name = 'send-unused-mail' AND state = 'completed'`,
      );
      expect(task).toBeDefined();
    });
    await stop();
    expect(mails).toHaveLength(1);
    expect(await sentAt()).toBeNull();
  });

  test('starts the thirty days when it is taken, and names the day', async () => {
    await seen(LONG_AGO);
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
    await seen(LONG_AGO);
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
    await seen(LONG_AGO);
    const tasksOf = await startTestTasks(db, {
      mailer: { send: () => Promise.reject(new Error('no email may be sent')) },
      handlers: handlersOf('send-unused-mail'),
    });
    await db.database.asSystem((t) =>
      tasksOf.tasks.send(t, 'send-unused-mail', { mail: 'account-unused', accountId: id }),
    );
    await eventually(async () =>
      expect(
        await queryTasks(
          db,
          `SELECT FROM tasks.job WHERE name = 'send-unused-mail' AND state = 'completed' AND data->>'accountId' = $1`,
          [id],
        ),
      ).toHaveLength(1),
    );
    await tasksOf.stop();
  });
});
