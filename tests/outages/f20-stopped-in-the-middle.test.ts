// @form full
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { beginUpload, cvPart, listCvs } from '#tests/support/cv-upload.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { pdf } from '#tests/support/documents.ts';
import { queueMails } from '#tests/support/mail-tasks.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds, inFull } from '#tests/support/rounds.ts';
import type { ServerRun } from '#tests/support/server-run.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { runServer, waitUntilReady } from '#tests/support/site.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

const DRAIN_SECONDS = inFull(1, 5);
const FIVE_MEGABYTES = 5_000_000;

let database: TestDatabase;
let sink: SmtpSink;
let run: ServerRun;
let site: { url: string; port: number; database: TestDatabase };

beforeEach(async () => {
  [database, sink] = await Promise.all([createTestDatabase({ seeded: true }), createSmtpSink()]);
  await sink.start();
  const port = await freePort();
  site = { url: `http://localhost:${port}`, port, database };
  run = runServer({
    PORT: String(port),
    DATABASE_URL: database.appUrl,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    SMTP_URL: sink.url,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  });
  await waitUntilReady(site.url, run);
});

afterEach(async () => {
  await run.end('SIGKILL');
  sink.stallAt(null);
  await sink.stop();
  await database.drop();
});

async function beginBoth() {
  const [id = ''] = await addCandidates(database.database, 'Wren Halloran');
  const upload = beginUpload(site, await signInAs(site, id), cvPart(pdf(FIVE_MEGABYTES)));
  await upload.write(0, upload.length / 2);
  sink.stallAt('content');
  const [task = ''] = await queueMails(database, 'account-approved', [castMember('Aisha').id]);
  await eventually(() => expect(sink.silences()).toBe(1));
  return { upload, id, task };
}

test('F20: SIGTERM in the middle of an upload and of a mail: both are finished', async () => {
  const { upload, id, task } = await beginBoth();
  run.child.kill('SIGTERM');
  const stoppedAt = performance.now();
  const since = () => (performance.now() - stoppedAt) / 1_000;
  // Reports not ready for a second, then refuses connections.
  const isReady = () =>
    fetch(`${site.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(async () => expect(await isReady()).toBe(false));
  const middle = upload.length / 2;
  const pieces = inFull(5, 40);
  for (let n = 0; n < pieces; n += 1) {
    await upload.write(middle + (middle * n) / pieces, middle + (middle * (n + 1)) / pieces);
    await wait(250);
  }
  await eventually(() => expect(upload.status()).toBe(200));
  const finishedUpload = since();
  sink.stallAt(null);
  expect(await run.ended).toBe(0);
  const ended = since();
  expect((await listCvs(database)).find((cv) => cv.user_id === id)?.size_bytes).toBe(FIVE_MEGABYTES);
  expect(sink.received).toHaveLength(1);
  const tasks = await queryTasks(database, 'SELECT state FROM tasks.job WHERE id = $1', [task]);
  expect(tasks).toEqual([{ state: 'completed' }]);
  if (hasAllRounds) {
    expect(finishedUpload).toBeLessThanOrEqual(20);
    expect(ended).toBeLessThanOrEqual(25);
  }
  measured(
    'F20',
    `upload of 5 MB answered ${finishedUpload.toFixed(1)} s after SIGTERM, mail sent, exit 0 after ${ended.toFixed(1)} s`,
  );
});

test.runIf(hasAllRounds)(
  'F20: SIGTERM while an upload and a mail never come to an end: neither is waited for',
  async () => {
    const { upload, id } = await beginBoth();
    run.child.kill('SIGTERM');
    const stoppedAt = performance.now();
    expect(await run.ended).toBe(0);
    const ended = (performance.now() - stoppedAt) / 1_000;
    expect(ended).toBeLessThanOrEqual(25);
    expect(upload.status()).not.toBe(200);
    expect((await listCvs(database)).filter((cv) => cv.user_id === id)).toEqual([]);
    measured('F20', `with an upload and a mail that never end: exit 0 after ${ended.toFixed(1)} s`);
  },
);
