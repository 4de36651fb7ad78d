import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginSession, rollSession } from '#app/features/core/accounts/commands/sessions/sessions.server.ts';
import { endUnusedAccounts } from '#app/features/core/accounts/commands/unused-accounts.server.ts';
import { forgetOldEnquiries } from '#app/features/core/enquiries/commands/forget-enquiries.server.ts';
import { addAccounts } from '#tests/support/admin-desk.ts';
import { addApplications } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addEnquiries, addFile } from '#tests/support/enquiry-desk.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';
import {
  accountExists,
  LONG_AGO,
  NEVER_STOPPED,
  RETENTION,
  retentionServices,
  runUnused,
  type SentWarning,
  setLastSeen,
  setWarned,
} from '#tests/support/unused-accounts.ts';
import { viewerOf } from '#tests/support/viewer.ts';

let db: TestDatabase;
let id: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

beforeEach(async () => {
  await asSuperuser(db, 'TRUNCATE unused_warnings, enquiries CASCADE', 'TRUNCATE audit_entries');
  await asSuperuser(db, `DELETE FROM profiles WHERE full_name = 'Wren Halloran'`);
  [id = ''] = await addAccounts(db, { status: 'approved' });
});

const run = (sent: SentWarning[] = []) => runUnused(db, sent);
const servicesWith = (sent: SentWarning[]) => retentionServices(db, sent);
const setSeen = (day: string) => setLastSeen(db, day, id);
const warned = (sentAt: string) => setWarned(db, sentAt, id);
const exists = (who = id) => accountExists(db, who);
const isWarned = async () =>
  (await queryTasks(db, 'SELECT FROM unused_warnings WHERE user_id = $1', [id])).length === 1;
const idsOf = async (call: string) =>
  (await queryTasks<{ id: string }>(db, `SELECT ${call} AS id`)).map((row) => row.id);
const viewer = () => viewerOf({ id });

describe('when an account was last used', () => {
  const lastSeen = async () =>
    (
      await queryTasks<{ is_today: boolean }>(
        db,
        `SELECT last_seen_on = (now() AT TIME ZONE 'Europe/London')::date AS is_today FROM profiles WHERE id = '${id}'`,
      )
    )[0]?.is_today;

  test('is written down at sign-in, and while a session is in use', async () => {
    expect(await lastSeen()).toBe(true);
    await setSeen(`'2024-01-01'`);
    await db.database.asSystem((t) => beginSession(t, { userId: id, role: 'job_seeker', kind: 'full' }));
    expect(await lastSeen()).toBe(true);
    await setSeen(`'2024-01-01'`);
    await rollSession(db.database, viewer());
    expect(await lastSeen()).toBe(true);
  });

  test('A02: is not for its owner to change, nor for an administrator, nor by the procedure', async () => {
    for (const actor of [id, ADMIN]) {
      const change = db.database.asActor(actor, (t) =>
        sql`UPDATE profiles SET last_seen_on = '2099-01-01' WHERE id = ${actor}`.execute(t),
      );
      await expect(change).rejects.toThrow('permission denied');
      for (const call of [
        `note_account_use('${id}')`,
        'warn_unused(24, 5)',
        'remind_unused(24, 5)',
        'erase_unused(24, 5)',
        'drop_needless_warnings(0)',
      ]) {
        const callResult = db.database.asActor(actor, (t) => sql`SELECT ${sql.raw(`app.${call}`)}`.execute(t));
        await expect(callResult, call).rejects.toThrow('only the site itself may do this');
      }
    }
  });

  test('the site cannot name another moment than this one', async () => {
    for (const call of ['warn_unused_as_of', 'remind_unused_as_of', 'erase_unused_as_of']) {
      const callResult = db.database.asSystem((t) => sql`SELECT ${sql.raw(`app.${call}(24, 5, now())`)}`.execute(t));
      await expect(callResult, call).rejects.toThrow('permission denied');
    }
  });
});

