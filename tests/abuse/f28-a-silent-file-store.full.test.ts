import { expect, test } from 'vitest';
import { cvPart, listCvs, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { measured } from '#tests/support/measured.ts';
import { expectInFull } from '#tests/support/rounds.ts';
import { ofOne, provideStage, s3, siteOnS3 } from './u07-uploads-without-end.stage.ts';

/** F28: the store takes the connection and says nothing. */
provideStage();

test('F28: an upload to a silent store is answered in words, and the CV there was stays', async () => {
  const { id, cookie } = await ofOne(siteOnS3, 'Wren Halloran');
  const first = (await sendCv(siteOnS3, cookie, [cvPart(pdf(700))])).json.cv?.id;
  s3.answerWith('nothing');
  const startedAt = performance.now();
  const silent = await sendCv(siteOnS3, cookie, [cvPart(pdf(800))]);
  const seconds = (performance.now() - startedAt) / 1_000;
  s3.answerWith(null);
  expect([silent.status, silent.json.ok, silent.json.message]).toEqual([503, false, expect.stringMatching(/\w/)]);
  expectInFull(seconds, 12);
  const own = (await listCvs(siteOnS3.database)).filter(({ user_id }) => user_id === id);
  expect(own.map((row) => row.id)).toEqual([first]);
  measured('F28', `an upload to a store that is silent was answered 503 after ${seconds.toFixed(1)} s`);
});
