// @form full
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taskHandlers } from '#app/tasks.ts';
import { createSmtpTransport } from '#platform/mail/smtp.server.ts';
import { PACE } from '#platform/tasks/queue-options.ts';
import { addAlert } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { queueMatching } from '#tests/support/mail-tasks.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';
import { eventually, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';

/** F25: the mail server is away for an hour while alerts match jobs. The test moves the queue's clock instead of waiting. */
const ALERTS = rounds(3, 60);
const HOUR = 3_600;

let database: TestDatabase;
let sink: SmtpSink;
let tasks: Awaited<ReturnType<typeof startTestTasks>>;
const transport = () => createSmtpTransport(sink.url, () => ({ name: 'The Agency', address: 'desk@jobs.example' }));
let mailer: ReturnType<typeof transport>;

beforeAll(async () => {
  database = await createTestDatabase();
  await addPeople(database.database);
  sink = await createSmtpSink();
  mailer = transport();
  const { 'match-jobs': match, 'send-mail': send } = taskHandlers;
  const handlers = { 'match-jobs': match, 'send-mail': send } as typeof taskHandlers;
  tasks = await startTestTasks(database, { mailer, handlers, pace: { ...PACE, lookEverySeconds: 0.5 } });
});

afterAll(async () => {
  await tasks?.stop();
  await mailer?.close();
  await sink?.stop();
  await database?.drop();
});

const UNFINISHED_TASKS = `SELECT state FROM tasks.job WHERE name = 'send-mail' AND state <> 'completed'`;
const post = async () => {
  const jobs = await addJobs(database.database, ...Array.from({ length: ALERTS }, (_, n) => ({ title: wordOf(n) })));
  await queueMatching(database);
  return jobs;
};
const wordOf = (n: number) => `${'bcdfghjklm'[Math.floor(n / 10)]}a${'bcdfghjklm'[n % 10]}o`.repeat(3);

const untilTried = () =>
  eventually(async () => {
    const states = (await queryTasks<{ state: string }>(database, UNFINISHED_TASKS)).map(({ state }) => state);
    expect(states.length).toBeGreaterThan(0);
    expect(new Set(states)).toEqual(new Set(['retry']));
  });

/** Advances the clock to when all emails are due. @returns the seconds skipped */
async function advanceClock(): Promise<number> {
  await untilTried();
  const [row] = await queryTasks<{ seconds: number }>(
    database,
    `WITH pause AS (SELECT greatest(max(start_after) - now(), '0 s') AS pause FROM tasks.job WHERE name = 'send-mail' AND state = 'retry'),
          tried AS (UPDATE tasks.job SET start_after = start_after - (SELECT pause FROM pause) WHERE name = 'send-mail' AND state = 'retry'),
          written AS (UPDATE job_alert_mails SET created_at = created_at - (SELECT pause FROM pause))
     SELECT extract(epoch FROM pause)::float8 AS seconds FROM pause`,
  );
  return row?.seconds ?? 0;
}

test('F25: alerts lose and double nothing while the mail server is away for an hour', {
  timeout: 300_000,
}, async () => {
  for (let n = 0; n < ALERTS; n += 1) await addAlert(database.database, { search: wordOf(n) });
  const jobs = await post();
  let secondsAway = 0;
  let tries = 0;
  for (; secondsAway < HOUR; tries += 1) {
    if (secondsAway > HOUR / 2 && jobs.length === ALERTS) jobs.push(...(await post()));
    secondsAway += await advanceClock();
  }
  expect(sink.received).toEqual([]);
  await untilTried();
  await sink.start();
  await queryTasks(
    database,
    `UPDATE tasks.job SET start_after = start_after - interval '5 minutes' WHERE state = 'retry'`,
  );
  await eventually(async () => {
    expect(await queryTasks(database, UNFINISHED_TASKS)).toEqual([]);
    expect(await queryTasks(database, 'SELECT FROM job_alert_matches WHERE mail_id IS NULL')).toEqual([]);
  });

  const mailedJobs = sink.received.flatMap(({ text = '' }) =>
    [...text.matchAll(/\/jobs\/([0-9a-f-]{36})/g)].map(([, id]) => id),
  );
  expect(mailedJobs.sort()).toEqual(jobs.sort());
  expect(await queryTasks(database, `SELECT FROM tasks.job WHERE name = 'given-up'`)).toEqual([]);
  const outcomes = await queryTasks(database, 'SELECT DISTINCT outcome FROM job_alert_mails');
  expect(outcomes).toEqual([{ outcome: 'sent' }]);
  measured(
    'F25',
    `mail server away for ${(secondsAway / 60).toFixed(0)} min by the clock of the queue, ${tries} tries: ${mailedJobs.length} of ${jobs.length} jobs mailed, 0 twice`,
  );
});