describe('the boundaries, as days in London, to the second', () => {
  test.each([
    ['in winter', '2024-12-01', '2026-10-31T23:59:59Z', '2026-11-01T00:00:00Z'],
    ['in summer', '2024-07-01', '2026-05-31T22:59:59Z', '2026-05-31T23:00:00Z'],
    ['on the night on which the clocks go back', '2024-11-24', '2026-10-24T22:59:59Z', '2026-10-24T23:00:00Z'],
  ])('a warning 30 days before two years are over, %s', async (_when, day, before, after) => {
    await setSeen(`'${day}'`);
    expect(await idsOf(`app.warn_unused_as_of(24, 10, '${before}')`)).toEqual([]);
    expect(await idsOf(`app.warn_unused_as_of(24, 10, '${after}')`)).toEqual([id]);
    expect(await idsOf(`app.warn_unused_as_of(24, 10, '${after}')`)).toEqual([]);
  });

  test('a reminder 23 days after the mail was sent, once', async () => {
    await setSeen(`'2024-01-01'`);
    await warned(`'2026-11-01T04:10:00Z'`);
    expect(await idsOf(`app.remind_unused_as_of(24, 10, '2026-11-24T04:09:59Z')`)).toEqual([]);
    expect(await idsOf(`app.remind_unused_as_of(24, 10, '2026-11-24T04:10:00Z')`)).toEqual([id]);
    expect(await idsOf(`app.remind_unused_as_of(24, 10, '2026-11-25T04:10:00Z')`)).toEqual([]);
  });

  test('the end 30 days after the mail was sent', async () => {
    await setSeen(`'2024-01-01'`);
    await warned(`'2026-10-20T04:10:00Z'`);
    expect(await idsOf(`app.erase_unused_as_of(24, 10, '2026-11-19T04:09:59Z')`)).toEqual([]);
    expect(await idsOf(`app.erase_unused_as_of(24, 10, '2026-11-19T04:10:00Z')`)).toEqual([id]);
    expect(await exists()).toBe(false);
  });

  test('and not before two years are over, however long ago the mail was sent', async () => {
    await setSeen(`'2024-12-01'`);
    await warned(`'2026-10-01T00:00:00Z'`);
    expect(await idsOf(`app.erase_unused_as_of(24, 10, '2026-11-30T23:59:59Z')`)).toEqual([]);
    expect(await idsOf(`app.erase_unused_as_of(24, 10, '2026-12-01T00:00:00Z')`)).toEqual([id]);
  });

  test.each([
    ['as it came', '2025-12-01T10:00:00Z', null, '2026-12-01T10:00:00Z'],
    ['as it was moved last', '2025-01-01T10:00:00Z', '2025-12-01T10:00:00Z', '2026-12-01T10:00:00Z'],
    ['in summer and winter alike', '2025-10-26T11:00:00Z', null, '2026-10-26T11:00:00Z'],
  ])('an enquiry after twelve months %s, with its files', async (_what, confirmed, moved, end) => {
    const [enquiry = ''] = await addEnquiries(db.database, {
      kind: 'candidate',
      confirmed_at: new Date(confirmed),
      created_at: new Date(confirmed),
      ...(moved ? { status: 'in_hand', status_changed_at: new Date(moved) } : {}),
    });
    const { storageKey } = await addFile(db.database, enquiry);
    const count = async () => (await queryTasks(db, 'SELECT FROM enquiries')).length;
    const services = servicesWith([]);
    await forgetOldEnquiries(services, NEVER_STOPPED, new Date(Date.parse(end) - 1_000));
    expect(await count()).toBe(1);
    await forgetOldEnquiries(
      { ...services, retention: { ...RETENTION, enquiryMonths: 0 } },
      NEVER_STOPPED,
      new Date(end),
    );
    expect(await count()).toBe(1);
    await forgetOldEnquiries(services, NEVER_STOPPED, new Date(end));
    expect(await count()).toBe(0);
    expect(
      await queryTasks(db, 'SELECT storage_key FROM loose_files WHERE storage_key = $1', [storageKey]),
    ).toHaveLength(1);
    expect(await queryTasks(db, 'SELECT action, actor_name, subject_id FROM audit_entries')).toEqual([
      { action: 'enquiry_deleted', actor_name: 'System', subject_id: enquiry },
    ]);
  });

  test.each([
    // A date that the next month lacks moves to the first of the month after.
    ['31 January and a month', 1, '2027-01-31T10:00:00Z', '2027-02-28T23:59:59Z', '2027-03-01T00:00:00Z'],
    [
      '31 January and a month in a leap year',
      1,
      '2028-01-31T10:00:00Z',
      '2028-02-29T23:59:59Z',
      '2028-03-01T00:00:00Z',
    ],
    ['29 February and a year', 12, '2028-02-29T10:00:00Z', '2029-02-28T23:59:59Z', '2029-03-01T00:00:00Z'],
    ['31 August and six months', 6, '2026-08-31T09:00:00Z', '2027-02-28T23:59:59Z', '2027-03-01T00:00:00Z'],
  ])('an enquiry of %s', async (_what, enquiryMonths, confirmed, keptUntil, goneFrom) => {
    const at = new Date(confirmed);
    await addEnquiries(db.database, { kind: 'candidate', confirmed_at: at, created_at: at });
    const services = { ...servicesWith([]), retention: { ...RETENTION, enquiryMonths } };
    const count = async (moment: string) => {
      await forgetOldEnquiries(services, NEVER_STOPPED, new Date(moment));
      return (await queryTasks(db, 'SELECT FROM enquiries')).length;
    };
    expect([await count(keptUntil), await count(goneFrom)]).toEqual([1, 0]);
  });
});

