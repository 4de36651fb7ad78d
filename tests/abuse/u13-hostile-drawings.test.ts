import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullForm } from '#tests/support/form.ts';
import { GOOD_DRAWING, HOSTILE_DRAWINGS } from '#tests/support/hostile-drawings.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** U13: a logo as SVG is written anew from what is harmless; anything else is refused at its field, and no page shows it. */
let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, castMember('Morag').id);
});

afterAll(() => site?.stop());

const BRAND = '/admin/studio/brand/brand';
const LOGO = /\/brand\/logo-[0-9a-f]{32}\.svg/;

const readBrand = async () => {
  const [row] = await queryTasks<{ version: number; published: unknown; draft: unknown }>(
    site.database,
    `SELECT version, published, draft FROM content_items WHERE collection = 'brand'`,
  );
  return row;
};

const read = async (path: string) => {
  const { status, headers, body } = await request(site.url, path);
  return { status, headers, text: body.toString() };
};

async function send(path: string, svg: string, version = 1) {
  const fields = { intent: 'publish', version: `${version}`, 'content.colour': '#5b2a86' };
  const { status, body } = await request(site.url, path, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, 'content.headings': 'newsreader', 'content.svg': svg }).toString(),
  });
  return { status, html: body.toString().replaceAll('<!-- -->', '') };
}

// domain/brand/safe-svg.test.ts refuses each of them: in the short form some come as far as the form.
test.each(HOSTILE_DRAWINGS.filter((_, place) => isFullForm || place % 7 === 0))(
  'U13: refused with a word to its field, and neither kept nor shown: %s',
  async (_, svg, words) => {
    const before = await readBrand();
    const { status, html } = await send(BRAND, svg, before?.version);
    expect(status).toBe(422);
    const [, told = ''] = /id="field-svg-error"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/.exec(html) ?? [];
    expect(told).toMatch(words);
    expect(await readBrand()).toEqual(before);
    // A preview does not show it either.
    expect((await send(`${BRAND}/preview`, svg)).status).toBe(204);
  },
);

test('U13: what is kept is served as a drawing that can do nothing, under a name of its own, and pages show it as a picture', async () => {
  const shown = await send(`${BRAND}/preview`, GOOD_DRAWING);
  expect(shown.html).toMatch(/<img src="data:image\/svg\+xml;base64,/);
  expect((await send(BRAND, GOOD_DRAWING, (await readBrand())?.version)).status).toBe(302);
  await expect.poll(async () => (await read('/')).text, { timeout: PATIENCE_MS }).toMatch(LOGO);
  const { text: page } = await read('/');
  const [address = ''] = LOGO.exec(page) ?? [];
  expect(page).toContain(`<img src="${address}"`);
  expect(page).not.toContain('cls-1');
  const { status, headers, text } = await read(address);
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
    expect([other, (await read(other)).status]).toEqual([other, 404]);
});
