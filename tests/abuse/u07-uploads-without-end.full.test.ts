import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { cvPart, listCvs, listFiles, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type S3, startS3 } from '#tests/support/s3.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

/** U07: an account that uploads again and again has one CV in the end, and a full store says so. */
let site: Site;
let s3: S3;
let siteOnS3: Site;

beforeAll(async () => {
  s3 = await startS3();
  [site, siteOnS3] = await Promise.all([startSite(), startSite({ env: s3.env })]);
});

afterAll(async () => {
  await Promise.all([site?.stop(), siteOnS3?.stop()]);
  await s3?.stop();
});

const ofOne = async (where: Site, name: string) => {
  const [id = ''] = await addCandidates(where.database.database, name);
  return { id, cookie: await signInAs(where, id) };
};

test('U07: of a great many uploads by one person one file is kept, the last', async () => {
  const { id, cookie } = await ofOne(site, 'Wren Halloran');
  let last = '';
  for (let round = 0; round < rounds(10, 250); round += 1) {
    const batch = await Promise.all(
      Array.from({ length: 4 }, (_, index) => sendCv(site, cookie, [cvPart(pdf(700 + index, `${round}`))])),
    );
    expect(batch.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    last =
      (await queryTasks<{ cv_id: string }>(site.database, `SELECT cv_id FROM profiles WHERE id = '${id}'`))[0]?.cv_id ??
      '';
    expect(batch.map(({ json }) => json.cv?.id)).toContain(last);
  }
  const own = (await listCvs(site.database)).filter(({ user_id }) => user_id === id);
  expect(own.map((row) => row.id)).toEqual([last]);
  await eventually(async () => {
    const files = (await listFiles(site)).filter((key) => key.startsWith(id));
    expect(files).toEqual([`${id}/cv-${last}.pdf`]);
    expect(await queryTasks(site.database, 'SELECT FROM loose_files')).toEqual([]);
  });
}, 600_000);
