import { expect, test } from 'vitest';
import { agency } from '#domain/site/site.ts';
import { someOf } from '#tests/support/form.ts';
import { readMeta } from '#tests/support/page-source.ts';
import { provideSite } from '#tests/support/stage.ts';

const site = provideSite();

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

test.each(someOf(['/', '/jobs', '/about', '/locations/leeds', '/blog'], 2))(
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

test('robots.txt lets searchers in, keeps them out of /admin/ and /api/, and names the sitemap', async () => {
  const lines = (await read('/robots.txt')).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Allow: /',
      'Disallow: /admin/',
      'Disallow: /api/',
      'Crawl-delay: 1',
      `Sitemap: ${site.url}/sitemap.xml`,
    ]),
  );
  // Some crawlers are excluded.
  expect(lines.join('\n')).toContain('User-agent: AhrefsBot\nDisallow: /\n');
});

test('security.txt says where to report a vulnerability, for months to come and for less than a year (RFC 9116)', async () => {
  const lines = (await read('/.well-known/security.txt')).trim().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  expect(fields).toEqual({
    Contact: `mailto:${agency().email}`,
    Expires: expect.any(String),
    'Preferred-Languages': 'en',
    Canonical: `${site.url}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
