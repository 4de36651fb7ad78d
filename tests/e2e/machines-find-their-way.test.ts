import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMeta } from '#tests/support/page-source.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const read = async (path: string) => (await fetch(new URL(path, site.url), { redirect: 'manual' })).text();

async function sizeOfPng(address: string): Promise<{ status: number; type: string | null; size: number[] }> {
  const answer = await fetch(address);
  const body = Buffer.from(await answer.arrayBuffer());
  const isPng = body.subarray(1, 4).toString('latin1') === 'PNG';
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    size: isPng ? [body.readUInt32BE(16), body.readUInt32BE(20)] : [],
  };
}

test.each(['/', '/jobs', '/about', '/locations/leeds', '/blog'])(
  'the picture that %s shares is there, 1200 × 630',
  async (path) => {
    const address = readMeta(await read(path), 'og:image') ?? '';
    expect(address.startsWith(site.url)).toBe(true);
    expect(await sizeOfPng(address)).toEqual({ status: 200, type: 'image/png', size: [1200, 630] });
  },
);

test('the picture of the job feed is there, 144 × 144 as it says', async () => {
  const feed = await read('/jobs-feed.xml');
  const address = /<image><url>([^<]+)<\/url>/.exec(feed)?.[1] ?? '';
  expect(feed).toContain('<width>144</width><height>144</height>');
  expect(await sizeOfPng(address)).toEqual({ status: 200, type: 'image/png', size: [144, 144] });
});

test('every address in the sitemap is a page that wants to be found', async () => {
  const addresses = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(60);
  // The pages stand first, jobs follow: the beginning, and every tenth of the rest.
  for (const address of addresses.filter((_, n) => n < 5 || n % 10 === 0)) {
    const answer = await fetch(address, { redirect: 'manual' });
    expect({ address, status: answer.status }).toEqual({ address, status: 200 });
    expect(readMeta(await answer.text(), 'robots')).toMatch(/^index/);
  }
});

test('robots.txt lets searchers in, keeps them out of /admin/ and /api/, and names the sitemap', async () => {
  const lines = (await read('/robots.txt')).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Allow: /',
      'Disallow: /admin/',
      'Disallow: /api/',
      `Sitemap: ${site.url}/sitemap.xml`,
    ]),
  );
});

test('no link on any page of the header and the footer is dead', async () => {
  const html = await read('/');
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  expect(links.length).toBeGreaterThan(30);
  for (const link of new Set(links)) {
    // What only some may see leads to where one signs in.
    const { status } = await fetch(site.url + link);
    expect({ link, status }).toEqual({ link, status: 200 });
  }
});
