import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letMinutePass, listFiles } from '#tests/support/cv-upload.ts';
import { jpeg, pdf, zip } from '#tests/support/documents.ts';
import { addPicture, altPart, listLibrary, listRenditions, picturePart, sendPicture } from '#tests/support/library.ts';
import { measured } from '#tests/support/measured.ts';
import type { Part } from '#tests/support/multipart.ts';
import { drawn, png, pngChunk } from '#tests/support/pictures.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** U11: a picture of the library is re-encoded; other files are refused at their field, and hidden content is removed. */
let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, castMember('Morag').id);
});

afterAll(() => site?.stop());

const listStored = async () => (await listFiles(site)).filter((key) => key.startsWith('pictures/')).sort();
const expectNothingKept = async () => expect([await listLibrary(site), await listStored()]).toEqual([[], []]);

const PAGE = '<html><script>alert(1)</script></html>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" onload="alert(1)"><image href="http://127.0.0.1:1/"/><script>alert(1)</script></svg>`;

const FILES: [string, () => Buffer | Promise<Buffer>][] = [
  ['a page', () => Buffer.from(PAGE)],
  ['a drawing in SVG with a script', () => Buffer.from(SVG)],
  ['a drawing behind a declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['a PDF', () => pdf()],
  ['an archive', () => zip([{ name: 'photo.jpg' }])],
  [
    'a GIF',
    async () =>
      sharp(await drawn('png'))
        .gif()
        .toBuffer(),
  ],
  ['a GIF that is a script, too', () => Buffer.from('GIF89a=1;alert(1)//')],
  [
    'a TIFF',
    async () =>
      sharp(await drawn('png'))
        .tiff()
        .toBuffer(),
  ],
  [
    'an AVIF',
    async () =>
      sharp(await drawn('png'))
        .avif({ effort: 0 })
        .toBuffer(),
  ],
  ['a program', () => Buffer.from('MZ\x90\0'.padEnd(400, '\0'), 'latin1')],
  ['an empty file', () => Buffer.alloc(0)],
  ['a PNG that is a page, too', () => Buffer.concat([png(), Buffer.from(PAGE)])],
  ['a page that is a JPEG, too', async () => Buffer.concat([Buffer.from(PAGE), await drawn('jpeg')])],
  ['a WebP that is an archive, too', async () => Buffer.concat([await drawn('webp'), zip([{ name: 'x.class' }])])],
  ['a PNG of a gigapixel', () => png({ width: 32_768, height: 32_768, rows: 50 })],
  ['a PNG of 41 million pixels', () => png({ width: 8_000, height: 5_125, rows: 20 })],
  ['a PNG whose rows are missing', () => png({ width: 6_000, height: 6_000, rows: 20 })],
  ['a JPEG of a gigapixel', () => jpeg({ width: 65_535, height: 65_535 })],
  ['a JPEG of 67 million pixels', () => jpeg({ width: 8_192, height: 8_192 })],
  ['a PNG of one pixel by very many', () => png({ width: 1, height: 100_000 })],
  ['a PNG that was cut off', async () => (await drawn('png')).subarray(0, -30)],
  ['a JPEG that was cut off', async () => (await drawn('jpeg')).subarray(0, -30)],
  ['a WebP that was cut off', async () => (await drawn('webp')).subarray(0, -30)],
];

test.each(FILES)('U11: refused with a word to its field, and nothing kept: %s', async (what, file) => {
  const startedAt = performance.now();
  const { status, body } = await sendPicture(site, cookie, [altPart('Typed before'), picturePart(await file())]);
  measured('U11', `${what}: refused after ${Math.round(performance.now() - startedAt)} ms`);
  expect(status).toBe(422);
  const html = body.toString();
  expect(html).toMatch(/id="media-picture-error".*(The picture (must|has)|We can’t use this picture)/s);
  expect(html).toContain('value="Typed before"');
  await expectNothingKept();
});

test.each<[string, () => Part[], number, RegExp | null]>([
  ['no file', () => [altPart()], 422, /Choose a picture to upload/],
  ['no words', () => [altPart(''), picturePart(png())], 422, /Enter a description/],
  ['words that show nothing', () => [altPart('\u200b \u00a0'), picturePart(png())], 422, /Enter a description/],
  ['words that turn their direction', () => [altPart('a\u202eb'), picturePart(png())], 422, /can’t be displayed/],
  ['251 letters', () => [altPart('a'.repeat(251)), picturePart(png())], 422, /must be 250 characters or fewer/],
  ['30 kB of words', () => [altPart('a'.repeat(30_000)), picturePart(png())], 422, /must be 250 characters or fewer/],
  ['1 MB of words', () => [altPart('a'.repeat(1_048_576)), picturePart(png())], 422, /must be 250 characters or fewer/],
  ['no field for the words', () => [picturePart(png())], 422, /Enter a description/],
  ['two files', () => [altPart(), picturePart(png()), picturePart(png())], 400, null],
  ['another field', () => [altPart(), picturePart(png()), { name: 'added_by', content: 'Morag Sinclair' }], 400, null],
  ['a file of another name', () => [altPart(), { ...picturePart(png()), name: 'logo' }], 400, null],
  ['more than 10 MB', () => [altPart(), picturePart(Buffer.alloc(10_485_761))], 413, /must be 10 MB or smaller/],
  ['20 MB', () => [altPart(), picturePart(Buffer.alloc(20_971_520))], 413, null],
])('U11: refused, and nothing kept: %s', async (_what, parts, expected, words) => {
  const { status, body } = await sendPicture(site, cookie, parts());
  expect(status).toBe(expected);
  if (words) expect(body.toString()).toMatch(words);
  await expectNothingKept();
});

test('U11: what hides in a picture, behind it, in its name and in what the browser says of it is in no file and no answer', async () => {
  const profile = pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(100_000_000))]));
  const hidden = png({ chunks: [pngChunk('tEXt', Buffer.from(`Comment\0${PAGE}`)), profile] });
  const photo = await sharp(await drawn('png'))
    .withExif({ IFD0: { Copyright: PAGE }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 14/1 0/1' } })
    .jpeg()
    .toBuffer();
  const sent = { ...picturePart(hidden), filename: '../../x.html', type: 'text/html' };
  expect((await sendPicture(site, cookie, [altPart(PAGE), sent])).status).toBe(303);
  const withTail = Buffer.concat([photo, zip([{ name: 'x.class' }]), Buffer.from(PAGE)]);
  expect((await sendPicture(site, cookie, [altPart('A photo'), picturePart(withTail)])).status).toBe(303);
  expect(await listStored()).toEqual(await listRenditions(site));
  for (const key of await listStored()) {
    const stored = await readFile(path.join(site.dataDir, 'files', key));
    expect(stored.toString('latin1'), key).not.toMatch(/script|x\.class/);
    const { exif, icc, xmp } = await sharp(stored).metadata();
    expect([key, exif, icc, xmp]).toEqual([key, undefined, undefined, undefined]);
    const [, id, file] = key.split('/');
    const answer = await request(site.url, `/pictures/${id}-${file}`);
    expect(answer.body.equals(stored)).toBe(true);
    expect(answer.headers['content-type']).toMatch(/^image\/(avif|webp|jpeg)$/);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  }
  const { body } = await request(site.url, '/admin/media', { headers: { Cookie: cookie } });
  expect(body.toString()).not.toContain(PAGE);
});

