import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, comparable, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let sink: SmtpSink;
let site: Site;

beforeAll(async () => {
  sink = await createSmtpSink();
  await sink.start();
  sink.stallAfterData(true);
  site = await startSite({ env: { ...BEHIND_PROXY, SMTP_URL: sink.url } });
});

afterAll(async () => {
  await sink?.stop();
  await site?.stop();
});

const FORMS = ['/forgot-password', '/resend-confirmation'];

async function newEmails(): Promise<string[]> {
  const [confirmed, unverified] = await Promise.all([
    addAccount(site.database.database),
    addAccount(site.database.database, { status: 'pending', isConfirmed: false }),
  ]);
  return [confirmed.email, unverified.email, 'unknown-@mail.example'.replace('-', `-${confirmed.id.slice(0, 1)}`)];
}

test.each(FORMS)('A05: %s answers alike whether there is such an account, confirmed or not', async (path) => {
  const emails = await newEmails();
  const answers = await Promise.all(
    emails.map(async (email) => comparable(await sendForm(site, path, { email }), email)),
  );
  expect(answers[0]?.status).toBe(303);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('A05: a mail server that accepts an email and then stays silent delays no request', async () => {
  await eventually(() => expect(sink.stalled()).toBeGreaterThan(0));
  const emails = await newEmails();
  const answers = await Promise.all(emails.map((email) => sendForm(site, '/forgot-password', { email })));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  // Mail tasks are queued or running: the requests did not wait for them.
  const tasks = await queryTasks<{ email: string; state: string; retry_count: number }>(
    site.database,
    `SELECT email::text, state::text, retry_count FROM tasks.job JOIN profiles ON profiles.id::text = data ->> 'accountId'
     WHERE email = ANY ($1)`,
    [emails],
  );
  expect(tasks.map(({ email }) => email)).toContain(emails[0]);
  for (const task of tasks)
    expect(task).toMatchObject({ state: expect.toBeOneOf(['created', 'active']), retry_count: 0 });
});

test('A05: one address may send ten requests, for known and unknown accounts alike', async () => {
  const [knownEmail = '', , unknownEmail = ''] = await newEmails();
  const counts = await Promise.all(
    [knownEmail, unknownEmail].map(async (email) => {
      const from = newAddress();
      const replies = await Promise.all(
        Array.from({ length: 15 }, () => sendForm(site, '/forgot-password', { email }, { from })),
      );
      return replies.filter(({ status }) => status === 303).length;
    }),
  );
  expect(counts).toEqual([10, 10]);
});

test.runIf(hasAllRounds)(
  'A05: every answer takes at least half a second, and known accounts as long as unknown ones',
  { timeout: 600_000 },
  async () => {
    expect(sink.stalled()).toBeGreaterThan(0);
    const times: number[][] = [[], [], []];
    for (let round = 0; round < 100; round += 1) {
      for (const [n, email] of (await newEmails()).entries()) {
        const began = performance.now();
        const { status } = await sendForm(site, '/forgot-password', { email });
        expect(status).toBe(303);
        times[n]?.push(performance.now() - began);
      }
    }
    const medians = times.map((each) => each.sort((a, b) => a - b)[50] ?? 0);
    const fastest = Math.min(...times.flat());
    measured(
      'A05',
      `fastest answer ${fastest.toFixed(0)} ms, medians ${medians.map((each) => each.toFixed(0)).join(', ')} ms`,
    );
    for (const each of times) expect(Math.min(...each)).toBeGreaterThanOrEqual(499);
    expect(Math.max(...medians) - Math.min(...medians)).toBeLessThanOrEqual(10);
  },
);
