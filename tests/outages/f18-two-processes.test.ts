// @form full
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taskHandlers } from '#app/tasks.ts';
import type { Content } from '#db/content/content.ts';
import { GoogleIndexing } from '#platform/google-indexing/google-indexing.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { Sftp } from '#platform/sftp/sftp.server.ts';
import { startTasks } from '#platform/tasks/start-tasks.server.ts';
import { addAccount, newAddress, PASSWORD, sendForm, sendSignIn } from '#tests/support/account-forms.ts';
import { NO_STORAGE } from '#tests/support/account-services.ts';
import { ALERT_CONTENT } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { launchRealAgency, PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, inFull, rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let database: TestDatabase;
let sink: SmtpSink;
let web: [Site, Site];
let workers: Site[];

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  sink = await createSmtpSink();
  await sink.start();
  const env = {
    ...PRODUCTION_ENV,
    SMTP_URL: sink.url,
    TRUST_PROXY: '1',
    BACKGROUND_TASKS: 'off',
    LOG_LEVEL: 'debug',
  };
  const running = { isWorker: true };
  const [first, second, ...others] = await Promise.all([
    startSite({ env, database, isUnlaunched: true }),
    startSite({ env, database, isUnlaunched: true }),
    startSite({ env, database, running, isUnlaunched: true }),
    startSite({ env, database, running, isUnlaunched: true }),
  ]);
  [web, workers] = [[first, second], others];
  await launchRealAgency(database);
  for (const { url } of web) await eventually(async () => expect((await request(url, '/about')).status).toBe(200));
  await addPeople(database.database);
});

afterAll(async () => {
  for (const site of [...(web ?? []), ...(workers ?? [])]) expect(await site.stop()).toBe(0);
  await sink?.stop();
  await database?.drop();
});

const fromOurs = { headers: { Origin: PRODUCTION_ENV.PUBLIC_ORIGIN } };

async function whoIs({ url }: Site, cookie: string): Promise<string | null> {
  const headers = { ...fromOurs.headers, Cookie: cookie };
  const { body } = await request(url, '/api/session', { method: 'POST', headers });
  return JSON.parse(body.toString()).account;
}

test('F18: of processes that start at once on an empty database one migrates, and no cron line is there twice', async () => {
  const files = (await readdir('db/migrations')).filter((file) => file.endsWith('.sql'));
  const applied = await queryTasks<{ name: string }>(database, 'SELECT name FROM schema_migrations ORDER BY name');
  expect(applied.map(({ name }) => name)).toEqual(files.sort());
  const crons = Object.entries(taskHandlers).flatMap(([name, { cron }]) => (cron ? [name] : []));
  const schedules = await queryTasks<{ name: string }>(database, 'SELECT name FROM tasks.schedule ORDER BY name');
  expect(schedules.map(({ name }) => name)).toEqual(crons.sort());
});

test('F18: sessions, their end and limits are the same at both web processes', async () => {
  const [first, second] = web;
  const person = await addAccount(database.database);
  for (const [here, there] of [
    [first, second],
    [second, first],
  ] as const) {
    const { cookie } = await sendSignIn(here, person.email, PASSWORD, fromOurs);
    expect(await whoIs(there, cookie ?? '')).toBe(person.id);
    expect((await sendForm(there, '/logout', {}, { cookie, ...fromOurs })).status).toBe(303);
    expect(await whoIs(here, cookie ?? '')).toBe(null);
  }
  const from = newAddress();
  const tries = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      sendSignIn(n % 2 ? first : second, `unknown-${n}@mail.example`, 'some-password', { from, ...fromOurs }),
    ),
  );
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(30);
  measured('F18', 'sessions and their end at once at both processes; 10 of 40 tries to sign in passed, over both');
});

