import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LARGEST_FORM_BYTES } from '#app/web/form/largest-form.ts';
import { COLLECTIONS, type Collection, collections } from '#db/content/collections.ts';
import { type Field, listFields } from '#db/content/fields.ts';
import { formOf, leastItem } from '#tests/support/content-items.ts';
import { isFullForm } from '#tests/support/form.ts';
import { GOOD_DRAWING, HOSTILE_DRAWINGS } from '#tests/support/hostile-drawings.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** U12, U13: hostile values sent to the studio are reported at their field, and neither stored nor lost. */
let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, castMember('Morag').id);
});

afterAll(() => site?.stop());

async function send(path: string, fields: Record<string, string>) {
  const { status, headers, body } = await request(site.url, path, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { status, headers, html: body.toString().replaceAll('<!-- -->', '') };
}

type Row = { id: string; collection: string; slug: string; version: number };

const readAll = () =>
  queryTasks<{ all: string }>(
    site.database,
    `SELECT (SELECT jsonb_agg(i ORDER BY i.id) FROM content_items AS i)::text
       || (SELECT count(*) FROM content_revisions) || (SELECT count(*) FROM content_redirects) AS all`,
  );

async function itemOf(collection: Collection): Promise<{ path: string; version: number; slug: string }> {
  const find = () =>
    queryTasks<Row>(
      site.database,
      'SELECT id, collection, slug, version FROM content_items WHERE collection = $1 ORDER BY position, slug LIMIT 1',
      [collection],
    );
  let [row] = await find();
  if (!row && !('isSingle' in collections[collection])) {
    await send(`/admin/studio/${collection}`, { intent: 'new' });
    [row] = await find();
  }
  const id = 'isSingle' in collections[collection] ? collection : row?.id;
  return { path: `/admin/studio/${collection}/${id}`, version: row?.version ?? 1, slug: row?.slug ?? collection };
}

const listTyped = (fields: readonly Field[], parent = ''): { path: string; field: Field }[] =>
  fields.flatMap((field) => {
    const path = parent + field.name;
    if (field.kind === 'group') return field.isRequired ? listTyped(field.fields, `${path}.`) : [];
    return field.kind === 'list' ? [] : [{ path, field }];
  });

const LONG = `${'long '.repeat(14_000)}end`;
const CONTROLS = 'two\u202eerongw';

function hostile({ kind }: Field): [what: string, value: string][] {
  switch (kind) {
    case 'tick':
      return [];
    case 'number':
      return [
        ['no number', 'many'],
        ['far too much', '1e308'],
        ['not a number', 'NaN'],
      ];
    case 'choice':
      return [['no choice of ours', '__proto__']];
    case 'line':
    case 'text':
    case 'article':
    case 'lines':
      return [
        ['too long', LONG],
        ['a turned direction', CONTROLS],
      ];
    default:
      return [
        ['a script', 'javascript:alert(1)'],
        ['too long', LONG],
      ];
  }
}

// All use one code path, so the short form takes every third collection.
describe.each(COLLECTIONS.filter((_, place) => hasAllRounds || place % 3 === 0))('%s', (collection) => {
  const fields = listFields(collections[collection].schema);
  let item: Awaited<ReturnType<typeof itemOf>>;
  let typed: Record<string, string>;
  let before: { all: string }[];

  beforeEach(async () => {
    item = await itemOf(collection);
    typed = formOf(collection, leastItem(collection, 'Words'));
    if ('content.slug' in typed) typed['content.slug'] = item.slug.startsWith('draft-') ? 'a-new-item' : item.slug;
    before = await readAll();
  });

  const publish = (change: Record<string, string>) =>
    send(item.path, { ...typed, version: String(item.version), intent: 'publish', ...change });

  test('each field says what is wrong with it, and nothing is stored', async () => {
    for (const [place, { path, field }] of listTyped(fields).entries()) {
      const missing: [string, string][] =
        field.isRequired && !['tick', 'lines'].includes(field.kind) ? [['nothing', '']] : [];
      const wrong = [...missing, ...hostile(field)];
      // The short form tries every third field, each with one of these values in turn.
      if (!hasAllRounds && place % 3 > 0) continue;
      for (const [what, value] of wrong.filter((_, at) => hasAllRounds || at === (place / 3) % wrong.length)) {
        const { status, html } = await publish({ [`content.${path}`]: value });
        const where = `${collection}.${path}: ${what}`;
        expect(status, where).toBe(422);
        expect(html, where).toContain(`href="#field-${path.replaceAll('.', '-')}"`);
        if (value === LONG) expect(html, where).toContain('long long long end');
      }
    }
    expect(await readAll()).toEqual(before);
  });

  // All use one code path, so the short form takes three collections.
  const isTried = hasAllRounds || COLLECTIONS.indexOf(collection) % 9 === 0;

  test.runIf(isTried)('a field of another form is no form of ours', async () => {
    for (const name of ['content.roles', 'content.__proto__.x', 'content.constructor', 'roles', 'content.']) {
      expect([name, (await publish({ [name]: 'x' })).status]).toEqual([name, 400]);
    }
    expect(await readAll()).toEqual(before);
  });

  test.runIf(isTried)('a version that is not the last one is refused', async () => {
    for (const version of ['0', '-1', '1e9', '2147483648', 'x']) {
      const { status } = await publish({ version });
      expect([version, status]).toEqual([version, expect.toSatisfy((code: number) => code === 400 || code === 409)]);
    }
    expect(await readAll()).toEqual(before);
  });
});

test('lists without end are cut, and told', async () => {
  const { path, version } = await itemOf('articles');
  const before = await readAll();
  const typed = formOf('articles', leastItem('articles', 'Words'));
  for (const count of ['1e9', '99999999999999999999', '301']) {
    const { status, html } = await send(path, {
      ...typed,
      version: String(version),
      intent: 'publish',
      'content.sources.length': count,
    });
    expect([count, status]).toEqual([count, 422]);
    expect(html).toContain('At most 10');
  }
  expect(await readAll()).toEqual(before);
});

test('nearly a megabyte in one field is told there, and kept; more than the studio takes is told too', async () => {
  const { path, version } = await itemOf('pages');
  const before = await readAll();
  const typed = { ...formOf('pages', leastItem('pages', 'Words')), version: String(version), intent: 'publish' };
  const large = await send(path, { ...typed, 'content.body': `${'a line\n'.repeat(110_000)}the end` });
  expect(large.status).toBe(422);
  expect(large.html).toContain('Write at most 60,000 characters');
  expect(large.html).toContain('the end');
  for (const address of [path, `${path}/draft`, `${path}.data`]) {
    const { status, html } = await send(address, { ...typed, 'content.body': 'x'.repeat(LARGEST_FORM_BYTES + 1) });
    expect([status, html]).toEqual([413, expect.stringContaining('It is larger than 1 MB, so we didn’t save it.')]);
  }
  expect(await readAll()).toEqual(before);
});

test('an address that is taken, malformed or of another page is refused at its field', async () => {
  const before = await readAll();
  const { path, version } = await itemOf('articles');
  const article = {
    ...formOf('articles', leastItem('articles', 'Words')),
    version: String(version),
    intent: 'publish',
  };
  const [, second] = await queryTasks<Row>(
    site.database,
    "SELECT slug FROM content_items WHERE collection = 'articles' ORDER BY position, slug LIMIT 2",
  );
  for (const slug of [second?.slug ?? '', 'Two Words', '../admin', 'a--b', '%2e', 'x'.repeat(101)]) {
    const { status, html } = await send(path, { ...article, 'content.slug': slug });
    expect([slug, status]).toEqual([slug, 422]);
    expect(html).toContain('href="#field-slug"');
  }
  expect(await readAll()).toEqual(before);
});

test('a legal page does not become another one', async () => {
  const before = await readAll();
  const { path, version, slug } = await itemOf('legal');
  const typed = { ...formOf('legal', leastItem('legal', 'Words')), version: String(version), intent: 'publish' };
  for (const other of ['complaints', 'terms-of-service', 'privacy-policy'].filter((each) => each !== slug)) {
    const { status, html } = await send(path, { ...typed, 'content.slug': other });
    expect([status, html]).toEqual([422, expect.stringContaining('This item is a different page')]);
  }
  expect(await readAll()).toEqual(before);
  expect((await request(site.url, `/${slug}`)).status).toBe(200);
});

test.each(['#ffff00', '#ffffff', '#12345', 'red', 'url(x)', '#14513e;}'])(
  'a main colour of %s is refused at its field',
  async (colour) => {
    const before = await readAll();
    const { path, version } = await itemOf('brand');
    const typed = { ...formOf('brand', leastItem('brand', 'Words')), version: String(version), intent: 'publish' };
    const { status, html } = await send(path, { ...typed, 'content.colour': colour });
    expect([status, html]).toEqual([422, expect.stringContaining('href="#field-colour"')]);
    expect(await readAll()).toEqual(before);
  },
);

/** U13: an SVG logo is rewritten from its harmless parts; anything else is refused at its field, and no page shows it. */
const BRAND = '/admin/studio/brand/brand';
const LOGO = /\/brand\/logo-[0-9a-f]{32}\.svg/;

const readBrand = async () => {
  const [row] = await queryTasks<{ version: number; published: unknown; draft: unknown }>(
    site.database,
    `SELECT version, published, draft FROM content_items WHERE collection = 'brand'`,
  );
  return row;
};

const readPage = async (path: string) => {
  const { status, headers, body } = await request(site.url, path);
  return { status, headers, text: body.toString() };
};

async function publishLogo(path: string, svg: string, version = 1) {
  const fields = { intent: 'publish', version: `${version}`, 'content.colour': '#5b2a86' };
  const { status, body } = await request(site.url, path, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, 'content.headings': 'newsreader', 'content.svg': svg }).toString(),
  });
  return { status, html: body.toString().replaceAll('<!-- -->', '') };
}

