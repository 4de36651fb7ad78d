import { afterAll, beforeAll, expect, test } from 'vitest';
import { agency } from '#domain/site/site.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { pixelAt } from '#tests/support/pictures.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const draw = (path: string) => request(site.url, `/og/page?path=${encodeURIComponent(path)}`);

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a link to the site shows who the agency is, not the word Home', async () => {
  const home = (await request(site.url, '/')).body.toString();
  expect(home).toContain(`property="og:image" content="${site.url}/og/page?path=%2F"`);
  expect(home).toContain(
    `property="og:image:alt" content="${agency().name}: Recruitment for office and site work in the UK"`,
  );
  const [cover, card] = [await draw('/'), await draw('/about')];
  for (const { status, headers, body } of [cover, card]) {
    expect([status, headers['content-type'], ...sizeOf(body)]).toEqual([200, 'image/png', 1200, 630]);
  }
  for (const { body } of [cover, card]) expect(await pixelAt(body)).toBe('#0f3b2e');
  expect(cover.body.equals(card.body)).toBe(false);
});

test('a link to a job shows the tint of its world, and the drawing of its trade', async () => {
  const same = { company: 'Skerryvore Trust', location: 'Leeds', salary: '£13 an hour' };
  const ids = await addJobs(
    site.database.database,
    { ...same, title: 'Welder', category: 'blue-collar' },
    { ...same, title: 'Plumber', category: 'blue-collar' },
    { ...same, title: 'Auditor', category: 'white-collar' },
  );
  const [welder, plumber, auditor] = await Promise.all(ids.map((id) => request(site.url, `/og/jobs/${id}`)));
  const grounds = await Promise.all([welder, plumber, auditor].map((image) => pixelAt(image?.body ?? Buffer.of())));
  expect(grounds).toEqual(['#faecc9', '#faecc9', '#e1e9f2']);
  const drawings = await Promise.all([welder, plumber].map((image) => drawingOf(image?.body ?? Buffer.of())));
  expect(drawings[0]).not.toEqual(drawings[1]);
});

test('a link to the page of a city shows its skyline', async () => {
  const [leeds, cardiff] = [await draw('/locations/leeds'), await draw('/locations/cardiff')];
  for (const { status, headers, body } of [leeds, cardiff]) {
    expect([status, headers['content-type'], ...sizeOf(body)]).toEqual([200, 'image/png', 1200, 630]);
    expect(await pixelAt(body)).toBe('#0f3b2e');
  }
  expect(leeds.body.equals(cardiff.body)).toBe(false);
  expect((await draw('/locations/atlantis')).status).toBe(404);
});

async function drawingOf(png: Buffer): Promise<Buffer> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const context = createCanvas(1200, 630).getContext('2d');
  context.drawImage(await loadImage(png), 0, 0);
  return Buffer.from(context.getImageData(728, 300, 400, 250).data);
}
