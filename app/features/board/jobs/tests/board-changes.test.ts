/** The next change of the board decides how long a page may be cached; a page that is not cached does not ask. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { type Network, startNetwork } from '#tests/support/network.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let db: TestDatabase;
let network: Network;
let site: Site;
let jobId: string;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true, published: true });
  network = await startNetwork(db.appUrl);
  site = await startSite({ database: db, env: { DATABASE_URL: network.url } });
  [jobId = ''] = await addJobs(db.database, { title: 'Lighthouse keeper' });
});

afterAll(async () => {
  await site?.stop();
  network?.close();
  await db?.drop();
});

async function countClosingQueries(path: string, headers = {}): Promise<number> {
  const before = network.countSent('get_next_public_job_closing');
  expect((await request(site.url, path, { headers })).status).toBe(200);
  return network.countSent('get_next_public_job_closing') - before;
}

test('a page that is stored asks once when the board changes', async () => {
  for (const path of ['/', '/jobs', '/jobs-feed.xml'])
    expect([path, await countClosingQueries(path)]).toEqual([path, 1]);
  expect(await countClosingQueries(`/jobs/${jobId}`)).toBe(0);
});

test('a page that is not stored does not ask', async () => {
  const headers = { Cookie: await signInAs(site, castMember('Aisha').id) };
  for (const path of ['/jobs?search=lighthouse', '/jobs-feed.xml?search=lighthouse'])
    expect([path, await countClosingQueries(path)]).toEqual([path, 0]);
  for (const path of ['/', '/jobs', `/jobs/${jobId}`])
    expect([path, await countClosingQueries(path, headers)]).toEqual([path, 0]);
});
