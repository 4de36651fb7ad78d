import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const ask = (path: string, options?: Parameters<typeof request>[2]) => request(site.url, path, options);

describe('a page that is the same for everybody', () => {
  test('is sent with the same bytes each time, and named by them', async () => {
    const [first, second] = [await ask('/jobs'), await ask('/jobs')];
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.vary).toContain('Cookie');
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.body.equals(first.body)).toBe(true);
    expect(first.headers).not.toHaveProperty('set-cookie');
    expect(first.headers).not.toHaveProperty('cache-tag');
  });

  test('allows exactly its own scripts, by hash and without a nonce', async () => {
    const { headers, body } = await ask('/jobs');
    const policy = scriptPolicy(headers['content-security-policy']);
    expect(policy).not.toMatch(/nonce|strict-dynamic/);
    expect(hasNonce(body)).toBe(false);
    const scripts = [
      ...body
        .toString()
        .matchAll(/<script(?![^>]*application\/(?:ld\+)?json)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    ];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, code = ''] of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
  });

  test('is the same in every encoding', async () => {
    const plain = await ask('/jobs');
    const brotli = await ask('/jobs', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    const gzip = await ask('/jobs', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    const refused = await ask('/jobs', { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0.0, *;q=1' } });
    expect([plain, brotli, gzip, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  });

  test('need not be sent again while it has not changed', async () => {
    const { headers } = await ask('/jobs');
    const conditional = await ask('/jobs', { headers: { 'If-None-Match': `"other", ${headers.etag}` } });
    expect([conditional.status, conditional.body.length]).toEqual([304, 0]);
    expect(conditional.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await ask('/jobs', { headers: { 'If-None-Match': 'W/"other"' } })).status).toBe(200);
    expect((await ask('/jobs', { headers: { 'If-None-Match': `"x${headers.etag}"` } })).status).toBe(200);
  });

  test('is one page, however advertisers decorate its address', async () => {
    const [plain, decorated, turned] = [
      await ask('/jobs?category=blue-collar&type=Contract'),
      await ask('/jobs?utm_source=x&category=blue-collar&gclid=1&type=Contract'),
      await ask('/jobs?type=Contract&category=blue-collar'),
    ];
    expect([decorated.headers.etag, turned.headers.etag]).toEqual([plain.headers.etag, plain.headers.etag]);
    expect(plain.headers.etag).toBeTruthy();
  });

  test('is not put in the place of another by a question mark inside its address', async () => {
    await ask('/jobs?x=?&category=white-collar&type=Temporary');
    const { body } = await ask('/jobs');
    expect(body.toString()).toContain('<title>Jobs across the UK');
    const decorated = await ask('/jobs?x=?&category=white-collar&type=Temporary');
    expect(decorated.body.toString()).toContain('<title>Temporary White Collar jobs across the UK');
  });

  test('changes as soon as a job does', async () => {
    await ask('/jobs');
    const [id] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
    const isShown = async () => (await ask('/jobs')).body.includes('Lighthouse keeper');
    await eventually(async () => expect(await isShown()).toBe(true));
    await site.database.database.asSystem((t) =>
      t.updateTable('jobs').set({ status: 'closed' }).where('id', '=', String(id)).execute(),
    );
    await eventually(async () => expect(await isShown()).toBe(false));
  });
});

describe.each(['/request-talent', '/send-your-cv'])('the form at %s', (path) => {
  test('is stored for each city it is asked for, and for no made-up place (H14)', async () => {
    for (const query of ['', '?place=london', '?place=leeds']) {
      const [first, second] = [await ask(path + query), await ask(`${path + query}${query ? '&' : '?'}utm_source=x`)];
      expect(hasNonce(first.body), query).toBe(false);
      expect(second.headers.etag, query).toBe(first.headers.etag);
    }
    for (const query of [
      '?place=',
      '?place=London',
      '?place=atlantis',
      '?place=%22%3E%3Cscript%3E',
      '?place=a&place=b',
    ]) {
      const answer = await ask(path + query);
      expect(answer.status, query).toBe(200);
      expect(hasNonce(answer.body), query).toBe(true);
      expect(answer.body.toString()).not.toContain('"><script>');
    }
  });
});

test('the form about a job is not stored once more for each city (H14)', async () => {
  const [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
  expect(hasNonce((await ask(`/send-your-cv?job=${job}`)).body)).toBe(false);
  expect(hasNonce((await ask(`/send-your-cv?job=${job}&place=leeds`)).body)).toBe(true);
});

describe('a page for a visitor with a session', () => {
  let session: string;

  beforeAll(async () => {
    session = await signInAs(site, castMember('Aisha').id);
  });

  test.each(['', 'a=b; ', 'theme=dark;'])(
    'after “%s” in the header: is not stored for other visitors (H06)',
    async (before) => {
      await ask('/jobs');
      const { headers } = await ask('/jobs', { headers: { Cookie: before + session } });
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers).not.toHaveProperty('etag');
    },
  );

  test('has a nonce that its scripts carry and that never comes twice (H02)', async () => {
    const nonces = new Set<string>();
    for (let round = 0; round < 5; round += 1) {
      const { headers, body } = await ask('/jobs', { headers: { Cookie: session } });
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(scriptPolicy(headers['content-security-policy'])) ?? [];
      expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
      const pageNonces = [...body.toString().matchAll(/<script[^>]* nonce="([^"]*)"/g)].map(([, value]) => value);
      expect(pageNonces.length).toBeGreaterThan(0);
      expect(new Set(pageNonces)).toEqual(new Set([nonce]));
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });

  test('other cookies leave a page as it is', async () => {
    const { headers } = await ask('/jobs', { headers: { Cookie: 'theme=dark; my-session=x' } });
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('what it is shown is never stored for the others', async () => {
    const path = '/jobs?category=white-collar&type=Temporary';
    await ask(path, { headers: { Cookie: session } });
    expect(hasNonce((await ask(path)).body)).toBe(false);
  });
});

function scriptPolicy(policy: string | string[] | undefined): string {
  return /script-src [^;]*/.exec(String(policy))?.[0] ?? '';
}

/** True if an element has a nonce; script text may mention one. */
const hasNonce = (body: Buffer) => /<script[^>]*\snonce=/.test(body.toString());
