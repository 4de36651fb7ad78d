import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { mountSmallDisk } from '#tests/support/small-disk.ts';
import { eventually } from '#tests/support/task-queue.ts';

/** F10: the disk of the log file is full, before the start and at run time. */
const disk = mountSmallDisk('f10-no-room-for-the-log', 8);
const logFile = path.join(disk.folder, 'site.log');
const METRICS_TOKEN = '2c8e51f09ab347d6e0c1f7a85b93d24e';

let site: Site;

beforeAll(async () => {
  if (!disk.isMounted) return;
  await writeFile(logFile, '');
  await disk.fill();
  site = await startSite({ env: { METRICS_TOKEN }, running: { logFile } });
});

afterAll(async () => {
  await site?.stop();
  disk.unmount();
});

let searchCount = 0;
const searchOnce = async () => (await request(site.url, `/jobs?search=w${++searchCount}`)).status;

async function countFailures(): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await request(site.url, '/metrics', { headers });
  return Number(/^agency_log_write_failures_total (\d+)$/m.exec(String(body))?.[1]);
}

async function listRequests(): Promise<unknown[]> {
  const lines = (await readFile(logFile, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line)).filter(({ msg, path }) => msg === 'request' && path === '/jobs');
}

test.skipIf(!disk.isMounted)(
  'F10: without room for its log the site starts and serves, and writes on in whole lines once there is some',
  async () => {
    const turns = rounds(5, 100);
    for (let turn = 0; turn < turns; turn += 1) expect(await searchOnce()).toBe(200);
    expect(await countFailures()).toBeGreaterThanOrEqual(turns);
    expect(await listRequests()).toEqual([]);

    for (let spell = 0; spell < 3; spell += 1) {
      await disk.makeRoom();
      const before = searchCount;
      expect(await searchOnce()).toBe(200);
      // Buffered lines, and the one that found room. A line is written after its answer.
      await eventually(async () => expect(await listRequests()).toHaveLength(before + 1));
      await disk.fill();
      for (let turn = 0; turn < turns; turn += 1) expect(await searchOnce()).toBe(200);
    }
    measured(
      'F10',
      `without room for its log ${searchCount} of ${searchCount} pages were answered, and each is in the log afterwards`,
    );
  },
);
