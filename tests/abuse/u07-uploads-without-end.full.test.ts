import { expect, test } from 'vitest';
import { cvPart, listCvs, listFiles, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { rounds } from '#tests/support/rounds.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';
import { ofOne, provideStage, site } from './u07-uploads-without-end.stage.ts';

/** U07: an account that uploads again and again has one CV in the end, and a full store says so. */
provideStage();

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
