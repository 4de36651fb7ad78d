import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { beginUpload, cvPart, letMinutePass, listCvs, listFiles, sendCv } from '#tests/support/cv-upload.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { pdf } from '#tests/support/documents.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** F04: whenever the power goes, a CV has its row and its whole file, or neither. */
test('F04: killed while CVs come in', async () => {
  const database = await createTestDatabase({ seeded: true });
  let answered = 0;
  for (let round = 0; round < rounds(4, 200); round += 1) {
    const site = await startSite({ database });
    const took = await timeUpload(site);
    const people = await addCandidates(database.database, 'Wren Halloran', 'Robin Halloran', 'Jay Halloran');
    const uploads = await Promise.all(
      people.map(async (id, index) =>
        beginUpload(site, await signInAs(site, id), cvPart(pdf(2_000_000 + index, `${round}`))),
      ),
    );
    await Promise.all(uploads.map((upload) => upload.write(0, upload.length)));
    // All is on its way by now. How far it comes differs from round to round, up to all of it.
    await wait(took * 3 * (((round * 7) % 10) / 10));
    const told = uploads.map((upload) => upload.status() === 200);
    await site.kill();
    for (const { socket } of uploads) socket.destroy();
    answered += told.filter(Boolean).length;

    const rows = await listCvs(database);
    told.forEach((isTold, index) => {
      if (isTold) expect(rows.map(({ user_id }) => user_id)).toContain(people[index]);
    });
    await letMinutePass(site);
    expect(await listFiles(site)).toEqual(rows.map(({ storage_key }) => storage_key));
    for (const { storage_key, size_bytes, sha256 } of rows) {
      const file = await readFile(path.join(site.dataDir, 'files', storage_key));
      expect(file.length).toBe(size_bytes);
      expect(createHash('sha256').update(file).digest().equals(sha256)).toBe(true);
    }
    expect(await queryTasks(database, 'SELECT FROM loose_files')).toEqual([]);
    await queryTasks(database, 'DELETE FROM cvs; DELETE FROM loose_files');
  }
  await database.drop();
  console.info(`${answered} uploads were answered before the end`);
}, 1_200_000);

/** @returns how many milliseconds an undisturbed one takes, here and now */
async function timeUpload(site: Site): Promise<number> {
  const [id = ''] = await addCandidates(site.database.database, 'Sam Halloran');
  const cookie = await signInAs(site, id);
  const startedAt = performance.now();
  expect((await sendCv(site, cookie, [cvPart(pdf(2_000_000))])).status).toBe(200);
  return performance.now() - startedAt;
}