describe('an account that is unused for long', () => {
  test('is warned by one mail, however often the task runs; then reminded; then deleted', async () => {
    await setSeen(LONG_AGO);
    const sent = await run();
    await run(sent);
    expect(sent).toEqual([{ mail: 'account-unused', accountId: id }]);
    await asSuperuser(db, `UPDATE unused_warnings SET sent_at = now() - interval '24 days'`);
    await run(sent);
    await run(sent);
    expect(sent.slice(1)).toEqual([{ mail: 'account-unused-reminder', accountId: id }]);
    expect(await exists()).toBe(true);
    await asSuperuser(db, `UPDATE unused_warnings SET sent_at = now() - interval '31 days'`);
    await run(sent);
    expect(await exists()).toBe(false);
    expect(sent).toHaveLength(2);
    expect(await queryTasks(db, 'SELECT action, actor_name, subject_id, subject_label FROM audit_entries')).toEqual([
      { action: 'account_deleted', actor_name: 'System', subject_id: id, subject_label: '' },
    ]);
  });

  test('keeps the account by signing in after the warning', async () => {
    await setSeen(LONG_AGO);
    await warned(`now() - interval '40 days'`);
    const token = await db.database.asSystem((t) => beginSession(t, { userId: id, role: 'job_seeker', kind: 'full' }));
    expect(token).not.toBe('');
    await asSuperuser(db, 'DELETE FROM sessions');
    expect(await run()).toEqual([]);
    expect(await exists()).toBe(true);
    expect(await isWarned()).toBe(false);
  });

  test('is not deleted unless a mail server took the warning, and is written to again after 30 days', async () => {
    await setSeen(LONG_AGO);
    const sent = await run();
    await asSuperuser(db, `UPDATE unused_warnings SET asked_at = now() - interval '719 hours'`);
    await run(sent);
    expect(sent).toHaveLength(1);
    await asSuperuser(db, `UPDATE unused_warnings SET asked_at = now() - interval '720 hours'`);
    await run(sent);
    await run(sent);
    expect(sent).toHaveLength(2);
    await asSuperuser(db, `UPDATE unused_warnings SET asked_at = now() - interval '5 years'`);
    await run(sent);
    expect(await exists()).toBe(true);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['an administrator', () => asSuperuser(db, `UPDATE profiles SET role = 'admin' WHERE id = '${id}'`)],
    [
      'a rejected account, which cannot sign in',
      () => asSuperuser(db, `UPDATE profiles SET status = 'rejected' WHERE id = '${id}'`),
    ],
    [
      'an employer with an open job',
      () => addJobs(db.database, { user_id: id, closes_at: sql`now() + interval '1 hour'` as never }),
    ],
    [
      'a candidate with an application for an open job',
      async () => {
        const [job_id = ''] = await addJobs(db.database, {});
        const longAgoDate = new Date('2020-01-01');
        await addApplications(db.database, {
          candidate_id: id,
          job_id,
          sent_at: longAgoDate,
          status_changed_at: longAgoDate,
        });
      },
    ],
    [
      'a candidate whose application was moved within a year',
      async () => {
        const [job_id = ''] = await addJobs(db.database, { status: 'closed' });
        const recently = new Date(Date.now() - 300 * 86_400_000);
        await addApplications(db.database, { candidate_id: id, job_id, status_changed_at: recently });
      },
    ],
    [
      'an account with a session, whose tab reports nothing without a script',
      () =>
        asSuperuser(
          db,
          `INSERT INTO sessions (token_hash, user_id, kind, expires_at) VALUES (sha256('x'), '${id}', 'full', now() + interval '1 hour')`,
        ),
    ],
  ])('is left alone as %s, though warned before', async (_who, arrange) => {
    await setSeen(LONG_AGO);
    await arrange();
    await setSeen(LONG_AGO);
    await warned(`now() - interval '40 days'`);
    expect(await run()).toEqual([]);
    expect(await exists()).toBe(true);
    expect(await isWarned()).toBe(false);
  });

  test('is not left alone for a job or an application that is over', async () => {
    await setSeen(LONG_AGO);
    const long = new Date('2020-01-01');
    await addJobs(
      db.database,
      { user_id: id, closes_at: long },
      { user_id: id, status: 'closed' },
      { user_id: id, status: 'draft' },
    );
    const [job_id = ''] = await addJobs(db.database, { closes_at: long });
    await addApplications(db.database, { candidate_id: id, job_id, sent_at: long, status_changed_at: long });
    await warned(`now() - interval '40 days'`);
    await run();
    expect(await exists()).toBe(false);
  });

  test('0 turns it off, and a warning from before is worth nothing when it is turned on again', async () => {
    await setSeen(LONG_AGO);
    await warned(`now() - interval '40 days'`);
    const services = servicesWith([]);
    await endUnusedAccounts({ ...services, retention: { ...RETENTION, inactiveMonths: 0 } }, NEVER_STOPPED);
    expect(await exists()).toBe(true);
    expect(await isWarned()).toBe(false);
    expect(await run()).toHaveLength(1);
    expect(await exists()).toBe(true);
  });

  test('a longer period takes back the warnings that it makes too early', async () => {
    await setSeen(LONG_AGO);
    await warned(`now() - interval '40 days'`);
    await endUnusedAccounts({ ...servicesWith([]), retention: { ...RETENTION, inactiveMonths: 36 } }, NEVER_STOPPED);
    expect(await exists()).toBe(true);
    expect(await isWarned()).toBe(false);
  });
});
test('the site by itself leaves nothing of a person that an administrator’s deletion would take', async () => {
  const [jobId = ''] = await addJobs(db.database, { user_id: EMPLOYER, status: 'closed' });
  const long = new Date('2020-01-01');
  await addApplications(db.database, {
    candidate_id: id,
    job_id: jobId,
    full_name: `Trace ${randomUUID()}`,
    sent_at: long,
    status_changed_at: long,
  });
  await asSuperuser(
    db,
    `INSERT INTO security_events (event_type, email) VALUES ('failed_login', '${id}@mail.example')`,
    `SELECT record_failed_login('${id}@mail.example')`,
    `INSERT INTO audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_label)
     VALUES ('${ADMIN}', 'The Admin', 'account_approved', 'account', '${id}', 'Wren Halloran')`,
  );
  await setSeen(LONG_AGO);
  await warned(`now() - interval '40 days'`);
  await run();
  expect(await exists()).toBe(false);
  const tables = await queryTasks<{ name: string }>(
    db,
    `SELECT format('%I', relname) AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  for (const { name } of tables) {
    const rows = await queryTasks(
      db,
      `SELECT FROM ${name} AS t WHERE strpos(t::text, $1) > 0 OR strpos(t::text, 'Wren Halloran') > 0`,
      [`${id}@mail.example`],
    );
    expect([name, rows.length]).toEqual([name, 0]);
  }
});
