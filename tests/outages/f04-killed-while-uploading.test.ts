// @form full
import { createHash } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import {
  beginUpload,
  type CvRow,
  cvPart,
  letMinutePass,
  listCvs,
  listFiles,
  sendCv,
} from '#tests/support/cv-upload.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { pdf } from '#tests/support/documents.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds, rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

test('F04: killed while CVs come in', async () => {
  const outcomes = { answered: 0, stored: 0, gone: 0 };
  for (let round = 0; round < rounds(4, 200); round += 1) {
    const { site, database } = await startAlone();
    const took = await timeUpload(site);
    const people = await addCandidates(database.database, 'Wren Halloran', 'Robin Halloran', 'Jay Halloran');
    const uploads = await Promise.all(
      people.map(async (id, index) =>
        beginUpload(site, await signInAs(site, id), cvPart(pdf(2_000_000 + index, `${round}`))),
      ),
    );
    if (round === 0) {
      await Promise.all(uploads.map((upload) => upload.write(0, upload.length - 1)));
    } else {
      await Promise.all(uploads.map((upload) => upload.write(0, upload.length)));
      // Fully sent; how far the site gets differs from round to round.
      if (round === 1)
        await eventually(() => expect(uploads.map((upload) => upload.status())).toEqual([200, 200, 200]));
      else await wait(took * 3 * (((round * 7) % 10) / 10));
    }
    const wereAnswered = uploads.map((upload) => upload.status() === 200);
    await site.kill();
    for (const { socket } of uploads) socket.destroy();

    const rows = await demandRowsAndFiles(site);
    wereAnswered.forEach((isTold, index) => {
      const isStored = rows.some(({ user_id }) => user_id === people[index]);
      if (isTold) expect(isStored).toBe(true);
      if (round > 1) outcomes[isTold ? 'answered' : isStored ? 'stored' : 'gone'] += 1;
      else expect([isTold, isStored]).toEqual(round === 0 ? [false, false] : [true, true]);
    });
    await database.drop();
  }
  // The moment of the kill is random, so only many rounds guarantee both outcomes.
  if (hasAllRounds) {
    expect(outcomes.answered).toBeGreaterThan(0);
    expect(outcomes.gone).toBeGreaterThan(0);
  }
  measured(
    'F04',
    `killed at any moment, ${outcomes.answered} uploads were answered and are there, ${outcomes.stored} were not and are, ` +
      `${outcomes.gone} were not and left nothing`,
  );
}, 3_600_000);

test('F04: killed while the row is being committed: the database ends what it was told, and the file stays with it', async () => {
  const { site, database } = await startAlone();
  const [id = ''] = await addCandidates(database.database, 'Wren Halloran');
  const isOwn = ({ user_id }: CvRow) => user_id === id;
  await asSuperuser(
    database,
    `CREATE FUNCTION slow_down() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(4); RETURN NULL; END $$`,
    `CREATE CONSTRAINT TRIGGER slow_commit AFTER INSERT ON cvs DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION slow_down()`,
  );
  const upload = beginUpload(site, await signInAs(site, id), cvPart(pdf(100_000)));
  await upload.write(0, upload.length);
  await eventually(async () =>
    expect(
      await queryTasks(
        database,
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
      ),
    ).toHaveLength(1),
  );
  await site.kill();
  upload.socket.destroy();
  // The row is uncommitted and the file is not listed as loose, so the sweep must keep the file.
  expect((await listCvs(database)).filter(isOwn)).toEqual([]);
  expect((await demandRowsAndFiles(site)).filter(isOwn)).toHaveLength(1);
  await database.drop();
});

async function startAlone(): Promise<{ site: Site; database: TestDatabase }> {
  const database = await createTestDatabase({ seeded: true, published: true });
  const folder = await mkdtemp(path.join(inject('cluster').folder, 'f04-'));
  return { site: await startSite({ database, env: { DATA_DIR: folder }, alone: true }), database };
}

/** Reads rows and files after the site has gone, the database has finished its work and a minute has passed. */
async function demandRowsAndFiles(site: Site): Promise<CvRow[]> {
  await letMinutePass(site);
  const rows = await listCvs(site.database);
  expect(await listFiles(site)).toEqual(rows.map(({ storage_key }) => storage_key));
  for (const { storage_key, size_bytes, sha256 } of rows) {
    const file = await readFile(path.join(site.dataDir, 'files', storage_key));
    expect(file.length).toBe(size_bytes);
    expect(createHash('sha256').update(file).digest().equals(sha256)).toBe(true);
  }
  expect(await queryTasks(site.database, 'SELECT FROM loose_files')).toEqual([]);
  return rows;
}

async function timeUpload(site: Site): Promise<number> {
  const [id = ''] = await addCandidates(site.database.database, 'Sam Halloran');
  const cookie = await signInAs(site, id);
  const startedAt = performance.now();
  expect((await sendCv(site, cookie, [cvPart(pdf(2_000_000))])).status).toBe(200);
  return performance.now() - startedAt;
}
