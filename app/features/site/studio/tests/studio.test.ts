import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publishDue } from '#app/features/site/studio/commands/publishing.server.ts';
import { PLACING } from '#app/features/site/studio/texts.ts';
import { collections } from '#db/content/collections.ts';
import { listFields } from '#db/content/fields.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, castMember('Morag').id);
});

afterAll(() => site?.stop());

const read = async (path: string, as: string | null = cookie) => {
  const { status, headers, body } = await request(site.url, path, { headers: as ? { Cookie: as } : {} });
  return { status, headers, html: body.toString().replaceAll('<!-- -->', '') };
};

async function send(path: string, fields: Record<string, string>) {
  const { status, headers, body } = await request(site.url, path, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { status, headers, html: body.toString().replaceAll('<!-- -->', '') };
}

type Row = { id: string; slug: string; version: number; draft: object | null; published: object | null };
const rowOf = async (path: string): Promise<Row> => {
  const [row] = await queryTasks<Row>(
    site.database,
    'SELECT id, slug, version, draft, published FROM content_items WHERE id::text = $1',
    [path.split('/').at(-1)],
  );
  if (!row) throw new Error('There is no such item');
  return row;
};

const article = (title: string, slug: string, otherFields: Record<string, string> = {}): Record<string, string> => ({
  'content.title': title,
  'content.slug': slug,
  'content.excerpt': 'What a first week at a new place of work is like, and how to get through it.',
  'content.metaDescription':
    'What a first week at a new place of work is like, and how to get through it in good order.',
  'content.author': 'Morag Sinclair',
  'content.category': 'career-advice',
  'content.publishedDate': '2026-11-20',
  'content.updatedDate': '',
  'content.tags': 'first days\r\nadvice',
  'content.body': '## The first morning\r\nArrive early.\r\n- Bring your passport',
  'content.sources.length': '0',
  'content.location': '',
  'content.picture': '',
  ...otherFields,
});

async function begin(collection = 'articles'): Promise<string> {
  const { status, headers } = await send(`/admin/studio/${collection}`, { intent: 'new' });
  expect(status).toBe(303);
  return String(headers.location).split('?')[0] as string;
}

const eventually = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: PATIENCE_MS, interval: 50 });

const shows = (path: string, words: string) =>
  eventually(async () => expect((await read(path, null)).html).toContain(words));

describe('the studio', () => {
  test('lists every collection, and each of its items', async () => {
    const { status, html } = await read('/admin/studio');
    expect(status).toBe(200);
    for (const { name } of Object.values(collections)) expect(html).toContain(name);
    expect((await read('/admin/studio/questions')).html).toContain('New question');
    expect((await read('/admin/studio/nothing')).status).toBe(404);
    expect((await read('/admin/studio/agency')).headers.location).toBe('/admin/studio/agency/agency');
  });

  test('says on the page of a place that its jobs are being placed', async () => {
    const [place] = await queryTasks<Row>(
      site.database,
      `SELECT id FROM content_items WHERE collection = 'places' LIMIT 1`,
    );
    const path = `/admin/studio/places/${place?.id}`;
    expect((await read(path)).html).not.toContain(PLACING);
    const wait = `INSERT INTO place_changes (item_id, patterns) VALUES ('${place?.id}', '{%nowhere%}') ON CONFLICT DO NOTHING`;
    await eventually(async () => {
      await asSuperuser(site.database, wait);
      expect((await read(path)).html).toContain(PLACING);
    });
    await asSuperuser(site.database, 'DELETE FROM place_changes');
  });

  test('makes the form of an item from its schema', async () => {
    const { html } = await read('/admin/studio/agency/agency');
    for (const { label } of listFields(collections.agency.schema)) expect(html).toContain(label);
    expect(html).toContain('name="content.address.street"');
  });

  test('lets editors take off what the site can do without, and not the agency', async () => {
    expect((await read('/admin/studio/coaching/coaching')).html).toContain('>Unpublish<');
    expect((await read('/admin/studio/assistant/assistant')).html).toContain('>Unpublish<');
    expect((await read('/admin/studio/agency/agency')).html).not.toContain('>Unpublish<');
  });

  test('begins the menus with those that the site has without them', async () => {
    const { html } = await read('/admin/studio/navigation/navigation');
    expect(html).toContain('name="content.header.4.label"');
    expect(html).toContain('value="AI &amp; Automations"');
  });
});

