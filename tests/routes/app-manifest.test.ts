/** Chromium's requirements for installing the site, and the weight of the service worker. */
import { readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agency } from '#domain/site/site.ts';
import { type Site, startSite } from '#tests/support/site.ts';

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string };
type Manifest = Record<string, string> & {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
};

const CLIENT = 'build/current/client';
let site: Site;
let manifest: Manifest;

beforeAll(async () => {
  site = await startSite();
  manifest = await (await fetch(`${site.url}/manifest.webmanifest`)).json();
});

afterAll(async () => {
  await site?.stop();
});

/** Reads the size from the file (PNG, 11.2.2). */
async function sizeOf({ src }: Picture): Promise<{ size: string; bytes: number; type: string | null }> {
  const answer = await fetch(new URL(src, site.url));
  expect(answer.status, src).toBe(200);
  const body = Buffer.from(await answer.arrayBuffer());
  expect(body.subarray(1, 4).toString(), src).toBe('PNG');
  const size = `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`;
  return { size, bytes: body.length, type: answer.headers.get('Content-Type') };
}

test('every page names the manifest and the icon of an iPhone, and the policy lets both in', async () => {
  const answer = await fetch(site.url);
  const html = await answer.text();
  expect(html).toMatch(/<link rel="manifest" href="\/manifest\.webmanifest"\/>/);
  const icon = /<link rel="apple-touch-icon" sizes="180x180" href="([^"]+)"\/>/.exec(html)?.[1] ?? '';
  expect((await sizeOf({ src: icon, sizes: '', type: '' })).size).toBe('180x180');
  expect(answer.headers.get('Content-Security-Policy')).toContain("manifest-src 'self'");
});

test('the manifest says what the app is called, where it begins and how it looks', async () => {
  const answer = await fetch(`${site.url}/manifest.webmanifest`);
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json');
  expect(manifest).toMatchObject({
    id: '/',
    name: agency().name,
    short_name: agency().shortName,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#f6f8f5',
    background_color: '#f6f8f5',
    lang: 'en-GB',
  });
  expect(manifest['short_name']?.length).toBeLessThanOrEqual(12);
});

test('there are icons of the sizes that browsers ask for, and a maskable one; each is as large as it says', async () => {
  const wanted = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(wanted).toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any any']);
  for (const icon of manifest.icons.filter(({ type }) => type === 'image/png')) {
    expect(await sizeOf(icon)).toMatchObject({ size: icon.sizes, type: 'image/png' });
  }
  expect((await fetch(site.url + manifest.icons.at(-1)?.src)).headers.get('Content-Type')).toBe('image/svg+xml');
});

test('there is a screenshot for wide and for narrow screens, true to size and small', async () => {
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
  for (const screenshot of manifest.screenshots) {
    const { size, bytes } = await sizeOf(screenshot);
    expect(size).toBe(screenshot.sizes);
    expect(bytes).toBeLessThan(150_000);
  }
});

test('there are shortcuts to jobs, swiping and the profile, with icons', async () => {
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Jobs', '/jobs'],
    ['Swipe', '/job-swipe'],
    ['Profile', '/profile'],
  ]);
  for (const { url, icons } of manifest.shortcuts) {
    expect((await fetch(site.url + url)).status).toBe(200);
    for (const icon of icons) expect((await sizeOf(icon)).size).toBe(icon.sizes);
  }
});

test('the worker may fetch from this site and nothing else, and is asked for anew each time', async () => {
  const address = `${site.url}/service-worker.js`;
  const answer = await fetch(address);
  const isTrue = (headers: Headers) => {
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'; connect-src 'self'");
  };
  isTrue(answer.headers);
  expect(answer.headers.get('Content-Type')).toContain('text/javascript');
  const conditional = await fetch(address, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } });
  expect(conditional.status).toBe(304);
  isTrue(conditional.headers);
});

const weigh = (path: string) => {
  const plain = statSync(CLIENT + path).size;
  return Math.min(plain, statSync(`${CLIENT + path}.br`, { throwIfNoEntry: false })?.size ?? plain);
};

test('the worker weighs no more than 16 kB, and what it fetches beforehand no more than 300 kB', () => {
  const worker = readFileSync(`${CLIENT}/service-worker.js`, 'utf8');
  const files = [...new Set([...worker.matchAll(/url:[`"'](\/assets\/[^`"']+)/g)].map(([, file = '']) => file))];
  expect(files.length).toBeGreaterThan(30);
  for (const name of ['entry.client', 'root', 'keeping', 'toast-region', 'offline', 'saved-offline']) {
    expect(files.some((file) => file.startsWith(`/assets/${name}-`))).toBe(true);
  }
  expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
  expect(weigh('/service-worker.js')).toBeLessThanOrEqual(16_000);
  expect(files.reduce((total, file) => total + weigh(file), 0)).toBeLessThanOrEqual(300_000);
});
