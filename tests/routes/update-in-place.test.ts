// @form full
/** Builds a new version in the folder from which a running site was started. */
import { readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuildQuick } from '#tests/routes/quick-build.ts';
import { type CopiedSite, copySite } from '#tests/support/copied-site.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { type Ask, askSteadily, type SteadyLoad } from '#tests/support/steady-load.ts';
import { eventually } from '#tests/support/task-queue.ts';

const BUILD_LIMIT = 300_000;
const PER_SECOND = 30;
const TEXTS = 'app/pages/rows/board.ts';
const OLD_TEXT =
  'Search current white collar and blue collar jobs across the UK by keyword, location, pay and type of work.';
const NEW_TEXT = 'A text that has just been changed.';

let copy: CopiedSite;
let database: TestDatabase;
let site: Site;
let assets: string[];

beforeAll(async () => {
  copy = await copySite();
  if (!hasAllRounds) await makeBuildQuick(copy, { file: TEXTS, old: OLD_TEXT, fresh: NEW_TEXT });
  database = await createTestDatabase({ seeded: true, published: true });
  site = await startSite({ database, running: { main: copy.main } });
  const version = await readlink(path.join(copy.folder, 'build/current'));
  assets = (await readdir(path.join(copy.folder, 'build', version, 'client/assets'))).map((name) => `/assets/${name}`);
});

afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const listBuild = async () => (await readdir(path.join(copy.folder, 'build'), { recursive: true })).sort();

/** Pages, a file in the root, and every asset of the first version. */
function startLoad(): SteadyLoad {
  const paths = ['/', '/jobs', '/about', '/service-worker.js', ...assets];
  return askSteadily(
    paths.map((name): Ask => ({ name, send: () => request(site.url, name) })),
    PER_SECOND,
  );
}

const failuresOf = ({ outcomes }: SteadyLoad) => outcomes.filter(({ status }) => status !== 200);
const isAnsweredBeyond = ({ outcomes }: SteadyLoad, count: number) =>
  eventually(() => expect(outcomes.length).toBeGreaterThan(count), 60_000);

test('a build that fails leaves the version that is there as it was (F19)', { timeout: BUILD_LIMIT }, async () => {
  const before = await listBuild();
  const [from, to] = ['description:', 'description no colon'];
  await copy.change(TEXTS, from, to);
  const { code, output } = await copy.prepare();
  await copy.change(TEXTS, to, from);
  expect(code).toBe(1);
  expect(output).toContain('The site could not be built');
  const unfinished = /^next(\/|$)/;
  expect((await listBuild()).filter((file) => !unfinished.test(file))).toEqual(before);
  expect((await request(site.url, '/')).status).toBe(200);
});

test('a site goes on serving its own files while the next version is built, which then serves both (F19)', {
  timeout: BUILD_LIMIT,
}, async () => {
  const load = startLoad();
  await copy.change(TEXTS, OLD_TEXT, NEW_TEXT);
  expect(await copy.prepare()).toMatchObject({ code: 0 });
  await isAnsweredBeyond(load, load.outcomes.length + assets.length + PER_SECOND);
  await load.stop();
  expect(failuresOf(load)).toEqual([]);
  expect((await request(site.url, '/jobs')).body.toString().includes(NEW_TEXT)).toBe(false);
  const [, job = ''] = /href="\/jobs\/([0-9a-f-]{36})/.exec((await request(site.url, '/jobs')).body.toString()) ?? [];
  expect((await request(site.url, `/og/jobs/${job}`)).status).toBe(200);

  await site.stop();
  site = await startSite({ database, running: { main: copy.main } });
  const page = (await request(site.url, '/jobs')).body.toString();
  expect(page.includes(NEW_TEXT)).toBe(true);
  const pageScripts = [...page.matchAll(/\/assets\/[\w.~-]+\.js/g)].map(([name]) => name);
  expect(pageScripts.some((name) => !assets.includes(name))).toBe(true);
  const answers = await Promise.all([...pageScripts, ...assets].map((name) => request(site.url, name)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await request(site.url, '/assets/none-of-them.js')).status).toBe(404);
});
