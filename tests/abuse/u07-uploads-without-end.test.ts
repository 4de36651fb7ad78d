import { expect, test } from 'vitest';
import { cvPart, listCvs, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { request } from '#tests/support/request.ts';
import { ofOne, provideStage, s3, siteOnS3 } from './u07-uploads-without-end.stage.ts';

/** U07: an account that uploads again and again has one CV in the end, and a full store says so. */
provideStage();

test('U07: a store without room says so, the CV there was stays, and it works again afterwards', async () => {
  const { id, cookie } = await ofOne(siteOnS3, 'Robin Halloran');
  const first = (await sendCv(siteOnS3, cookie, [cvPart(pdf(700))])).json.cv?.id;
  expect(await s3.listKeys()).toContain(`${id}/cv-${first}.pdf`);
  s3.answerWith(507);
  const full = await sendCv(siteOnS3, cookie, [cvPart(pdf(800))]);
  expect([full.status, full.json.ok]).toEqual([507, false]);
  const form = await sendCv(siteOnS3, cookie, [cvPart(pdf(800))], { isForm: true });
  expect(form.headers.location).toBe('/profile?notice=cv-store-full');
  const told = await request(siteOnS3.url, '/jobs?notice=cv-store-full', { headers: { Cookie: cookie } });
  expect(told.body.toString()).toContain('Failed to upload CV');
  const own = async () =>
    (await listCvs(siteOnS3.database)).filter(({ user_id }) => user_id === id).map((row) => row.id);
  expect(await own()).toEqual([first]);
  s3.answerWith(null);
  const again = await sendCv(siteOnS3, cookie, [cvPart(pdf(800))]);
  expect(again.status).toBe(200);
  expect(await own()).toEqual([again.json.cv?.id]);
});

test('U07: a store that fails otherwise is logged, and told in words', async () => {
  const { cookie } = await ofOne(siteOnS3, 'Jay Halloran');
  s3.answerWith(403);
  const { status, headers, json } = await sendCv(siteOnS3, cookie, [cvPart(pdf())]);
  s3.answerWith(null);
  expect([status, json.ok, headers['retry-after']]).toEqual([503, false, '5']);
  expect(siteOnS3.log()).toContain('a CV could not be stored');
});
