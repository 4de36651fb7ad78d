import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPicture } from '#tests/support/library.ts';
import { drawn, pixelAt } from '#tests/support/pictures.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const get = (path: string) => fetch(site.url + path);

async function publish(brand: object): Promise<void> {
  await site.database.database.asSystem((transaction) =>
    transaction
      .updateTable('content_items')
      .set({ published: JSON.stringify(brand) })
      .where('collection', '=', 'brand')
      .execute(),
  );
}

test('the look of the product needs no style sheet of its own; another one is named by its page, and never changes', async () => {
  expect(await (await get('/')).text()).not.toContain('/assets/look-');
  await publish({ colour: '#5b2a86', headings: 'georgia' });
  const sheet = '/assets/look-5b2a86-georgia.css';
  await expect.poll(async () => (await get('/')).text()).toContain(`<link rel="stylesheet" href="${sheet}"/>`);
  const html = await (await get('/')).text();
  expect(html).not.toMatch(/rel="preload"[^>]*newsreader/);
  expect(html).not.toContain('aria-label="Tidewell Recruitment"');

  const answer = await get(sheet);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  const styles = await answer.text();
  expect(styles).toMatch(/^:root\{--color-brand:light-dark\(#5b2a86,#[0-9a-f]{6}\);/);
  expect(styles).toContain('--font-display:Georgia');
});

test('an icon without a mark is the first letter of the short name, on the main colour', async () => {
  await publish({ colour: '#8a1538', headings: 'newsreader' });
  await expect.poll(async () => (await get('/brand/icon.svg')).text()).toContain('fill="#8a1538"');
  expect(await (await get('/brand/icon.svg')).text()).toContain('>T</text>');
});

test('pictures for sharing show the logo, an SVG file before a picture of the library, on white', async () => {
  const look = { colour: '#5b2a86', headings: 'newsreader' };
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#00a040" d="M0 0h9v9H0z"/></svg>';
  const cookie = await signInAs(site, castMember('Morag').id);
  const logo = await addPicture(site, cookie, 'Our name', await drawn('png', 1_000, 500));
  const plateAndLogo = async () => {
    const image = Buffer.from(await (await get('/og/page?path=%2Fabout')).arrayBuffer());
    return Promise.all([pixelAt(image, 76, 84), pixelAt(image, 125, 84)]);
  };
  await publish({ ...look, logo });
  await expect.poll(plateAndLogo).toEqual(['#ffffff', expect.stringMatching(/^#[ab].[234].[012].$/)]);
  await publish({ ...look, logo, svg: square });
  await expect.poll(plateAndLogo).toEqual(['#ffffff', '#00a040']);
});

test.each([
  ['/assets/look-14513e-newsreader.css', 'the look of the product'],
  ['/assets/look-ffd400-georgia.css', 'a colour that could not be read'],
  ['/assets/look-5b2a86-comic.css', 'a typeface that is not offered'],
  ['/assets/look-5b2a86-constructor.css', 'a name of a prototype'],
  ['/assets/look-5b2a8-georgia.css', 'half a colour'],
  ['/assets/look-;}body{-georgia.css', 'styles in the address'],
  ['/brand/icon-193.png', 'a size that is not drawn'],
  ['/brand/constructor', 'a name of a prototype'],
])('%s is not found: %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});
