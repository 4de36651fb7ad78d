import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCast } from '#db/seed/cast.ts';
import { isFullForm } from '#tests/support/form.ts';
import { listPageRoutes } from '#tests/support/page-routes.ts';
import { addPageSamples } from '#tests/support/page-samples.ts';
import { readCanonical, readMeta } from '#tests/support/page-source.ts';
import { request } from '#tests/support/request.ts';
import { type SessionKind, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let jobId = '';
let pages = new Map<string, string>();

beforeAll(async () => {
  site = await startSite();
  jobId = await addPageSamples(site);
  pages = await readAll();
});

afterAll(() => site?.stop());

async function read(path: string, viewer: { email: string; kind: SessionKind } | null = null): Promise<string> {
  const id = demoCast.find(({ email }) => email === viewer?.email)?.id;
  const headers = viewer && id ? { Cookie: await signInAs(site, id, { kind: viewer.kind }) } : {};
  return (await request(site.url, path, { headers })).body.toString();
}

const MISSING = ['/blog/no-such-article', '/blog/category/no-such', '/locations/nowhere', '/industries/no-such'];

async function readAll(): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  const routes = listPageRoutes().filter((_, place) => isFullForm || place % 2 === 0);
  for (const { addressFor, viewer } of routes) sources.set(addressFor(jobId), await read(addressFor(jobId), viewer));
  for (const path of MISSING) sources.set(path, await read(path));
  return sources;
}

test('every page has at most one description, and shares that one', async () => {
  const faults: string[] = [];
  for (const [address, html] of pages) {
    const count = html.match(/<meta[^>]* name="description"/g)?.length ?? 0;
    const [own, shared, card] = ['description', 'og:description', 'twitter:description'].map((name) =>
      readMeta(html, name),
    );
    if (count > 1) faults.push(`${address} has ${count} descriptions`);
    if (shared !== null && (own !== shared || card !== shared)) faults.push(`${address} shares another description`);
    if (readMeta(html, 'robots') !== 'noindex' && count === 0) faults.push(`${address} has no description`);
  }
  expect(faults).toEqual([]);
});

test('the image that a page shares is there, for every page', async () => {
  const images = new Map<string, string>();
  for (const [address, html] of pages) {
    for (const name of ['og:image', 'twitter:image']) {
      const image = readMeta(html, name);
      if (image) images.set(image, address);
    }
  }
  expect(images.size).toBeGreaterThan(isFullForm ? 20 : 3);
  const faults: string[] = [];
  for (const [image, address] of images) {
    const { status, headers } = await request(site.url, image.replace(site.url, ''));
    if (status !== 200 || headers['content-type'] !== 'image/png') faults.push(`${address}: ${image} ${status}`);
  }
  expect(faults).toEqual([]);
});

test.each(['/candidate-login', '/candidate-sign-up', '/employer-login', '/employer-sign-up'])(
  '%s is to be found by its plain address alone',
  async (path) => {
    expect(readMeta(await read(path), 'robots')).toContain('index, follow');
    const html = await read(`${path}?next=${encodeURIComponent(`/jobs/${jobId}/apply`)}`);
    expect([readMeta(html, 'robots'), readCanonical(html)]).toEqual(['noindex', null]);
  },
);

test.each(MISSING)('what is not there has no canonical address: %s', async (path) => {
  const html = await read(path);
  expect([readMeta(html, 'robots'), readCanonical(html)]).toEqual(['noindex', null]);
});