// domain/brand/safe-svg.test.ts refuses each of them; in the short form only some are sent to the form.
test.each(HOSTILE_DRAWINGS.filter((_, place) => isFullForm || place % 7 === 0))(
  'U13: refused with a word to its field, and neither kept nor shown: %s',
  async (_, svg, words) => {
    const before = await readBrand();
    const { status, html } = await publishLogo(BRAND, svg, before?.version);
    expect(status).toBe(422);
    const [, errorText = ''] = /id="field-svg-error"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/.exec(html) ?? [];
    expect(errorText).toMatch(words);
    expect(await readBrand()).toEqual(before);
    expect((await publishLogo(`${BRAND}/preview`, svg)).status).toBe(204);
  },
);

test('U13: what is kept is served as a drawing that can do nothing, under a name of its own, and pages show it as a picture', async () => {
  const preview = await publishLogo(`${BRAND}/preview`, GOOD_DRAWING);
  expect(preview.html).toMatch(/<img src="data:image\/svg\+xml;base64,/);
  expect((await publishLogo(BRAND, GOOD_DRAWING, (await readBrand())?.version)).status).toBe(302);
  await expect.poll(async () => (await readPage('/')).text, { timeout: PATIENCE_MS }).toMatch(LOGO);
  const { text: page } = await readPage('/');
  const [address = ''] = LOGO.exec(page) ?? [];
  expect(page).toContain(`<img src="${address}"`);
  expect(page).not.toContain('cls-1');
  const { status, headers, text } = await readPage(address);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  });
  expect(text).toContain('.cls-1{fill:#5b2a86;opacity:.9}');
  expect(text).not.toMatch(/secret|inkscape|metadata|DOCTYPE/);
  for (const other of [
    address.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
    address.replace('.svg', '.png'),
    `${address}.svg`,
  ])
    expect([other, (await readPage(other)).status]).toEqual([other, 404]);
});
