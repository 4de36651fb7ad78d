import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { someOf } from '#tests/support/form.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

/** The full form runs two processes on one database: a change in either process, or in the database, must show on both. */
let db: TestDatabase;
let sites: Site[];

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true, published: true });
  sites = await Promise.all(someOf(['one', 'other'], 0).map(() => startSite({ database: db })));
});

afterAll(async () => {
  await Promise.all(sites?.map((site) => site.stop()) ?? []);
  await db?.drop();
});

const readAll = (path: string) =>
  Promise.all(sites.map(async ({ url }) => (await fetch(url + path, { redirect: 'manual' })).text()));

async function store(...paths: string[]): Promise<void> {
  for (const path of paths) await expect.poll(() => isStored(path), { message: `${path} is stored` }).toBe(true);
}

/** A page whose data changes during rendering is sent without being cached. */
async function isStored(path: string): Promise<boolean> {
  const answers = await Promise.all(sites.map(({ url }) => fetch(url + path, { redirect: 'manual' })));
  return answers.every(({ headers }) => headers.has('etag'));
}

async function expectEverywhere(path: string, text: string, isThere: boolean): Promise<void> {
  const isRight = async () => (await readAll(path)).every((html) => html.includes(text) === isThere);
  await expect.poll(isRight, { message: `${path} ${isThere ? 'has' : 'no longer has'} ${text}` }).toBe(true);
}

const LISTS = ['/', '/jobs', '/jobs?location=Leeds', '/jobs-feed.xml', '/jobs-feed.xml?format=xml'];
const addJob = async (title: string, closesAt?: Date) => {
  const [id = ''] = await addJobs(db.database, { title, ...(closesAt && { closes_at: closesAt }) });
  return id;
};

describe('a visitor who comes after a change sees it, although the pages were stored', () => {
  test('a new job is on the board, in the feeds and in the sitemap', async () => {
    await store(...LISTS, '/sitemap.xml');
    const id = await addJob('Lighthouse keeper, new');
    for (const path of LISTS) await expectEverywhere(path, 'Lighthouse keeper, new', true);
    await expectEverywhere('/sitemap.xml', id, true);
    await expectEverywhere(`/jobs/${id}`, 'Lighthouse keeper, new', true);
  });

  test('a changed job is shown as it is now, on the board and on its own page', async () => {
    const id = await addJob('Lighthouse clerk, before');
    await expectEverywhere(`/jobs/${id}`, 'Lighthouse clerk, before', true);
    await store(...LISTS, `/jobs/${id}`);
    await db.database.asSystem((transaction) =>
      transaction
        .updateTable('jobs')
        .set({ title: 'Lighthouse clerk, after', salary: '£99 an hour' })
        .where('id', '=', id)
        .execute(),
    );
    for (const path of [...LISTS, `/jobs/${id}`]) {
      await expectEverywhere(path, 'Lighthouse clerk, after', true);
      await expectEverywhere(path, 'Lighthouse clerk, before', false);
    }
  });

  test('a job that is closed leaves the lists, and its page says so', async () => {
    const id = await addJob('Lighthouse cook, closing');
    await expectEverywhere('/sitemap.xml', id, true);
    await store(...LISTS, '/sitemap.xml', `/jobs/${id}`);
    await db.database.asSystem((transaction) =>
      transaction.updateTable('jobs').set({ status: 'closed' }).where('id', '=', id).execute(),
    );
    for (const path of LISTS) await expectEverywhere(path, 'Lighthouse cook, closing', false);
    await expectEverywhere('/sitemap.xml', id, false);
    await expectEverywhere(`/jobs/${id}`, 'This job is closed', true);
  });

  test('a deleted job is gone', async () => {
    const id = await addJob('Lighthouse diver, doomed');
    await expectEverywhere(`/jobs/${id}`, 'Lighthouse diver, doomed', true);
    await store(...LISTS, `/jobs/${id}`);
    await db.database.asSystem((transaction) => transaction.deleteFrom('jobs').where('id', '=', id).execute());
    for (const path of [...LISTS, `/jobs/${id}`]) await expectEverywhere(path, 'Lighthouse diver, doomed', false);
    for (const { url } of sites) {
      expect((await fetch(`${url}/jobs/${id}`, { redirect: 'manual' })).headers.get('location')).toContain(
        '/jobs?notice=job-not-found',
      );
    }
  });

  test('a list that is narrowed down is never given for the whole, nor the whole for it', async () => {
    await store('/jobs', '/jobs-feed.xml');
    const id = await addJob('Lighthouse painter, in Leeds');
    for (const path of ['/jobs', '/jobs-feed.xml']) {
      await store(path, `${path}?location=Leeds`, `${path}?location=Cardiff`);
      await expectEverywhere(`${path}?location=Leeds&utm_source=elsewhere`, id, true);
      await expectEverywhere(`${path}?location=Cardiff`, id, false);
      await expectEverywhere(`${path}?search=painter`, id, true);
      await expectEverywhere(`${path}?search=zymurgist`, id, false);
    }
  });

  test('a draft that is published appears', async () => {
    const [id = ''] = await addJobs(db.database, { title: 'Lighthouse vicar, drafted', status: 'draft' });
    await store('/jobs');
    await expectEverywhere('/jobs', 'Lighthouse vicar, drafted', false);
    await db.database.asSystem((transaction) =>
      transaction.updateTable('jobs').set({ status: 'open' }).where('id', '=', id).execute(),
    );
    await expectEverywhere('/jobs', 'Lighthouse vicar, drafted', true);
  });

  test('a mass change is as quick as a small one', async () => {
    await store('/jobs?type=Contract');
    await expectEverywhere('/jobs?type=Contract', 'Bulk loader', false);
    await addJobs(
      db.database,
      ...Array.from({ length: 120 }, (_, n) => ({ title: `Bulk loader ${n}`, type: 'Contract' as const })),
    );
    await expectEverywhere('/jobs?type=Contract', 'Bulk loader', true);
  });
});