test('F18: a change reaches the stored pages of both within a second', async () => {
  const [id = ''] = await addJobs(database.database, { title: 'Lamp room attendant, edition 0' });
  const board = async ({ url }: Site) => (await request(url, '/jobs')).body.toString();
  const waited: number[] = [];
  for (let round = 1; round <= rounds(3, 50); round += 1) {
    for (const site of [...web, ...web]) await board(site);
    const title = `Lamp room attendant, edition ${round}`;
    await database.database.asSystem((transaction) =>
      transaction.updateTable('jobs').set({ title }).where('id', '=', id).execute(),
    );
    const changedAt = performance.now();
    for (const site of web) await eventually(async () => expect(await board(site)).toContain(`${title}<`));
    waited.push(performance.now() - changedAt);
  }
  const slowest = Math.max(...waited);
  if (hasAllRounds) expect(slowest).toBeLessThan(1_000);
  measured('F18', `${waited.length} changes on the boards of both processes after ${Math.round(slowest)} ms at most`);
});

test('F18: each task is done once, no matter which worker takes it', { timeout: 900_000 }, async () => {
  const many = inFull(200, 10_000);
  const person = await addAccount(database.database);
  const before = sink.received.length;
  // Sends the task as a web process without a worker does.
  const services = {
    database: database.database,
    log: createLog('silent'),
    mailer: { send: async () => undefined },
    storage: NO_STORAGE,
    push: null,
    googleIndexing: new GoogleIndexing('of a test'),
    sftp: new Sftp('of a test'),
    publicOrigin: PRODUCTION_ENV.PUBLIC_ORIGIN,
    isDemo: false,
    content: ALERT_CONTENT as Content,
    retention: { enquiryMonths: 12, inactiveMonths: 24 },
  };
  const sender = await startTasks({
    connectionString: database.appUrl,
    handlers: taskHandlers,
    services,
    doesTasks: false,
  });
  const startedAt = performance.now();
  for (let sent = 0; sent < many; sent += 100) {
    await database.database.asSystem(async (transaction) => {
      const mail = { mail: 'password-changed', accountId: person.id } as const;
      for (let n = 0; n < 100; n += 1) await sender.tasks.send(transaction, 'send-mail', mail);
    });
  }
  await eventually(() => expect(sink.received.length - before).toBeGreaterThanOrEqual(many), 800_000);
  const seconds = (performance.now() - startedAt) / 1000;
  await eventually(async () => expect(await countTasks(`state <> 'completed'`)).toBe(0));
  await sender.stop();

  const ids = sink.received.slice(before).map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([many, many]);
  const done = workers.map(({ log }) => tasksDoneIn(log()));
  expect(new Set(done.flat()).size).toBe(done.flat().length);
  for (const each of done) expect(each.length).toBeGreaterThan(0);
  expect(web.flatMap(({ log }) => tasksDoneIn(log()))).toEqual([]);
  const shares = done.map(({ length }) => length).join(' and ');
  measured('F18', `${ids.length} mails sent once each, ${shares} by the two workers, in ${seconds.toFixed(1)} s`);
});

test('F18: the clock sends each task once, however many hear it', { timeout: 600_000 }, async () => {
  const sentBy = () =>
    queryTasks<{ count: number }>(
      database,
      // pg-boss schedules in the first half of each minute, except possibly in the first minute of a process.
      `SELECT count(*)::int AS count FROM tasks.job WHERE name = 'remove-loose-files'
       GROUP BY date_trunc('minute', created_on)
       HAVING date_trunc('minute', created_on) > (SELECT date_trunc('minute', min(created_on)) FROM tasks.job WHERE name = 'remove-loose-files')`,
    );
  await eventually(async () => expect((await sentBy()).length).toBeGreaterThanOrEqual(inFull(0, 3)), 360_000);
  const minutes = await sentBy();
  expect(minutes.filter(({ count }) => count > 1)).toEqual([]);
  if (minutes.length > 0) measured('F18', `${minutes.length} minutes in which a task is due: sent once in each`);
});

const countTasks = async (condition: string): Promise<number> =>
  (
    await queryTasks<{ count: number }>(
      database,
      `SELECT count(*)::int AS count FROM tasks.job WHERE name = 'send-mail' AND ${condition}`,
    )
  )[0]?.count ?? 0;

/** Log entries are JSON; lines before the site is ready are plain text. */
const tasksDoneIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => line.includes('"a task is done"') && line.includes('send-mail'))
    .map((line) => JSON.parse(line).taskId);
