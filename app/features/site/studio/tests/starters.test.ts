import { afterAll, beforeAll, expect, test } from 'vitest';
import { STARTERS } from '#db/content/starters/starters.ts';
import { leastItem } from '#tests/support/content-items.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const { PUBLIC_ORIGIN } = PRODUCTION_ENV;
let database: TestDatabase;
let site: Site;
let editor: string;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await startSite({ database, env: PRODUCTION_ENV, isUnlaunched: true });
  await requireFactors(database, false);
  editor = await signIn('editor');
});

afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const signIn = async (role: 'editor' | 'consultant') =>
  signInAs(site, await addColleague(database, role, 'Ed Harbour'), { publicOrigin: PUBLIC_ORIGIN });

const read = async (path: string) => {
  const { status, body } = await request(site.url, path, { headers: { Cookie: editor } });
  return { status, html: body.toString().replaceAll('<!-- -->', '') };
};

async function send(path: string, fields: Record<string, string>, as = editor) {
  const { status, headers, body } = await request(site.url, path, {
    method: 'POST',
    headers: { Cookie: as, Origin: PUBLIC_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { status, location: String(headers.location ?? ''), html: body.toString() };
}

const begin = (as?: string) => send('/admin/studio', { intent: 'starters' }, as);

const listRows = () =>
  queryTasks<{ name: string; draft: object | null; published: object | null }>(
    database,
    `SELECT collection || '/' || slug AS name, draft, published FROM content_items ORDER BY name`,
  );

test('a consultant begins none', async () => {
  expect((await begin(await signIn('consultant'))).status).toBe(403);
  expect(await listRows()).toEqual([]);
});

test('one press begins them all, but for pages that have a text or were removed', async () => {
  const home = JSON.stringify(leastItem('home', 'Words'));
  await queryTasks(
    database,
    `INSERT INTO content_items (collection, slug, draft, updated_by) VALUES
     ('home', 'home', $1, 'Test'), ('legal', 'complaints', NULL, 'Test')`,
    [home],
  );
  expect((await read('/admin/studio')).html).toContain('14 pages have no text yet');
  const { status, location } = await begin();
  expect([status, location]).toEqual([303, '/admin/studio?notice=starters-begun']);
  const rows = await listRows();
  expect(rows.map(({ name }) => name)).toEqual(
    STARTERS.map(({ collection, slug }) => `${collection}/${slug}`).toSorted(),
  );
  expect(rows.every(({ published }) => published === null)).toBe(true);
  const draftOf = (name: string) => rows.find((row) => row.name === name)?.draft;
  expect(draftOf('home/home')).toEqual(JSON.parse(home));
  expect(draftOf('legal/complaints')).toBeNull();
  expect(await queryTasks(database, 'SELECT DISTINCT action, made_by FROM content_revisions')).toEqual([
    { action: 'drafted', made_by: 'Ed Harbour' },
  ]);
});

test('pressing it again changes nothing', async () => {
  const before = await listRows();
  expect((await begin()).location).toBe('/admin/studio?notice=starters-none-left');
  expect(await listRows()).toEqual(before);
  expect((await read('/admin/studio')).html).not.toContain('no text yet');
});

test('the editor opens each, and is told of every prompt that waits', async () => {
  const rows = await queryTasks<{ id: string; collection: string; slug: string }>(
    database,
    `SELECT id, collection, slug FROM content_items WHERE draft IS NOT NULL AND slug <> 'home'`,
  );
  expect(rows).toHaveLength(14);
  for (const { id, collection, slug } of rows) {
    const { status, html } = await read(`/admin/studio/${collection}/${id}`);
    expect(status, slug).toBe(200);
    expect(html, slug).toContain('with your own text');
  }
});

test('the page is shown as a draft with the prompts in it, and to no visitor', async () => {
  const [row] = await queryTasks<{ id: string }>(
    database,
    `SELECT id FROM content_items WHERE collection = 'legal' AND slug = 'privacy-policy'`,
  );
  const { status, html } = await read(`/privacy-policy?preview=${row?.id}`);
  expect(status).toBe(200);
  expect(html).toContain('This is a starting text and not legal advice');
  expect((await request(site.url, '/privacy-policy')).body.toString()).not.toContain('starting text');
});

test.each([
  ['another intent', { intent: 'new' }],
  ['a field more', { intent: 'starters', collection: 'legal' }],
  ['nothing', {}],
])('a form with %s is refused', async (_what, fields) => {
  expect((await send('/admin/studio', fields)).status).toBe(400);
});
