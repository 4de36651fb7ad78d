import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  type Archive,
  downloadArchive,
  packArchive,
  unpackArchive,
  uploadArchive,
} from '#tests/support/content-archive.ts';
import { listFiles } from '#tests/support/cv-upload.ts';
import { addPicture, listLibrary, listRenditions } from '#tests/support/library.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { drawn } from '#tests/support/pictures.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;

const adminOf = (of: Site) => signInAs(of, castMember('Morag').id);
const download = async (from: Site, as: string) => unpackArchive((await downloadArchive(from, as)).body);

beforeAll(async () => {
  site = await startSite();
  cookie = await adminOf(site);
});

afterAll(() => site?.stop());

test('pictures move to another site with their files, words and crop point, and items go on showing them', async () => {
  const picture = await addPicture(site, cookie, 'Lincoln from the west', await drawn('jpeg', 1_300, 700));
  const both = await drawn('png', 400, 300);
  const alsoThere = await addPicture(site, cookie, 'A lighthouse', both);
  await queryTasks(site.database, 'UPDATE pictures SET crop_x = 25, crop_y = 80 WHERE id = $1', [picture]);
  const archive = await download(site, cookie);
  expect(archive.text.pictures.map(({ alt, cropX, cropY }) => [alt, cropX, cropY])).toEqual([
    ['Lincoln from the west', 25, 80],
    ['A lighthouse', 50, 50],
  ]);
  const article = archive.text.collections['articles']?.find(({ slug }) => slug === 'how-we-work');
  if (!article) throw new Error('The demo has no such article');
  article.published = {
    ...article.published,
    body: `${Object(article.published).body}\n\n![](${picture})\n\n![Seen from the pier](${alsoThere})`,
  };

  const live = await startSite();
  onTestFinished(async () => void (await live.stop()));
  const there = await adminOf(live);
  await addPicture(live, there, 'Another name', both);
  await addPicture(live, there, 'Hull', await drawn('webp', 500, 300));
  expect((await uploadArchive(live, there, await packArchive(archive))).status).toBe(303);

  const library = await listLibrary(live);
  expect(library.map(({ alt, crop_x, crop_y }) => [alt, crop_x, crop_y]).sort()).toEqual([
    ['A lighthouse', 50, 50],
    ['Hull', 50, 50],
    ['Lincoln from the west', 25, 80],
  ]);
  const moved = library.find(({ alt }) => alt === 'Lincoln from the west');
  expect(moved).toMatchObject({ width: 1_300, height: 700 });
  for (const [name, bytes] of archive.files) {
    const [, id, file] = name.split('/');
    if (id !== picture) continue;
    expect((await request(live.url, `/pictures/${moved?.id}-${file}`)).body.equals(bytes), name).toBe(true);
  }
  expect((await listFiles(live)).filter((key) => key.startsWith('pictures/')).sort()).toEqual(
    await listRenditions(live),
  );
  await eventually(async () => {
    const html = (await request(live.url, '/blog/how-we-work')).body.toString();
    for (const { id, alt } of library) expect([alt, html.includes(`/pictures/${id}-`)]).toEqual([alt, alt !== 'Hull']);
    expect(html).toContain('alt="Lincoln from the west"');
  }, PATIENCE_MS);

  const files = await listFiles(live);
  expect((await uploadArchive(live, there, await packArchive(archive))).status).toBe(303);
  expect([await listLibrary(live), await listFiles(live)]).toEqual([library, files]);
  const secondExport = await download(live, there);
  const withoutIds = ({ text }: Archive) =>
    text.pictures.filter(({ alt }) => alt !== 'Hull').map(({ id: _, addedAt: __, ...picture }) => picture);
  expect(withoutIds(secondExport)).toEqual(expect.arrayContaining(withoutIds(archive)));
});
