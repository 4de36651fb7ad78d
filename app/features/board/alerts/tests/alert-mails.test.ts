import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stopEmails } from '#app/features/board/alerts/commands/bounces.server.ts';
import { changeByLink } from '#app/features/board/alerts/commands/change-alerts.server.ts';
import { gatherMails } from '#app/features/board/alerts/commands/gather-mails.server.ts';
import { matchJobs } from '#app/features/board/alerts/commands/match-jobs.server.ts';
import { noteReport } from '#app/features/board/alerts/commands/note-report.server.ts';
import { endAlerts } from '#app/features/board/alerts/commands/retention.server.ts';
import { sendAlertMail } from '#app/features/board/alerts/commands/send-alert-mail.server.ts';
import { type AlertFrequency, MOST_JOBS_IN_MAIL } from '#domain/alert/alert.ts';
import { createLog } from '#platform/log/log.server.ts';
import { type Mail, type Mailer, RecipientRefused } from '#platform/mail/mail.ts';
import { type MailReport, readMailReport } from '#platform/mail/mail-report.server.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { addAlert, listWaiting } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';
import { bounceOf } from '#tests/support/mail-reports.ts';

let db: TestDatabase;
let queued: string[];
let sent: Mail[];

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

beforeEach(async () => {
  [queued, sent] = [[], []];
  await change('DELETE FROM job_alerts');
  await change('DELETE FROM jobs');
});

const asSystem = <T>(work: Parameters<typeof db.database.asSystem<T>>[0]) => db.database.asSystem(work);
const change = (statement: string) => asSystem((transaction) => sql.raw(statement).execute(transaction));

const tasks = {
  send: async (_transaction: unknown, _task: string, payload: { mailId?: string }) => {
    if (payload.mailId) queued.push(payload.mailId);
  },
} as unknown as Tasks;

const mailer: Mailer = {
  send: async (mail, { beforeContent } = {}) => {
    await beforeContent?.();
    sent.push(mail);
  },
};

const services = (by: Mailer = mailer) => ({
  database: db.database,
  tasks,
  push: null,
  mailer: by,
  log: createLog('silent'),
  publicOrigin: 'https://tidewell.example',
});

const match = () => matchJobs(services());
const gather = (frequency: AlertFrequency = 'at_once', now = new Date()) => gatherMails(services(), frequency, now);
const sendOne = (id: string, by?: Mailer) => sendAlertMail(services(by), id, `task-${id.slice(0, 8)}`);

async function sendAll(by?: Mailer): Promise<void> {
  for (const id of queued.splice(0)) await sendOne(id, by);
}

const outcomes = async () =>
  (await asSystem((t) => t.selectFrom('job_alert_mails').select('outcome').orderBy('created_at').execute())).map(
    ({ outcome }) => outcome,
  );

test('an email tells of the new jobs, why each matches, and how to stop', async () => {
  await addAlert(db.database, { search: 'forklift', where: 'Leeds' }, { email: 'wren@mail.example' });
  const [id] = await addJobs(db.database, { title: 'Forklift driver', salary: '£13.50 an hour' });
  await match();
  expect(await gather()).toBe(1);
  await sendAll();
  const [mail] = sent;
  expect(mail).toMatchObject({ to: 'wren@mail.example', subject: 'New job: “forklift”, within 10 miles of Leeds' });
  expect(mail?.text).toContain(`https://tidewell.example/jobs/${id}`);
  expect(mail?.text).toContain('Northgate, Leeds');
  expect(mail?.text).toContain('£13.50 an hour · Full-time · Permanent');
  expect(mail?.text).toMatch(/Why: “forklift” in its title; in Leeds, under a mile away in a straight line/);
  expect(mail?.unsubscribe).toMatch(/^https:\/\/tidewell\.example\/alerts\/stop\?token=[\w-]{43}$/);
  expect(mail?.text).toContain(mail?.unsubscribe);
  for (const about of ['relevant', 'many'])
    expect(mail?.text).toMatch(
      new RegExp(`https://tidewell\\.example/alerts/manage\\?token=[\\w-]{43}&about=${about}`),
    );
  expect(await outcomes()).toEqual(['sent']);
});

test('no job is told twice, by one alert or by two of the same person', async () => {
  const both = { email: 'wren@mail.example' };
  await addAlert(db.database, {}, both);
  await addAlert(db.database, { search: 'warehouse' }, both);
  await addAlert(db.database, {}, { email: 'another@mail.example' });
  await addJobs(db.database, {});
  await match();
  await gather();
  await sendAll();
  expect(sent.map(({ to }) => to).sort()).toEqual(['another@mail.example', 'wren@mail.example']);
  await change(`UPDATE jobs SET status = 'closed'`);
  await change(`UPDATE jobs SET status = 'open'`);
  await change(`UPDATE job_alert_mails SET created_at = now() - interval '1 hour'`);
  await match();
  await gather();
  await sendAll();
  expect(sent).toHaveLength(2);
});

