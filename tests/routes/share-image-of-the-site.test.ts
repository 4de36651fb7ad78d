import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const draw = (path: string) => request(site.url, `/og/page?path=${encodeURIComponent(path)}`);

/** Width and height stand at the head of every PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a link to the site shows who the agency is, not the word Home', async () => {
  const home = (await request(site.url, '/')).body.toString();
  expect(home).toContain(`property="og:image" content="${site.url}/og/page?path=%2F"`);
  expect(home).toContain(
    `property="og:image:alt" content="${company.name}: Recruitment for office and site work in the UK"`,
  );
  const [cover, card] = [await draw('/'), await draw('/about')];
  for (const { status, headers, body } of [cover, card]) {
    expect([status, headers['content-type'], ...sizeOf(body)]).toEqual([200, 'image/png', 1200, 630]);
  }
  // Its dark band: the very first pixel of a title card is paper.
  const [coverInk, cardInk] = await Promise.all([cover.body, card.body].map(firstPixel));
  expect([coverInk, cardInk]).toEqual(['#0f3b2e', '#f6f8f5']);
});

test('a link to the page of a city shows its skyline', async () => {
  const [leeds, cardiff] = [await draw('/locations/leeds'), await draw('/locations/cardiff')];
  for (const { status, headers, body } of [leeds, cardiff]) {
    expect([status, headers['content-type'], ...sizeOf(body)]).toEqual([200, 'image/png', 1200, 630]);
    expect(await firstPixel(body)).toBe('#0f3b2e');
  }
  expect(leeds.body.equals(cardiff.body)).toBe(false);
  expect((await draw('/locations/atlantis')).status).toBe(404);
});

async function firstPixel(png: Buffer): Promise<string> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const context = createCanvas(1, 1).getContext('2d');
  context.drawImage(await loadImage(png), 0, 0);
  return `#${Buffer.from(context.getImageData(0, 0, 1, 1).data.subarray(0, 3)).toString('hex')}`;
}
