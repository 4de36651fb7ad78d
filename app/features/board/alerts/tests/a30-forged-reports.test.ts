import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertMessageId, noteReport } from '#app/features/board/alerts/commands/note-report.server.ts';
import { readMailReport } from '#platform/mail/mail-report.server.ts';
import { addAlert } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { bounceOf, complaintOf } from '#tests/support/mail-reports.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';

/** A30: anybody can send an email to the address that receives bounces. */
const GUESSES = rounds(10, 2_000);
const ORIGIN = 'https://jobs.example';
const TO = 'wren@mail.example';

let db: TestDatabase;
let alertId: string;
let mailId: string;
let waitingId: string;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db?.drop());

beforeEach(async () => {
  await db.database.asSystem((t) => t.deleteFrom('job_alerts').execute());
  alertId = await addAlert(db.database, { search: 'forklift' }, { email: TO });
  const mail = { alert_id: alertId, kind: 'jobs' as const };
  const sentMail = { ...mail, started_at: new Date(), ended_at: new Date(), outcome: 'sent' as const };
  const ids = await db.database.asSystem((t) =>
    t
      .insertInto('job_alert_mails')
      .values([sentMail, { ...mail, started_at: null, ended_at: null, outcome: null }])
      .returning('id')
      .execute(),
  );
  [mailId = '', waitingId = ''] = ids.map(({ id }) => id);
});

const findAlert = () =>
  db.database.asSystem((t) =>
    t.selectFrom('job_alerts').select(['state', 'end_reason', 'hard_bounces']).executeTakeFirstOrThrow(),
  );
const UNTOUCHED = { state: 'confirmed', end_reason: null, hard_bounces: 0 };

async function readAndNote(message: string): Promise<boolean> {
  const report = await readMailReport(Buffer.from(message));
  return report !== null && noteReport(db, report);
}

test('A30: reports that name an address, and guess at an email, stop nothing', async () => {
  const guesses = [
    ...[alertId, waitingId, mailId.slice(0, -1), `${mailId}0`, `x${mailId}`, `${mailId}' OR true --`, '%', ''].map(
      (id) => `<${id}@jobs.example>`,
    ),
    `<${TO}>`,
    `${mailId}@jobs.example`,
    `<${mailId}@jobs.example> <${mailId}@jobs.example>`,
    ...Array.from({ length: GUESSES }, () => alertMessageId(randomUUID(), ORIGIN)),
  ];
  for (const messageId of guesses)
    for (const report of [bounceOf({ messageId, to: TO }), complaintOf({ messageId })])
      expect({ messageId, isTaken: await readAndNote(report) }).toEqual({ messageId, isTaken: false });
  expect(await findAlert()).toEqual(UNTOUCHED);
  measured('A30', `${2 * guesses.length} forged reports about one address: none stopped its alerts`);
});

test('A30: who knows one email can only stop the address that it went to', async () => {
  await addAlert(db.database, { search: 'nurse' }, { email: 'other@mail.example' });
  expect(await readAndNote(bounceOf({ messageId: alertMessageId(mailId, ORIGIN), to: 'other@mail.example' }))).toBe(
    true,
  );
  const states = await db.database.asSystem((t) => t.selectFrom('job_alerts').select(['email', 'state']).execute());
  expect(Object.fromEntries(states.map(({ email, state }) => [email, state]))).toEqual({
    [TO]: 'ended',
    'other@mail.example': 'confirmed',
  });
});

const nested = (depth: number, inner: string) => {
  const opened = Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`);
  return opened.join('') + inner;
};

test.each([
  ['nothing', () => ''],
  ['no line', () => 'x'.repeat(300_000)],
  ['only zeros', () => '\0'.repeat(300_000)],
  ['300,000 headers', () => 'X: y\n'.repeat(300_000)],
  ['a report whose boundary is missing', () => bounceOf({ messageId: '<x@y>' }).replace(/\tboundary=.*\r\n/, '')],
  ['a report that breaks off', () => bounceOf({ messageId: '<x@y>' }).slice(0, 900)],
  ['10,000 parts within each other', () => nested(10_000, bounceOf({ messageId: '<x@y>' }))],
  ['200 emails within each other', () => 'Content-Type: message/rfc822\n\n'.repeat(200)],
  ['fields without end', () => bounceOf({ messageId: '<x@y>', status: `5.${'1'.repeat(300_000)}` })],
  ['spaces without end', () => bounceOf({ messageId: '<x@y>', status: `5.1.1${`\n${' '.repeat(60_000)}`.repeat(5)}` })],
])('A30: %s as an email is read as no report of ours', async (_, message) => {
  expect(await readAndNote(message())).toBe(false);
  expect(await findAlert()).toEqual(UNTOUCHED);
});