test('at most twenty jobs are listed, and the rest linked, for good', async () => {
  const alert = await addAlert(db.database, { search: 'warehouse' });
  await addJobs(db.database, ...Array.from({ length: 25 }, (_, n) => ({ title: `Warehouse operative ${n}` })));
  await match();
  await gather();
  await sendAll();
  expect(sent[0]?.subject).toBe('New jobs (25): “warehouse”');
  expect(sent[0]?.text.match(/\/jobs\/[0-9a-f-]{36}/g)).toHaveLength(MOST_JOBS_IN_MAIL);
  expect(sent[0]?.text).toContain('See all 25 on the board:\nhttps://tidewell.example/jobs?search=warehouse');
  expect(await listWaiting(db.database, alert)).toEqual([]);
});

describe('no email', () => {
  test.each([
    ['of a job that was closed before it was put together', `UPDATE jobs SET status = 'closed'`, ''],
    ['of a job that expired before it was put together', `UPDATE jobs SET closes_at = now() - interval '1 second'`, ''],
    ['of a job that was closed before it left', '', `UPDATE jobs SET status = 'closed'`],
    ['of a job that expired before it left', '', `UPDATE jobs SET closes_at = now() - interval '1 second'`],
    [
      'of an alert that was stopped',
      '',
      `UPDATE job_alerts SET state = 'ended', ended_at = now(), end_reason = 'stopped'`,
    ],
    ['of an alert that was paused', '', `UPDATE job_alerts SET state = 'paused'`],
    ['of an alert that was deleted', '', 'DELETE FROM job_alerts'],
    ['of an alert without emails', `UPDATE job_alerts SET by_email = false`, ''],
  ])('%s', async (_, before, after) => {
    await addAlert(db.database);
    await addJobs(db.database, {});
    await match();
    if (before) await change(before);
    await gather();
    if (after) await change(after);
    await sendAll();
    expect(sent).toEqual([]);
  });
});

test('one that tells at once gathers what comes within a quarter of an hour', async () => {
  await addAlert(db.database);
  for (const title of ['First', 'Second', 'Third']) {
    await addJobs(db.database, { title });
    await match();
    await gather();
  }
  await sendAll();
  expect(sent.map(({ subject }) => subject)).toEqual(['New job: all jobs']);
  await change(`UPDATE job_alert_mails SET created_at = created_at - interval '15 minutes'`);
  await gather();
  await sendAll();
  expect(sent.map(({ subject }) => subject)).toEqual(['New job: all jobs', 'New jobs (2): all jobs']);
});

test('daily and weekly ones wait for their round, and a late round is made up for once', async () => {
  await addAlert(db.database, {}, { frequency: 'daily', email: 'daily@mail.example' });
  await addAlert(db.database, {}, { frequency: 'weekly', email: 'weekly@mail.example' });
  await addJobs(db.database, {});
  await match();
  await change(`UPDATE job_alert_matches SET found_at = '2026-03-28T12:00:00Z'`);
  const gatherBoth = async (now: string) => [
    await gather('daily', new Date(now)),
    await gather('weekly', new Date(now)),
  ];
  expect(await gatherBoth('2026-03-29T05:59:59Z')).toEqual([0, 0]);
  expect(await gatherBoth('2026-03-29T06:00:00Z')).toEqual([1, 0]);
  expect(await gatherBoth('2026-03-30T05:59:00Z')).toEqual([0, 0]);
  expect(await gatherBoth('2026-03-30T09:00:00Z')).toEqual([0, 1]);
  expect(await gatherBoth('2026-04-06T06:00:00Z')).toEqual([0, 0]);
});

