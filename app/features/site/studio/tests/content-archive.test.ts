import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ARCHIVE_VERSION,
  CONTENT_PART,
  LARGEST_ARCHIVE_BYTES,
  LARGEST_CONTENT_BYTES,
} from '#domain/site/archive-limits.ts';
import {
  type Archive,
  type ArchivedItem,
  type ArchiveText,
  downloadArchive,
  packArchive,
  packParts,
  unpackArchive,
  uploadArchive,
} from '#tests/support/content-archive.ts';
import { isFullForm } from '#tests/support/form.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;
let exported: ArchiveText;

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, castMember('Morag').id);
  ({ text: exported } = await download());
});

afterAll(() => site?.stop());

async function download(from = site, as = cookie): Promise<Archive> {
  const { status, headers, body } = await downloadArchive(from, as);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ]);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="content-\d{4}-\d\d-\d\d\.zip"$/);
  return unpackArchive(body);
}

const upload = (file: Buffer | string, { as = cookie, ...options }: { as?: string; isConfirmed?: boolean } = {}) =>
  uploadArchive(site, as, file, options);
const pack = (text: ArchiveText) => packArchive({ text, files: new Map() });
const copy = (): ArchiveText => structuredClone(exported);
const itemOf = (archive: ArchiveText, collection: string, slug: string): ArchivedItem => {
  const item = archive.collections[collection]?.find((each) => each.slug === slug);
  if (!item) throw new Error(`No ${slug} among the ${collection}`);
  return item;
};
const home = async () => (await request(site.url, '/')).body.toString();

const readAll = () =>
  queryTasks(
    site.database,
    `SELECT (SELECT jsonb_agg(to_jsonb(i) - 'updated_at' ORDER BY i.id) FROM content_items AS i) AS items,
            (SELECT count(*)::integer FROM content_revisions) AS revisions,
            (SELECT jsonb_agg(to_jsonb(r) - 'created_at' ORDER BY r.collection, r.slug) FROM content_redirects AS r) AS redirects`,
  );

test('holds all that is published', () => {
  expect(exported).toMatchObject({ format: 'agency-content', version: ARCHIVE_VERSION, pictures: [] });
  expect(itemOf(exported, 'agency', 'agency').published).toMatchObject({ name: 'Tidewell Recruitment' });
  expect(exported.collections['places']).toHaveLength(9);
});

test('the same archive again changes nothing', async () => {
  const before = await readAll();
  const { status, headers } = await upload(await pack(exported));
  expect([status, headers.location]).toEqual([303, '/admin/studio?notice=content-imported']);
  expect(await readAll()).toEqual(before);
});

test('another one takes the place of all content, which stays among the revisions', async () => {
  const archive = copy();
  const { published } = itemOf(archive, 'agency', 'agency');
  itemOf(archive, 'agency', 'agency').published = { ...published, name: 'Harbour & Vale' };
  archive.collections['articles'] = archive.collections['articles']?.filter(({ slug }) => slug !== 'how-we-work') ?? [];
  itemOf(archive, 'pages', 'first-day-on-site').redirects = ['your-first-day'];
  itemOf(archive, 'places', 'leeds').draft = { name: 'Leeds and Bradford' };
  archive.collections['questions']?.push({
    slug: 'a-new-question',
    position: 99,
    draft: null,
    published: { question: 'Is this new?', answer: 'It came with an archive.' },
    redirects: [],
  });
  expect((await upload(await pack(archive))).status).toBe(303);
  await eventually(async () => {
    const html = await home();
    expect(html).toContain('Harbour &amp; Vale');
    expect(html).toContain('It came with an archive.');
    expect((await request(site.url, '/blog/how-we-work')).status).toBe(404);
    expect((await request(site.url, '/pages/your-first-day')).headers.location).toBe('/pages/first-day-on-site');
  }, PATIENCE_MS);
  const { text: again } = await download();
  expect(again.collections).toEqual(archive.collections);
  const revisions = await queryTasks<{ action: string; name: string | null }>(
    site.database,
    `SELECT r.action, r.content ->> 'name' AS name FROM content_revisions AS r JOIN content_items AS i ON i.id = r.item_id
     WHERE i.collection = 'agency' ORDER BY r.version`,
  );
  expect(revisions).toEqual([
    { action: 'seeded', name: 'Tidewell Recruitment' },
    { action: 'imported', name: 'Harbour & Vale' },
  ]);
  const [audited] = await queryTasks<{ action: string; subject_label: string }>(
    site.database,
    'SELECT action, subject_label FROM audit_entries ORDER BY created_at DESC LIMIT 1',
  );
  expect(audited).toMatchObject({ action: 'content_imported', subject_label: expect.stringMatching(/^\d+ items$/) });
  expect((await upload(await pack(exported))).status).toBe(303);
  await eventually(async () => expect((await request(site.url, '/blog/how-we-work')).status).toBe(200), PATIENCE_MS);
});

const change = (edit: (archive: ArchiveText) => void): Promise<Buffer> => {
  const archive = copy();
  edit(archive);
  return pack(archive);
};
const FIRST_VERSION = JSON.stringify({ format: 'agency-content', version: 1, files: [], collections: {} });
const deep = `{"format":"agency-content","version":${ARCHIVE_VERSION},"madeAt":"2026-11-25T00:00:00.000Z","pictures":[],"collections":{"places":[{"slug":"x","position":0,"published":null,"redirects":[],"draft":{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}}]}}`;

