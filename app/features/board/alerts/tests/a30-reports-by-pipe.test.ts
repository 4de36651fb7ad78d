// @form full
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertMessageId } from '#app/features/board/alerts/commands/note-report.server.ts';
import { addAlert } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { bounceOf } from '#tests/support/mail-reports.ts';

const ORIGIN = 'https://jobs.example';
const TO = 'wren@mail.example';

let db: TestDatabase;
let alertId: string;
let mailId: string;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db?.drop());

beforeEach(async () => {
  await db.database.asSystem((t) => t.deleteFrom('job_alerts').execute());
  alertId = await addAlert(db.database, { search: 'forklift' }, { email: TO });
  const mail = { alert_id: alertId, kind: 'jobs' as const };
  const sentMail = { ...mail, started_at: new Date(), ended_at: new Date(), outcome: 'sent' as const };
  const row = await db.database.asSystem((t) =>
    t.insertInto('job_alert_mails').values(sentMail).returning('id').executeTakeFirstOrThrow(),
  );
  mailId = row.id;
});

const findAlert = () =>
  db.database.asSystem((t) =>
    t.selectFrom('job_alerts').select(['state', 'end_reason', 'hard_bounces']).executeTakeFirstOrThrow(),
  );
const UNTOUCHED = { state: 'confirmed', end_reason: null, hard_bounces: 0 };

/** Runs the script as a mail server does for each email that it receives. */
async function pipe(message: string, databaseUrl = db.appUrl): Promise<{ code: number | null; output: string }> {
  const { PATH = '' } = process.env;
  const env = { PATH, DEMO: '1', DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, ['scripts/take-received-mail.ts'], { env });
  child.stdin.end(message);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  return { code: child.exitCode, output: stdout + stderr };
}

test('A30: the pipe takes 10 MB that are no report, and a bounce; without a database it asks to try later', async () => {
  expect(await pipe(`Subject: Hello\n\n${'A line of an email.\n'.repeat(500_000)}`)).toEqual({
    code: 0,
    output: 'No bounce, no complaint and no reply: nothing was changed.\n',
  });
  const bounce = bounceOf({ messageId: alertMessageId(mailId, ORIGIN), to: TO });
  const withoutDatabase = await pipe(bounce, 'postgresql://agency_app@127.0.0.1:1/agency');
  expect(withoutDatabase).toMatchObject({ code: 75, output: expect.stringContaining('could not be used') });
  expect(await findAlert()).toEqual(UNTOUCHED);
  expect(await pipe(bounce)).toEqual({ code: 0, output: 'A bounce was noted.\n' });
  expect(await findAlert()).toMatchObject({ state: 'ended', end_reason: 'hard_bounce' });
});