describe('each email at most once', () => {
  const prepare = async () => {
    await addAlert(db.database, {}, { email: 'wren@mail.example' });
    await addJobs(db.database, {});
    await match();
    await gather();
    return queued.splice(0)[0] ?? '';
  };

  test('a mail server that cannot be reached is tried again, and nothing is lost (F25)', async () => {
    const id = await prepare();
    const away: Mailer = {
      send: () => Promise.reject(new Error('The mail server could not be used: ECONNREFUSED at CONN')),
    };
    for (let tries = 0; tries < 3; tries += 1) await expect(sendOne(id, away)).rejects.toThrow('ECONNREFUSED');
    await sendOne(id);
    await sendOne(id);
    expect(sent).toHaveLength(1);
    expect(await outcomes()).toEqual(['sent']);
  });

  test('one whose process died before the content left is sent again (F24)', async () => {
    const id = await prepare();
    const dead: Mailer = { send: () => new Promise(() => undefined) };
    void sendOne(id, dead);
    await sendOne(id);
    expect(sent).toHaveLength(1);
  });

  test('one whose process died after that is not (F24)', async () => {
    const id = await prepare();
    const dies: Mailer = {
      send: async (_, { beforeContent } = {}) => {
        await beforeContent?.();
        return new Promise(() => undefined);
      },
    };
    let isBegun = false;
    void sendOne(id, {
      send: (mail, options) =>
        dies.send(mail, {
          beforeContent: async () => {
            await options?.beforeContent?.();
            isBegun = true;
          },
        }),
    });
    await expect.poll(() => isBegun).toBe(true);
    await sendOne(id);
    expect(sent).toEqual([]);
    expect(await outcomes()).toEqual(['unknown']);
  });

  test('of two processes that send it at once, one does', async () => {
    const id = await prepare();
    const done = await Promise.allSettled([sendOne(id), sendOne(id), sendOne(id)]);
    expect(done.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(sent).toHaveLength(1);
  });
});

describe('a mail server that refuses the recipient', () => {
  const refuse = (isUnknown: boolean): Mailer => ({
    send: () => Promise.reject(new RecipientRefused('The mail server answered 550 at RCPT', isUnknown)),
  });
  const states = async () =>
    asSystem((t) =>
      t
        .selectFrom('job_alerts')
        .select(['state', 'end_reason', 'hard_bounces', 'by_email'])
        .orderBy('asked_at')
        .execute(),
    );
  const sendAnother = async (by: Mailer) => {
    await change(`UPDATE job_alert_mails SET created_at = now() - interval '1 hour'`);
    await addJobs(db.database, {});
    await match();
    await gather();
    await sendAll(by);
  };

  test('because there is no such mailbox, ends all alerts of the address', async () => {
    await addAlert(db.database, {}, { email: 'gone@mail.example' });
    await addAlert(db.database, { search: 'nurse' }, { email: 'gone@mail.example' });
    await addAlert(db.database, { search: 'nurse' }, { email: 'there@mail.example' });
    await sendAnother(refuse(true));
    expect((await states()).map(({ end_reason }) => end_reason)).toEqual(['hard_bounce', 'hard_bounce', null]);
  });

  test('a bounce that is reported later ends them too, and leaves a saved search without its emails', async () => {
    await addAlert(db.database, {}, { email: 'admin@agency.example' });
    await addAlert(db.database, { search: 'nurse' }, { account_id: ADMIN, name: 'Nurses' });
    expect(await asSystem((t) => stopEmails(t, 'admin@agency.example', 'complaint'))).toBe(2);
    expect(await states()).toMatchObject([
      { state: 'ended', end_reason: 'complaint' },
      { state: 'confirmed', end_reason: null, by_email: false },
    ]);
  });

  test('later, by a report, ends the alerts of the address it went to', async () => {
    await addAlert(db.database, {}, { email: 'gone@mail.example' });
    await addAlert(db.database, {}, { email: 'there@mail.example' });
    await sendAnother(mailer);
    const { messageId } = sent.find(({ to }) => to === 'gone@mail.example') ?? { messageId: '' };
    const bounce = await readMailReport(Buffer.from(bounceOf({ messageId, to: 'there@mail.example' })));
    expect(await noteReport(services(), bounce as MailReport)).toBe(true);
    expect((await states()).map(({ end_reason }) => end_reason)).toEqual(['hard_bounce', null]);
    expect((await outcomes()).sort()).toEqual(['hard_bounce', 'sent']);
  });

  test('later, without saying why, counts once for each email', async () => {
    await addAlert(db.database, {}, { email: 'gone@mail.example' });
    for (const expected of ['confirmed', 'confirmed', 'ended']) {
      await sendAnother(mailer);
      const messageId = sent.at(-1)?.messageId ?? '';
      const report: MailReport = { kind: 'bounce', messageId, cause: 'refused', answer: '', server: '' };
      for (let times = 0; times < 3; times += 1) await noteReport(services(), report);
      expect(await states()).toMatchObject([{ state: expected }]);
    }
  });

  test('a complaint stops all emails to the address', async () => {
    await addAlert(db.database, {}, { email: 'wren@mail.example' });
    await addAlert(db.database, { search: 'nurse' }, { email: 'wren@mail.example', state: 'asked' });
    await sendAnother(mailer);
    const messageId = sent[0]?.messageId ?? '';
    expect(await noteReport(services(), { kind: 'complaint', messageId, stopTokens: [] })).toBe(true);
    expect((await states()).map(({ end_reason }) => end_reason)).toEqual(['complaint', 'complaint']);
  });

  test('a complaint without a Message-ID stops them by the link in the email', async () => {
    await addAlert(db.database, {}, { email: 'wren@mail.example' });
    await sendAnother(mailer);
    const [, token = ''] = /token=([\w-]+)/.exec(sent[0]?.unsubscribe ?? '') ?? [];
    const report = { kind: 'complaint' as const, messageId: null };
    expect(await noteReport(services(), { ...report, stopTokens: ['x'.repeat(43)] })).toBe(false);
    expect(await noteReport(services(), { ...report, stopTokens: [token] })).toBe(true);
    expect((await states()).map(({ end_reason }) => end_reason)).toEqual(['complaint']);
  });

  test('emails that servers gave up on end the alerts after ten in a row', async () => {
    await addAlert(db.database, {}, { email: 'full@mail.example' });
    const alert = await asSystem((t) => t.selectFrom('job_alerts').select('id').executeTakeFirstOrThrow());
    const add = async (day: number, isBounced: boolean) => {
      const at = new Date(Date.now() - (30 - day) * 86_400_000);
      const row = { alert_id: alert.id, kind: 'jobs' as const, started_at: at, ended_at: at, outcome: 'sent' as const };
      const { id } = await asSystem((t) =>
        t.insertInto('job_alert_mails').values(row).returning('id').executeTakeFirstOrThrow(),
      );
      const messageId = `<${id}@agency.example>`;
      if (isBounced)
        await noteReport(services(), { kind: 'bounce', messageId, cause: 'undelivered', answer: '', server: '' });
    };
    for (let day = 0; day < 12; day += 1) await add(day, day !== 2);
    expect(await states()).toMatchObject([{ state: 'confirmed', hard_bounces: 0 }]);
    await add(13, true);
    expect(await states()).toMatchObject([{ state: 'ended', end_reason: 'hard_bounce' }]);
  });

  test('without saying why, ends them the third time', async () => {
    await addAlert(db.database, {}, { email: 'gone@mail.example' });
    for (const expected of ['confirmed', 'confirmed', 'ended']) {
      await sendAnother(refuse(false));
      expect(await states()).toMatchObject([{ state: expected }]);
    }
  });
});

describe('an alert ends after twelve months', () => {
  const end = () => endAlerts(services());
  const states = async () =>
    (await asSystem((t) => t.selectFrom('job_alerts').select('state').execute())).map(({ state }) => state);

  test('and asks once, two weeks before', async () => {
    await addAlert(db.database, {}, { email: 'wren@mail.example', ends_at: hoursFromNow(360) });
    await end();
    await sendAll();
    expect(sent).toEqual([]);
    await change(`UPDATE job_alerts SET ends_at = now() + interval '13 days'`);
    await end();
    await end();
    await sendAll();
    expect(sent.map(({ subject }) => subject)).toEqual(['Keep getting job emails?']);
    expect(await states()).toEqual(['confirmed']);
    await change(`UPDATE job_alerts SET ends_at = now()`);
    await end();
    expect(await states()).toEqual(['ended']);
  });

  test('unless its owner keeps it by the link of that email, for another twelve', async () => {
    const alert = await addAlert(db.database, {}, { ends_at: hoursFromNow(24 * 13) });
    await end();
    await sendAll();
    const [, token = ''] = /manage\?token=([\w-]{43})/.exec(sent[0]?.text ?? '') ?? [];
    expect(await changeByLink(services(), { intent: 'keep', token, alert })).toEqual({ ok: true });
    const isKept = sql<boolean>`ends_at = confirmed_at + interval '12 months' AND confirmed_at > now() - interval '1 minute'`;
    const rows = await asSystem((t) => t.selectFrom('job_alerts').select(isKept.as('isKept')).execute());
    expect(rows).toEqual([{ isKept: true }]);
    await end();
    expect([await states(), queued]).toEqual([['confirmed'], []]);
  });

  test('and is deleted a month later; one that was never confirmed goes after two days', async () => {
    const ended = { state: 'ended', end_reason: 'stopped' } as const;
    await addAlert(db.database, {}, { ...ended, ended_at: hoursFromNow(-696) });
    await addAlert(db.database, {}, { ...ended, ended_at: hoursFromNow(-744) });
    await addAlert(db.database, {}, { state: 'asked', asked_at: hoursFromNow(-47) });
    await addAlert(db.database, {}, { state: 'asked', asked_at: hoursFromNow(-49) });
    await end();
    expect((await states()).sort()).toEqual(['asked', 'ended']);
  });
});
