import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { cvPart, listCvs, listFiles, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { isFullForm } from '#tests/support/form.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { expectInFull, rounds } from '#tests/support/rounds.ts';
import { type S3, startS3 } from '#tests/support/s3.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let s3: S3;
let siteOnS3: Site;

const ofOne = async (where: Site, name: string) => {
  const [id = ''] = await addCandidates(where.database.database, name);
  return { id, cookie: await signInAs(where, id) };
};

beforeAll(async () => {
  s3 = await startS3();
  [site, siteOnS3] = await Promise.all([startSite(), startSite({ env: s3.env })]);
});

afterAll(async () => {
  await Promise.all([site?.stop(), siteOnS3?.stop()]);
  await s3?.stop();
});

test('U07: a store without room says so, the CV there was stays, and it works again afterwards', async () => {
  const { id, cookie } = await ofOne(siteOnS3, 'Robin Halloran');
  const first = (await sendCv(siteOnS3, cookie, [cvPart(pdf(700))])).json.cv?.id;
  expect(await s3.listKeys()).toContain(`${id}/cv-${first}.pdf`);
  s3.answerWith(507);
  const full = await sendCv(siteOnS3, cookie, [cvPart(pdf(800))]);
  expect(full.status).toBe(507);
  expect(full.json.ok).toBe(false);
  const form = await sendCv(siteOnS3, cookie, [cvPart(pdf(800))], { isForm: true });
  expect(form.headers.location).toBe('/profile?notice=cv-store-full');
  const noticePage = await request(siteOnS3.url, '/jobs?notice=cv-store-full', { headers: { Cookie: cookie } });
  expect(noticePage.body.toString()).toContain('Failed to upload CV');
  const listOwnIds = async () =>
    (await listCvs(siteOnS3.database)).filter(({ user_id }) => user_id === id).map((row) => row.id);
  expect(await listOwnIds()).toEqual([first]);
  s3.answerWith(null);
  const secondUpload = await sendCv(siteOnS3, cookie, [cvPart(pdf(800))]);
  expect(secondUpload.status).toBe(200);
  expect(await listOwnIds()).toEqual([secondUpload.json.cv?.id]);
});

test('U07: a store that fails otherwise is logged, and told in words', async () => {
  const { cookie } = await ofOne(siteOnS3, 'Jay Halloran');
  s3.answerWith(403);
  const { status, headers, json } = await sendCv(siteOnS3, cookie, [cvPart(pdf())]);
  s3.answerWith(null);
  expect(status).toBe(503);
  expect(json.ok).toBe(false);
  expect(headers['retry-after']).toBe('5');
  expect(siteOnS3.log()).toContain('a CV could not be stored');
});

test.runIf(isFullForm)(
  'U07: of a great many uploads by one person one file is kept, the last',
  async () => {
    const { id, cookie } = await ofOne(site, 'Wren Halloran');
    let last = '';
    for (let round = 0; round < rounds(10, 250); round += 1) {
      const batch = await Promise.all(
        Array.from({ length: 4 }, (_, index) => sendCv(site, cookie, [cvPart(pdf(700 + index, `${round}`))])),
      );
      expect(batch.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      last =
        (await queryTasks<{ cv_id: string }>(site.database, `SELECT cv_id FROM profiles WHERE id = '${id}'`))[0]
          ?.cv_id ?? '';
      expect(batch.map(({ json }) => json.cv?.id)).toContain(last);
    }
    const ownCvs = (await listCvs(site.database)).filter(({ user_id }) => user_id === id);
    expect(ownCvs.map((row) => row.id)).toEqual([last]);
    await eventually(async () => {
      const files = (await listFiles(site)).filter((key) => key.startsWith(id));
      expect(files).toEqual([`${id}/cv-${last}.pdf`]);
      expect(await queryTasks(site.database, 'SELECT FROM loose_files')).toEqual([]);
    });
  },
  600_000,
);

test.runIf(isFullForm)(
  'F28: an upload to a silent store is answered in words, and the CV there was stays',
  async () => {
    const { id, cookie } = await ofOne(siteOnS3, 'Wren Halloran');
    const first = (await sendCv(siteOnS3, cookie, [cvPart(pdf(700))])).json.cv?.id;
    s3.answerWith('nothing');
    const startedAt = performance.now();
    const silent = await sendCv(siteOnS3, cookie, [cvPart(pdf(800))]);
    const seconds = (performance.now() - startedAt) / 1_000;
    s3.answerWith(null);
    expect(silent.status).toBe(503);
    expect(silent.json.ok).toBe(false);
    expect(silent.json.message).toEqual(expect.stringMatching(/\w/));
    expectInFull(seconds, 12);
    const ownCvs = (await listCvs(siteOnS3.database)).filter(({ user_id }) => user_id === id);
    expect(ownCvs.map((row) => row.id)).toEqual([first]);
    measured('F28', `an upload to a store that is silent was answered 503 after ${seconds.toFixed(1)} s`);
  },
);