describe('an article', () => {
  test('is drafted, seen by its editor alone, published, moved and taken off again', async () => {
    const path = await begin();
    const typed = article('A first week', 'a-first-week');
    expect((await send(path, { ...typed, version: '1', intent: 'save' })).status).toBe(302);
    const { id, version } = await rowOf(path);

    const preview = await read(`/blog/a-first-week?preview=${id}`);
    expect(preview.html).toContain('The first morning');
    expect(preview.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(preview.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(preview.headers['x-robots-tag']).toBe('noindex');
    expect(preview.headers['cache-control']).toBe('private, no-store');
    expect(preview.html).not.toContain('<script');
    const aisha = await signInAs(site, castMember('Aisha').id);
    for (const as of [null, aisha]) {
      const { status, headers } = await read(`/blog/a-first-week?preview=${id}`, as);
      expect([status, headers['x-frame-options']]).toEqual([404, 'DENY']);
    }

    expect((await send(path, { ...typed, version: String(version), intent: 'publish' })).status).toBe(302);
    await shows('/blog/a-first-week', 'The first morning');
    const published = await rowOf(path);
    expect([published.slug, published.draft]).toEqual(['a-first-week', null]);

    const moved = article('A first week', 'a-first-week-at-work');
    await send(path, { ...moved, version: String(published.version), intent: 'publish' });
    await shows('/blog/a-first-week-at-work', 'The first morning');
    for (const as of [null, cookie]) {
      const { status, headers } = await read('/blog/a-first-week', as);
      expect([status, headers.location]).toEqual([308, '/blog/a-first-week-at-work']);
    }

    const { version: last } = await rowOf(path);
    await send(path, { ...moved, version: String(last), intent: 'unpublish' });
    await eventually(async () => expect((await read('/blog/a-first-week-at-work', null)).status).toBe(404));
  });

  test('is not published with faults: they stand at their fields, and what was typed is kept', async () => {
    const path = await begin();
    const typed = article('', 'NOT A SLUG', { 'content.body': 'Kept as I typed it' });
    const { status, html } = await send(path, { ...typed, version: '1', intent: 'publish' });
    expect(status).toBe(422);
    expect(html).toContain('id="field-title-error"');
    expect(html).toContain('id="field-slug-error"');
    expect(html).toContain('Kept as I typed it');
    expect((await rowOf(path)).published).toBeNull();
  });

  test('takes no address of another item', async () => {
    const [other] = await queryTasks<{ slug: string }>(
      site.database,
      `SELECT slug FROM content_items WHERE collection = 'articles' AND published IS NOT NULL LIMIT 1`,
    );
    const path = await begin();
    const typed = article('Twice', other?.slug ?? '');
    const { status, html } = await send(path, { ...typed, version: '1', intent: 'publish' });
    expect(status).toBe(422);
    expect(html).toContain('Another item has this address');
  });

  test('two editors overwrite nothing: the second is shown both texts, and chooses', async () => {
    const path = await begin();
    await send(path, { ...article('Theirs', 'two-texts'), version: '1', intent: 'save' });
    const mine = { ...article('Mine', 'two-texts'), version: '1', intent: 'save' };
    const refused = await send(path, mine);
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('Keep my version');
    expect((await rowOf(path)).draft).toMatchObject({ title: 'Theirs' });
    const { version } = await rowOf(path);
    expect((await send(path, { ...mine, version: String(version) })).status).toBe(302);
    expect((await rowOf(path)).draft).toMatchObject({ title: 'Mine' });
  });

  test('two saves at once: one is stored, one is refused', async () => {
    const path = await begin();
    const answers = await Promise.all(
      ['One', 'Two'].map((title) => send(path, { ...article(title, 'at-once'), version: '1', intent: 'save' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
  });

  test('is published when its time has come', async () => {
    const path = await begin();
    const typed = article('Later', 'published-later');
    const past = await send(path, { ...typed, version: '1', intent: 'schedule', day: '2020-01-01', time: '08:00' });
    expect(past.status).toBe(422);
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect((await send(path, { ...typed, version: '1', intent: 'schedule', day, time: '08:00' })).status).toBe(302);
    expect((await read(path)).html).toContain('London time');
    expect((await publishDue(site.database)).published).toEqual([]);
    const { id } = await rowOf(path);
    await asSuperuser(site.database, `UPDATE content_items SET publish_at = now() WHERE id = '${id}'`);
    await publishDue(site.database);
    await shows('/blog/published-later', 'The first morning');
  });

  test('drafts of a few minutes are one revision, and any can be compared and brought back', async () => {
    const path = await begin();
    const typed = article('First title', 'with-revisions');
    await send(path, { ...typed, version: '1', intent: 'publish' });
    for (const title of ['Second', 'Third'])
      await send(path, {
        ...typed,
        'content.title': `${title} title`,
        version: String((await rowOf(path)).version),
        intent: 'save',
      });
    const { id, version } = await rowOf(path);
    const revisions = await queryTasks<{ version: number; action: string }>(
      site.database,
      'SELECT version, action FROM content_revisions WHERE item_id = $1 ORDER BY version DESC',
      [id],
    );
    expect(revisions.map(({ action }) => action)).toEqual(['drafted', 'published']);
    const published = String(revisions[1]?.version);
    const { html } = await read(`${path}/revisions?compare=${published}`);
    expect(html).toMatch(/<del[^>]*>.*First/);
    expect(html).toMatch(/<ins[^>]*>.*Third/);
    expect((await send(`${path}/revisions`, { version: '1', revision: published })).status).toBe(409);
    expect((await send(`${path}/revisions`, { version: String(version), revision: published })).status).toBe(303);
    expect(await rowOf(path)).toMatchObject({ draft: null, published: { title: 'First title' } });
  });
});

describe('removed items', () => {
  test('is listed below its collection with the way back, and no longer once it was brought back', async () => {
    const path = await begin('questions');
    const typed = { 'content.question': 'Are you shut on Boxing Day?', 'content.answer': 'Yes.' };
    await send(path, { ...typed, version: '1', intent: 'save' });
    const { version } = await rowOf(path);
    expect((await send(path, { ...typed, version: String(version), intent: 'remove' })).status).toBe(302);
    const { html } = await read('/admin/studio/questions');
    expect(html).toMatch(/Removed \(.*Are you shut on Boxing Day\?.*Restore/s);
    expect(html).toContain(`href="${path}/revisions"`);

    const removed = await rowOf(path);
    await send(`${path}/revisions`, { version: String(removed.version), revision: String(removed.version) });
    expect((await rowOf(path)).draft).toMatchObject({ question: 'Are you shut on Boxing Day?' });
    expect((await read('/admin/studio/questions')).html).not.toContain('Restore');
  });
});

describe('lists and autosave', () => {
  test('without scripts, the buttons of a list return the typed text', async () => {
    const path = await begin();
    const typed = article('With sources', 'with-sources', { 'content.body': 'Not lost' });
    const { status, html } = await send(path, { ...typed, version: '1', intent: 'add:sources' });
    expect(status).toBe(200);
    expect(html).toContain('name="content.sources.0.title"');
    expect(html).toContain('Not lost');
    expect((await rowOf(path)).draft).toEqual({});
  });

  test('a draft is saved while it is typed, and says what is still wrong', async () => {
    const path = await begin();
    const saved = await send(`${path}/draft`, { ...article('', 'half-done'), version: '1' });
    expect(JSON.parse(saved.html)).toMatchObject({
      ok: true,
      version: 2,
      errors: { title: 'Enter this text' },
      previewUrl: `/blog/half-done?preview=${path.split('/').at(-1)}`,
    });
    const stale = await send(`${path}/draft`, { ...article('Other', 'half-done'), version: '1' });
    expect([stale.status, JSON.parse(stale.html)]).toEqual([409, { ok: false, reason: 'stale' }]);
  });

  test('its page is shown as it is typed, before it is saved, and without scripts', async () => {
    const path = await begin();
    const before = await rowOf(path);
    const typed = { ...article('A page not saved yet', 'a-page-not-saved-yet'), version: '1' };
    const preview = await send(`${path}/preview`, typed);
    expect(preview.status).toBe(200);
    expect(preview.html).toContain('<h1');
    expect(preview.html).toContain('A page not saved yet');
    expect(preview.html).not.toMatch(/<script|modulepreload/);
    expect(preview.headers['cache-control']).toBe('private, no-store');
    expect((await send(`${path}/preview`, { ...typed, 'content.title': '' })).status).toBe(204);
    expect((await send(`${path}/preview`, { ...typed, 'content.unknown': 'x' })).status).toBe(400);
    expect((await read(`${path}/preview`)).status).toBe(405);
    expect(await rowOf(path)).toEqual(before);
    expect((await read('/blog/a-page-not-saved-yet')).status).toBe(404);
    expect((await read('/blog')).html).not.toContain('A page not saved yet');
  });

  test('a tab hears who else has the item open', async () => {
    const path = await begin();
    const tab = '9b6c1a64-5f63-4c6b-8b0e-3f0d6b0a7c11';
    expect(JSON.parse((await send(`${path}/presence`, { tab })).html)).toEqual({ others: [] });
    const { id } = await rowOf(path);
    await asSuperuser(
      site.database,
      `INSERT INTO content_editors (item_id, tab, editor) VALUES ('${id}', gen_random_uuid(), 'Rhona Muir')`,
    );
    expect(JSON.parse((await send(`${path}/presence`, { tab })).html)).toEqual({ others: ['Rhona Muir'] });
  });
});

describe('the agency', () => {
  test('its preview shows the facts of the draft, and the site those that are published', async () => {
    const { html } = await read('/admin/studio/agency/agency');
    const [row] = await queryTasks<{ id: string; version: number; published: { name: string } }>(
      site.database,
      `SELECT id, version, published FROM content_items WHERE collection = 'agency'`,
    );
    if (!row) throw new Error('The agency is not seeded');
    expect(html).toContain(row.published.name);
    await asSuperuser(
      site.database,
      `UPDATE content_items SET draft = jsonb_set(published, '{name}', '"Harbour and Vale"') WHERE id = '${row.id}'`,
    );
    expect((await read(`/?preview=${row.id}`)).html).toContain('Harbour and Vale');
    for (const as of [null, cookie]) expect((await read('/', as)).html).not.toContain('Harbour and Vale');
  });

  test('a published item with a fault is listed, and stops no page', async () => {
    const [row] = await queryTasks<{ id: string }>(
      site.database,
      `SELECT id FROM content_items WHERE collection = 'questions' LIMIT 1`,
    );
    await asSuperuser(
      site.database,
      `UPDATE content_items SET published = '{"question": 7, "__proto__": {}}' WHERE id = '${row?.id}'`,
    );
    await eventually(async () => expect((await read('/', null)).status).toBe(200));
    expect((await read('/admin/studio')).html).toContain('1 fault');
    expect((await read('/admin/studio/questions')).html).toContain('It isn’t shown on the site');
  });
});
