// @form full
import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { beginUpload, cvPart, listCvs, listFiles, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let candidate: string;
let cookie: string;
let temporary: string;

beforeAll(async () => {
  temporary = await mkdtemp(path.join(inject('cluster').folder, 'temporary-'));
  site = await startSite({ env: { TMPDIR: temporary } });
  [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  cookie = await signInAs(site, candidate);
});

afterAll(() => site?.stop());

/** Counts the site's open files and connections; null on systems that do not report them. */
const countOpen = () =>
  readdir(`/proc/${site.pid}/fd`).then(
    (all) => all.length,
    () => null,
  );

test('U08: cut at any point', async () => {
  const content = pdf(400_000);
  expect((await sendCv(site, cookie, [cvPart(content)])).status).toBe(200);
  const cvIds = (await listCvs(site.database)).map(({ id }) => id);
  // The connection pool is full by now, so additional open files are leaks.
  const open = await countOpen();
  const points = Array.from({ length: 99 }, (_, index) => index + 1).filter((each) => hasAllRounds || each % 7 === 1);
  for (let round = 0; round < (hasAllRounds ? 100 : 1); round += 1) {
    for (const percent of points) {
      const upload = beginUpload(site, cookie, cvPart(content));
      await upload.write(0, Math.floor((upload.length * percent) / 100));
      upload.socket.destroy();
    }
  }
  measured('U08', `${(hasAllRounds ? 100 : 1) * points.length} uploads cut off`);
  await eventually(async () => {
    if (open !== null) expect(await countOpen()).toBeLessThanOrEqual(open);
    expect(await queryTasks(site.database, 'SELECT FROM loose_files')).toEqual([]);
  });
  expect((await listCvs(site.database)).map(({ id }) => id)).toEqual(cvIds);
  expect((await listFiles(site)).filter((key) => key.startsWith(candidate))).toHaveLength(1);
  expect(await readdir(temporary)).toEqual([]);
  expect((await sendCv(site, cookie, [cvPart(content)])).status).toBe(200);
}, 600_000);
