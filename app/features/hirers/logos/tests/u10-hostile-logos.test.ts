import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '#tests/support/cv-upload.ts';
import { jpeg, pdf, zip } from '#tests/support/documents.ts';
import { OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { companyPart, listLogos, logoPart, sendLogo } from '#tests/support/logo-upload.ts';
import { measured } from '#tests/support/measured.ts';
import type { Part } from '#tests/support/multipart.ts';
import { drawn, png, pngChunk } from '#tests/support/pictures.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, OTHER_EMPLOYER);
});

afterAll(() => site?.stop());

const listOwn = async () => (await listLogos(site.database)).filter(({ user_id }) => user_id === OTHER_EMPLOYER);
const listOwnFiles = async () => (await listFiles(site)).filter((key) => key.startsWith(OTHER_EMPLOYER));

const PAGE = '<html><script>alert(1)</script></html>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" onload="alert(1)"><image href="http://127.0.0.1:1/"/></svg>`;
/** Declares four gigabytes of pixels, and contains as many as its size allows. */
const BOMB = png({ width: 32_768, height: 32_768, rows: 50 });
/** A small picture whose colour profile decompresses to a hundred megabytes. */
const PROFILE = pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(100_000_000))]));

const FILES: [string, () => Buffer | Promise<Buffer>][] = [
  ['a page', () => Buffer.from(PAGE)],
  ['a drawing in SVG', () => Buffer.from(SVG)],
  ['a drawing behind a declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['a PDF', () => pdf()],
  ['an archive', () => zip([{ name: 'logo.png' }])],
  ['a GIF that is a script, too', () => Buffer.from('GIF89a=1;alert(1)//')],
  ['a program', () => Buffer.from('MZ\x90\0'.padEnd(400, '\0'), 'latin1')],
  ['an empty file', () => Buffer.alloc(0)],
  ['a PNG that is a page, too', () => Buffer.concat([png(), Buffer.from(PAGE)])],
  ['a PNG that is an archive, too', () => Buffer.concat([png(), zip([{ name: 'x.class' }])])],
  ['a JPEG that is a page, too', async () => Buffer.concat([await drawn('jpeg'), Buffer.from(PAGE)])],
  ['a WebP that is a page, too', async () => Buffer.concat([await drawn('webp'), Buffer.from(PAGE)])],
  ['a PNG of a gigapixel', () => BOMB],
  ['a JPEG of a gigapixel', () => jpeg({ width: 65_535, height: 65_535 })],
  ['a PNG of 95 by 95 pixels', () => png({ width: 95, height: 95 })],
  ['a PNG of one pixel by very many', () => png({ width: 1, height: 100_000 })],
  ['a PNG that was cut off', async () => (await drawn('png')).subarray(0, -30)],
];

test.each(FILES)('U10: refused with an error on its field, and nothing stored: %s', async (what, file) => {
  const startedAt = performance.now();
  const { status, body } = await sendLogo(site, cookie, [companyPart(), logoPart(await file())]);
  measured('U10', `${what}: refused after ${Math.round(performance.now() - startedAt)} ms`);
  expect(status).toBe(422);
  expect(body.toString()).toMatch(/The logo (must be|can be up to)|We can’t use this picture/);
  expect([await listOwn(), await listOwnFiles()]).toEqual([[], []]);
});

test.each<[string, Part[], number]>([
  ['no file', [companyPart()], 422],
  ['no company', [companyPart(' '), logoPart(png())], 422],
  ['two files', [companyPart(), logoPart(png()), logoPart(png())], 400],
  ['another field', [companyPart(), logoPart(png()), { name: 'user_id', content: castMember('Dev').id }], 400],
  ['a file of another name', [companyPart(), { ...logoPart(png()), name: 'cv' }], 400],
  ['more than 2 MB', [companyPart(), logoPart(Buffer.alloc(2_097_153))], 413],
  ['5 MB', [companyPart(), logoPart(Buffer.alloc(5_242_880))], 413],
])('U10: refused, and nothing kept: %s', async (_what, parts, expected) => {
  expect((await sendLogo(site, cookie, parts)).status).toBe(expected);
  expect([await listOwn(), await listOwnFiles()]).toEqual([[], []]);
});

test('U10: content hidden in a picture, its name or its media type reaches no file and no answer', async () => {
  const chunks = [pngChunk('tEXt', Buffer.from(`Comment\0${PAGE}`)), PROFILE];
  const sent = logoPart(png({ chunks }), '../../x.html', 'text/html');
  expect((await sendLogo(site, cookie, [companyPart(), sent])).status).toBe(303);
  const [row] = await listOwn();
  expect(await listOwnFiles()).toContain(row?.storage_key);
  const storedBytes = await readFile(path.join(site.dataDir, 'files', row?.storage_key ?? ''));
  expect(storedBytes.includes('script')).toBe(false);
  const answer = await request(site.url, `/logos/${row?.logo}`);
  expect(answer.body.equals(storedBytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('U10: no address of a logo leads to another file', async () => {
  const keys = await listFiles(site);
  const names = [
    ...keys.flatMap((key) => [key, encodeURIComponent(key), path.basename(key)]),
    '..%2f..%2fconfig',
    '%2e%2e%2f',
    '0'.repeat(32),
    `${(await listOwn())[0]?.logo}.webp`,
    "' OR 1=1 --",
  ];
  for (const name of names) {
    const { status, body } = await request(site.url, `/logos/${name.replaceAll(' ', '%20')}`);
    expect([400, 404, 308], name).toContain(status);
    expect(body.toString('latin1')).not.toMatch(/%PDF|RIFF/);
  }
});

test('U10: range requests get the whole picture; conditional requests get 304', async () => {
  const [row] = await listOwn();
  const address = `/logos/${row?.logo}`;
  const whole = await request(site.url, address);
  for (const range of ['bytes=0-10', 'bytes=-1', `bytes=${'0-1,'.repeat(500)}0-1`, 'bytes=9-1']) {
    const { status, body } = await request(site.url, address, { headers: { Range: range } });
    expect([status, body.length]).toEqual([200, whole.body.length]);
  }
  const unchanged = await request(site.url, address, { headers: { 'If-None-Match': String(whole.headers.etag) } });
  expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
});

test('U10: however many logos one account sends, one is kept', async () => {
  const many = rounds(6, 200);
  for (let round = 0; round < many; round += 1) {
    const part = logoPart(png({ pixel: [round, 90, 120, 255] }));
    expect((await sendLogo(site, cookie, [companyPart(), part])).status).toBe(303);
  }
  expect(await listOwn()).toHaveLength(1);
});