const FAULTY: [string, () => Buffer | string | Promise<Buffer>, number, string][] = [
  ['no archive', () => 'Hello', 422, 'This file isn’t a content archive'],
  ['another ZIP file', () => packParts([['other.json', '{}']]), 422, 'This file isn’t a content archive'],
  ['another JSON', () => packParts([[CONTENT_PART, '{"format":"other"}']]), 422, 'This file isn’t a content archive'],
  [
    'bytes that are no text',
    () => packParts([[CONTENT_PART, Buffer.from([0xff, 0xfe, 0])]]),
    422,
    'This file isn’t a content archive',
  ],
  [
    'one that was cut off',
    async () => (await pack(exported)).subarray(0, 900),
    422,
    'This file isn’t a content archive',
  ],
  ['one of another version', () => change((a) => (a.version = ARCHIVE_VERSION + 1)), 422, 'from a different version'],
  ['one of the first version, packed', () => gzipSync(FIRST_VERSION), 422, 'from a different version'],
  ['one of the first version, as text', () => FIRST_VERSION, 422, 'from a different version'],
  ['another packed file', () => gzipSync('{"format":"other"}'), 422, 'This file isn’t a content archive'],
  ['a packed bomb', () => gzipSync(Buffer.alloc(50_000_000)), 422, 'This file isn’t a content archive'],
  [
    'a bomb',
    () => packParts([[CONTENT_PART, Buffer.alloc(LARGEST_CONTENT_BYTES + 1, 0x20)]]),
    413,
    'The file is too large',
  ],
  [
    'lists within lists without end',
    () => packParts([[CONTENT_PART, deep]]),
    422,
    'Places, x: Draft, Name: this value doesn’t suit the field',
  ],
  [
    'an unknown collection',
    () => change((a) => (a.collections['cats'] = [])),
    422,
    'cats: this collection doesn’t exist',
  ],
  ['an unknown key', () => change((a) => Object.assign(a, { roles: [] })), 422, 'Unrecognized key'],
  [
    'a file that it does not name',
    () => packArchive({ text: copy(), files: new Map([['pictures/x.svg', Buffer.from('<svg/>')]]) }),
    422,
    'pictures/x.svg: The archive doesn’t list this file',
  ],
  [
    'an article without a title',
    () => change((a) => (itemOf(a, 'articles', 'how-we-work').published = { slug: 'how-we-work' })),
    422,
    'Articles, how-we-work: Title: Enter this text',
  ],
  [
    'an article without sources',
    () => change((a) => (itemOf(a, 'articles', 'how-we-work').published = { slug: 'how-we-work' })),
    422,
    'Articles, how-we-work: Sources: This is missing, or doesn’t suit the field',
  ],
  [
    'a source without an address',
    () =>
      change((a) => {
        const item = itemOf(a, 'articles', 'how-we-work');
        item.published = { ...item.published, sources: [{ title: 'A', publisher: 'B', url: 'javascript:alert(1)' }] };
      }),
    422,
    'Articles, how-we-work: Sources 1, Address: Enter an address that begins with https://',
  ],
  [
    'an address twice',
    () => change((a) => a.collections['pages']?.push(itemOf(a, 'pages', 'first-day-on-site'))),
    422,
    'Pages, first-day-on-site: This address appears twice',
  ],
  [
    'an address of the site',
    () =>
      change((a) =>
        a.collections['guides']?.push({ ...itemOf(a, 'guides', 'contract-staffing'), slug: 'employer-services' }),
      ),
    422,
    'A page of the site has this address',
  ],
  [
    'a draft with a field of its own',
    () => change((a) => (itemOf(a, 'places', 'leeds').draft = { roles: 'admin' })),
    422,
    'Places, leeds: Draft, roles: this value doesn’t suit the field',
  ],
];

// All use one reader of archives, so the short form takes every third.
test.each(FAULTY.filter((_, place) => isFullForm || place % 3 === 0))(
  '%s is refused in words, and nothing changes (U12)',
  async (_, file, status, words) => {
    const before = await readAll();
    const answer = await upload(await file());
    expect([answer.status, answer.html]).toEqual([status, expect.stringContaining(words)]);
    expect(await readAll()).toEqual(before);
  },
);

test('an import is confirmed first, and is larger than it may be only once', async () => {
  const before = await readAll();
  const unconfirmed = await upload(await pack(exported), { isConfirmed: false });
  expect([unconfirmed.status, unconfirmed.html]).toEqual([
    422,
    expect.stringContaining('Confirm that you want to replace'),
  ]);
  const large = await request(site.url, '/admin/studio/archive', {
    method: 'POST',
    headers: {
      Cookie: cookie,
      Origin: site.url,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': LARGEST_ARCHIVE_BYTES + 1_048_576,
    },
    body: [Buffer.from('--x\r\n')],
  });
  expect([large.status, large.body.toString()]).toEqual([413, expect.stringContaining('The file is too large')]);
  expect(await readAll()).toEqual(before);
});

test('only administrators may use archives', async () => {
  const aisha = await signInAs(site, castMember('Aisha').id);
  for (const as of ['', aisha]) {
    expect([302, 303, 401, 403, 404]).toContain((await upload(await pack(exported), { as })).status);
    const { status } = await downloadArchive(site, as);
    expect([302, 303, 401, 403, 404]).toContain(status);
  }
});
