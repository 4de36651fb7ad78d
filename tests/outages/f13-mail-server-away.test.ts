// @form full
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY } from '#tests/support/account-forms.ts';
import { queueMails } from '#tests/support/mail-tasks.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, inFull, rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';
import { askSteadily, type Outcome, percentile } from '#tests/support/steady-load.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

const MAILS = rounds(30, 1_000);
/** Duration of the outage in the full form; `F13_MINUTES=60` for the hour that the list promises. */
const MINUTES = Number(process.env['F13_MINUTES'] ?? 5);
const AWAY_MS = inFull(1_000, MINUTES * 60_000);
const DRAIN_LIMIT_MS = 10 * 60_000;

let sink: SmtpSink;
let site: Site;

beforeAll(async () => {
  sink = await createSmtpSink();
  site = await startSite({ env: { ...BEHIND_PROXY, SMTP_URL: sink.url } });
});

afterAll(async () => {
  await sink?.stop();
  await site?.stop();
});

test('F13: while the mail server is away no email is lost and no request slows down', {
  timeout: AWAY_MS + DRAIN_LIMIT_MS + 120_000,
}, async () => {
  const person = await addAccount(site.database.database);
  const headers = { Cookie: await signInAs(site, person.id, { minutes: 2 * MINUTES + 60 }) };
  const paths = ['/jobs?search=operative', '/profile', '/jobs'];
  const load = askSteadily(
    paths.map((name) => ({ name, send: () => request(site.url, name, { headers }) })),
    10,
    inFull(4, Number.POSITIVE_INFINITY),
  );
  await wait(inFull(1_000, 20_000));
  const awayFrom = performance.now();
  await queueMails(
    site.database,
    'account-approved',
    Array.from({ length: MAILS }, () => person.id),
  );
  await wait(AWAY_MS);
  const isUnsent = `SELECT FROM tasks.job WHERE name = 'send-mail' AND state <> 'completed'`;
  expect(await queryTasks(site.database, isUnsent)).toHaveLength(MAILS);
  await sink.start();
  const backAt = performance.now();
  await eventually(() => expect(sink.received.length).toBeGreaterThanOrEqual(MAILS), DRAIN_LIMIT_MS);
  const drained = (performance.now() - backAt) / 1_000;
  await eventually(async () => expect(await queryTasks(site.database, isUnsent)).toEqual([]));
  await load.stop();

  expect(sink.received).toHaveLength(MAILS);
  expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(MAILS);
  expect(await queryTasks(site.database, `SELECT FROM tasks.job WHERE name = 'given-up'`)).toEqual([]);
  expect(load.outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  const isDuringOutage = ({ beganAt }: Outcome) => beganAt >= awayFrom && beganAt < backAt;
  const before = percentile(
    load.outcomes.filter(({ beganAt }) => beganAt < awayFrom),
    95,
  );
  const durationDuringOutage = percentile(load.outcomes.filter(isDuringOutage), 95);
  // A generous ratio, because other programs use this computer too.
  if (hasAllRounds) expect(durationDuringOutage).toBeLessThanOrEqual(Math.max(2 * before, before + 50));
  measured(
    'F13',
    `mail server away for ${(AWAY_MS / 60_000).toFixed(1)} min: ${sink.received.length} of ${MAILS} mails sent, 0 twice, ` +
      `all ${drained.toFixed(0)} s after it was back; p95 of requests ${before.toFixed(0)} ms before, ` +
      `${durationDuringOutage.toFixed(0)} ms during the outage`,
  );
});
