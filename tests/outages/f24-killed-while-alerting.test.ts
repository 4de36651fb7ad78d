// @form full
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMeantWord } from '#domain/job/search/spelling.ts';
import { addAlert } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { queueMatching, takeOverDeadTasks } from '#tests/support/mail-tasks.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { startSite } from '#tests/support/site.ts';
import { createSmtpSink, type SmtpSink, type SmtpStep } from '#tests/support/smtp.ts';
import { endPauses, eventually, queryTasks } from '#tests/support/task-queue.ts';

const KILLS = rounds(4, 200);

let sink: SmtpSink;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true, published: true });
  sink = await createSmtpSink();
  await sink.start();
});

afterAll(async () => {
  sink?.stallAt(null);
  await sink?.stop();
  await database?.drop();
});

/** `said`: the email was accepted, and the process had no time to record that. */
type Moment = SmtpStep | 'said' | 'matching';
const MOMENTS: Moment[] = ['recipient', 'answer', 'said', 'matching', 'content', 'sender'];

const HIGH = 'bcdfgklmnp';
const LOW = 'bcdfghjklmnpqrstvwxz';
const wordOf = (round: number) => `${HIGH[Math.floor(round / LOW.length)]}a${LOW[round % LOW.length]}o`.repeat(3);

const addressOf = (word: string) => `wren-${word}@mail.example`;
const countReceived = (word: string) => sink.received.filter(({ subject }) => subject?.includes(`“${word}”`)).length;

test('F24: of an alert whose process is killed at any moment each job is mailed once at most', {
  timeout: 3_600_000,
}, async () => {
  const words = Array.from({ length: KILLS }, (_, round) => wordOf(round));
  const others = (word: string) => words.filter((other) => other !== word);
  expect(words.filter((word) => findMeantWord(word, others(word)) !== null)).toEqual([]);
  for (const [round, word] of words.entries()) {
    const site = await startSite({ database, env: { SMTP_URL: sink.url } });
    const moment = MOMENTS[round % MOMENTS.length] ?? 'answer';
    const before = sink.silences();
    // While jobs are matched no email reaches its content, after which it would rightly not be sent again.
    if (moment !== 'said') sink.stallAt(moment === 'matching' ? 'sender' : moment);
    await addAlert(database.database, { search: word }, { email: addressOf(word) });
    await addJobs(database.database, { title: word });
    await queueMatching(database);
    if (moment === 'said') await eventually(() => expect(countReceived(word)).toBe(1));
    else if (moment !== 'matching') await eventually(() => expect(sink.silences()).toBeGreaterThan(before));
    await site.kill();
    sink.stallAt(null);
    for (const queue of ['match-jobs', 'send-mail']) await takeOverDeadTasks(database, queue);
  }
  const site = await startSite({ database, env: { SMTP_URL: sink.url } });
  await queueMatching(database);
  await eventually(async () => {
    await endPauses(database);
    const open = `SELECT 'mail' AS what, id FROM job_alert_mails WHERE outcome IS NULL
      UNION ALL SELECT 'match', job_id FROM job_alert_matches WHERE mail_id IS NULL
      UNION ALL SELECT 'job', job_id FROM unmatched_jobs`;
    expect(await queryTasks(database, open)).toEqual([]);
  });
  await site.stop();

  const counts = words.map((word) => ({ word, times: countReceived(word) }));
  expect(counts.filter(({ times }) => times > 1)).toEqual([]);
  const missing = counts.filter(({ times }) => times === 0).map(({ word }) => word);
  // An email that failed in one round may be sent and interrupted in a later one.
  expect(missing.filter((word) => !sink.askedFor.includes(addressOf(word)))).toEqual([]);
  const once = KILLS - missing.length;
  measured(
    'F24',
    `${KILLS} kills: ${once} jobs mailed once, ${KILLS - once} not at all, as the mail server had asked for their content and had not said that it took it; none twice`,
  );
});
