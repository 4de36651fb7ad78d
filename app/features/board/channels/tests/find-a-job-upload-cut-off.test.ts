// @form full
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  beginUploads,
  codesIn,
  NO_SSHD,
  openUploadStage,
  type UploadStage,
} from '#app/features/board/channels/tests/upload-stage.ts';

/** Enough jobs for a file of several packets, so that the connection can be cut between them. */
const JOBS = 600;
let stage: UploadStage | null;

beforeAll(async () => {
  stage = await openUploadStage();
  if (!stage) return;
  await beginUploads(stage);
  const long = { description: 'Picks, packs and loads. '.repeat(100) };
  await stage.addAdverts(...Array.from({ length: JOBS }, () => long));
}, 300_000);

afterAll(() => stage?.close());

beforeEach((context) => {
  if (!stage) return context.skip(NO_SSHD);
  stage.there.cutAfter(Number.POSITIVE_INFINITY);
});
const at = (): UploadStage => stage as UploadStage;
const isWhole = (xml: string | null) =>
  xml?.endsWith('</Vacancies>\n') === true && new Set(codesIn(xml)).size === JOBS && codesIn(xml).length === JOBS;

test('a server that is away is tried again, at longer and longer intervals, and is then given everything once', async () => {
  const { upload, there, later, account, query, adverts } = at();
  await there.server.stop();
  const pauses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    expect(await upload()).toMatchObject({ uploaded: false });
    const [row] = await query<{ pause: number }>(
      `SELECT round(extract(epoch FROM next_try_at - now()))::integer AS pause FROM find_a_job_account`,
    );
    pauses.push(row?.pause ?? 0);
    expect(await upload()).toBeNull();
    await later();
  }
  for (const [turn, pause] of [60, 300, 1_800, 7_200, 21_600, 21_600].entries())
    expect(Math.abs((pauses[turn] ?? 0) - pause)).toBeLessThanOrEqual(30);
  expect((await account())?.problem).toMatch(/broke off|could not be reached|does not speak SSH/);
  expect(await adverts()).toEqual([]);
  await there.server.start();
  expect(await upload()).toMatchObject({ uploaded: true, failure: null });
  expect(isWhole(await there.received('-upload-'))).toBe(true);
  expect(await adverts()).toHaveLength(JOBS);
  expect((await account())?.problem).toBeNull();
});

test('a connection that is cut in the middle leaves no half file under its name, and the next upload is whole', async () => {
  const { upload, there, later, query, adverts } = at();
  const cuts = [1_000, 50_000, 200_000, 400_000, 900_000];
  for (const bytes of cuts) {
    const before = (await there.names()).filter((name) => name.endsWith('.xml'));
    await query(`UPDATE jobs SET title = 'Changed ${bytes}'`);
    await later();
    there.cutAfter(bytes);
    expect(await upload()).toMatchObject({ uploaded: false, failure: expect.stringMatching(/broken_off|no_ssh/) });
    expect((await there.names()).filter((name) => name.endsWith('.xml'))).toEqual(before);
  }
  there.cutAfter(Number.POSITIVE_INFINITY);
  await later();
  expect(await upload()).toMatchObject({ uploaded: true });
  expect(await there.names()).toEqual([expect.stringMatching(/-upload-.*\.xml$/)]);
  const file = await there.received('-upload-');
  expect(isWhole(file)).toBe(true);
  expect(file).toContain('Changed 900000');
  expect(await adverts()).toHaveLength(JOBS);
});

test('a process that dies in the middle is followed by another, and two never upload at once', async () => {
  const { upload, there, later, query } = at();
  await query(`UPDATE jobs SET title = 'Once more'`);
  await later();
  await query(
    `UPDATE find_a_job_account SET busy_until = now() + interval '1 minute', files = files || '{harbour-upload-20260101-000000.xml}'`,
  );
  expect(await upload()).toBeNull();
  await query(`UPDATE find_a_job_account SET busy_until = now()`);
  const both = await Promise.all([upload(), upload()]);
  expect(both.filter((done) => done?.uploaded)).toHaveLength(1);
  expect(await there.names()).toHaveLength(1);
  expect(isWhole(await there.received('-upload-'))).toBe(true);
});

test('many reports are all read, some in each run', async () => {
  const { upload, there, later, query } = at();
  const [{ reference } = { reference: '' }] = await query<{ reference: string }>(
    'SELECT reference FROM find_a_job_adverts LIMIT 1',
  );
  for (let number = 0; number < 45; number += 1)
    await there.report(
      `upload-${number}.txt`,
      `${reference} Rejected\n`,
      new Date(Date.now() - (45 - number) * 60_000),
    );
  await later();
  const runs = [await upload(), await upload(), await upload(), await upload()];
  expect(runs.map((run) => run?.reports ?? null)).toEqual([20, 20, 5, null]);
});