/** Adds a job that closes soon and stores the pages that show it. On a slow machine the job stays open for longer. */
async function storeWithBriefJob(title: string, seconds = 2): Promise<string> {
  const closesAt = new Date(Date.now() + seconds * 1_000);
  const id = await addJob(title, closesAt);
  const paths = ['/', '/jobs', '/jobs-feed.xml', `/jobs/${id}`];
  const readPages = async () => (await Promise.all(paths.map(readAll))).flat();
  while (Date.now() < closesAt.getTime()) {
    if (!(await readPages()).every((html) => html.includes(title))) continue;
    if (!(await Promise.all(paths.map(isStored))).every(Boolean)) continue;
    if (Date.now() < closesAt.getTime()) return id;
  }
  return storeWithBriefJob(title, seconds * 2);
}

test('a job whose closing date passes leaves the list by itself, and its page says that it is closed', async () => {
  const id = await storeWithBriefJob('Lighthouse herald, brief');
  // Shorter than the cache time of pages without a closing date.
  for (const [path, expected] of [
    ['/', 'absent'],
    ['/jobs', 'absent'],
    ['/jobs-feed.xml', 'absent'],
    [`/jobs/${id}`, 'closed'],
  ] as const) {
    const isRight = (html: string) =>
      expected === 'closed' ? html.includes('This job is closed') : !html.includes('Lighthouse herald, brief');
    await expect.poll(async () => (await readAll(path)).every(isRight), { message: path }).toBe(true);
  }
});

test('a change is not missed if its notice was lost because the connection to the database was cut', async () => {
  await store('/jobs');
  await asSuperuser(
    db,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename = 'agency_app'`,
  );
  // The test's own idle connection was cut too, and its pool may not have noticed.
  await eventually(() => addJob('Lighthouse pilot, unheard'));
  await expectEverywhere('/jobs', 'Lighthouse pilot, unheard', true);
  const stored = async () =>
    Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/jobs`)).headers.has('etag')));
  await expect.poll(stored).toEqual(sites.map(() => true));
  await addJob('Lighthouse pilot, heard');
  await expectEverywhere('/jobs', 'Lighthouse pilot, heard', true);
});