test('U11: no address of a picture leads to another file', async () => {
  const id = await addPicture(site, cookie, 'Another', await drawn('png', 250, 250));
  const keys = await listFiles(site);
  const names = [
    ...keys.flatMap((key) => [key, encodeURIComponent(key), path.basename(key)]),
    `..%2f${id}-250.webp`,
    `${id}-250.webp%00`,
    `${id}-0250.webp`,
    `${id}-99999.webp`,
    `${id}-250.svg`,
    "' OR 1=1 --",
  ];
  for (const name of names) {
    const { status, body } = await request(site.url, `/pictures/${name.replaceAll(' ', '%20')}`);
    expect([400, 404, 308], name).toContain(status);
    expect(body.toString('latin1')).not.toMatch(/%PDF|RIFF/);
  }
});

test('U11: many uploads at once wait their turn or are told to come back; none breaks the site or leaves a file', async () => {
  const pictures = Array.from({ length: 30 }, (_, round) => png({ pixel: [round, 90, 120, 255] }));
  const answers = await Promise.all(
    pictures.map((sent, round) => sendPicture(site, cookie, [altPart(`Number ${round}`), picturePart(sent)])),
  );
  for (const { status, headers } of answers) {
    expect([303, 503]).toContain(status);
    if (status === 503) expect(headers['retry-after']).toBe('5');
  }
  expect(answers.some(({ status }) => status === 303)).toBe(true);
  await letMinutePass(site);
  expect(await listStored()).toEqual(await listRenditions(site));
});
