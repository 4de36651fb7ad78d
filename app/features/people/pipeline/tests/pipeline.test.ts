import { readdir } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const ask = (path: string, options?: Parameters<typeof request>[2]) => request(site.url, path, options);
const sameOrigin = () => ({ Origin: site.url });
const MUTATING = ['POST', 'PUT', 'PATCH', 'DELETE'];
const FORM = 'application/x-www-form-urlencoded';

describe('what is refused', () => {
  test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'PURGE'])(
    'the method %s: 405, with those that are not',
    async (method) => {
      const { status, headers } = await ask('/', { method, headers: sameOrigin() });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE');
    },
  );

  test.each([
    '/%',
    '/%zz',
    '/%00',
    '/jobs?search=%00',
    '/%ff%fe',
    '//elsewhere.example',
    '//',
    'http://elsewhere.example/',
  ])('the address %s: 400', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  test.each([
    [undefined],
    ['null'],
    ['https://evil.example'],
    ['http://localhost'],
    ['http://localhost.evil.example:3000'],
    ['https://localhost:3000'],
  ])('a change that comes from %s: 403, by every method (H04)', async (origin) => {
    const from = origin?.replace('3000', String(site.port));
    for (const method of MUTATING) {
      const { status } = await ask('/jobs', {
        method,
        headers: { 'Content-Type': FORM, ...(from && { Origin: from }) },
        body: 'a=1',
      });
      expect([method, status]).toEqual([method, 403]);
    }
  });

  test('a form of our own pages reaches its page', async () => {
    for (const method of MUTATING) {
      const { status } = await ask('/jobs', {
        method,
        headers: { 'Content-Type': FORM, ...sameOrigin() },
        body: 'a=1',
      });
      // React Router refuses other methods on the board itself.
      expect([method, status]).toEqual([method, 405]);
    }
  });

  test('a declared body that is too large: 413, unread', async () => {
    const headers = { ...sameOrigin(), 'Content-Type': FORM, 'Content-Length': 1_048_577, Expect: '100-continue' };
    const answer = await ask('/api/csp-violations', { method: 'POST', headers, body: [] });
    expect(answer.status).toBe(413);
    expect(answer.headers.connection).toBe('close');
  });

  test('a form that is too large: browsers get a page with advice, scripts get JSON', async () => {
    const send = (Accept: string) =>
      ask('/contact', {
        method: 'POST',
        headers: { ...sameOrigin(), 'Content-Type': FORM, 'Content-Length': 1_048_577, Accept },
        body: [],
      });
    const page = await send('text/html,*/*');
    expect([page.status, page.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(page.body.toString()).toMatch(/<h1[^>]*>Something went wrong<.*larger than 1 MB, so we didn’t save it/s);
    const json = await send('application/json');
    expect(JSON.parse(json.body.toString())).toMatchObject({ ok: false, message: expect.stringMatching(/1 MB/) });
  });

  test('an undeclared body that is too large: refused, too', async () => {
    const parts = Array.from({ length: 20 }, () => Buffer.alloc(65_536, 'a'));
    const headers = { ...sameOrigin(), 'Content-Type': 'application/csp-report' };
    const { status } = await ask('/api/csp-violations', { method: 'POST', headers, body: parts });
    // Some pages answer before the body is complete.
    expect([400, 413]).toContain(status);
    expect((await ask('/livez')).status).toBe(200);
  });

  test('an address that is too long: 414', async () => {
    // Longer addresses never arrive: Node refuses headers beyond 16 kB (431).
    expect((await ask(`/jobs?search=${'a'.repeat(16_000)}`)).status).toBe(414);
  });

  test.each([
    [{ 'Content-Type': 'text/plain' }],
    [{ 'Content-Type': 'text/html; charset=utf-8' }],
    [{}],
    [{ 'Content-Type': FORM, 'Content-Encoding': 'gzip' }],
    [{ 'Content-Type': FORM, 'Content-Encoding': 'br' }],
  ])('a body of a kind that no form sends, %o: 415', async (headers) => {
    expect((await ask('/jobs', { method: 'POST', headers: { ...sameOrigin(), ...headers }, body: 'a=1' })).status).toBe(
      415,
    );
  });

  test('headers of 17 kB: 431', async () => {
    expect((await ask('/', { headers: { 'X-Large': 'a'.repeat(17_000) } })).status).toBe(431);
  });
});

describe('every answer', () => {
  const cases: [string, string, Parameters<typeof request>[2]?][] = [
    ['a page', '/'],
    ['a stored page', '/jobs'],
    ['a page for one person', '/account', { headers: { Cookie: 'session=x' } }],
    ['a page that is not there', '/no-such-page'],
    ['a file for machines', '/robots.txt'],
    ['liveness', '/livez'],
    ['readiness', '/readyz'],
    ['a bad address', '/%00'],
    ['a bad method', '/', { method: 'PURGE' }],
    ['a foreign change', '/jobs', { method: 'POST' }],
    ['HEAD', '/jobs', { method: 'HEAD' }],
  ];

  function expectSecurity({ headers }: Answer): void {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  }

  test.each(cases)('carries the security headers: %s (H01)', async (_name, path, options) => {
    const answer = await ask(path, options);
    expectSecurity(answer);
    const policy = answer.headers['content-security-policy'];
    for (const rule of ["frame-ancestors 'none'", "base-uri 'none'"]) expect(policy).toContain(rule);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
  });

  test('includes files, and 304 answers', async () => {
    const path = await anAsset();
    const file = await ask(path);
    const unchanged = await ask(path, { headers: { 'If-None-Match': String(file.headers.etag) } });
    expect([file.status, unchanged.status]).toEqual([200, 304]);
    for (const answer of [file, unchanged]) expectSecurity(answer);
  });

  test('of a public site has HSTS', async () => {
    const insecure = await ask('/livez');
    expect(insecure.headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('life signs', () => {
  test('the site is alive and ready', async () => {
    for (const [path, word] of [
      ['/livez', 'alive'],
      ['/readyz', 'ready'],
    ] as const) {
      const { status, headers, body } = await ask(path);
      expect([status, body.toString(), headers['cache-control']]).toEqual([200, `${word}\n`, 'no-store']);
    }
  });
});

describe('HEAD', () => {
  test.each(['/', '/jobs', '/robots.txt', '/no-such-page', '/livez'])(
    '%s answers as GET does, without a body',
    async (path) => {
      const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
      expect(head.status).toBe(get.status);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.body).toHaveLength(0);
    },
  );
});

describe('files of the build', () => {
  test('are kept for ever and sent compressed', async () => {
    const path = await anAsset();
    const [plain, brotli, gzip] = [
      await ask(path),
      await ask(path, { headers: { 'Accept-Encoding': 'gzip, br' } }),
      await ask(path, { headers: { 'Accept-Encoding': 'gzip' } }),
    ];
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotli.headers.vary).toContain('Accept-Encoding');
  });

  test.each(['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fserver/entry.js', '/.env', '/assets'])(
    'nothing else is served: %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.includes('recruitment-agency')).toBe(false);
    },
  );

  test.each(['/assets/no-such-file-12345678.js', '/assets/', '/assets/a/b?c=d', '/assets/jobs.data'])(
    'an unknown address below /assets/ is 404 at once, without a session lookup or a page: %s',
    async (path) => {
      for (const Cookie of ['session=x', 'theme=dark']) {
        const { status, headers, body } = await ask(path, { headers: { Cookie } });
        expect([status, body.toString()]).toEqual([404, 'Not found\n']);
        // Answers that depend on a session are private; and the file may exist in the next version.
        expect(headers['cache-control']).toBe('no-store');
      }
    },
  );

  test('no source maps are among them', async () => {
    expect(
      (await readdir('build/current/client', { recursive: true })).filter((file) => file.endsWith('.map')),
    ).toEqual([]);
  });
});

async function anAsset(): Promise<string> {
  const names = await readdir('build/current/client/assets');
  const name = names.find((file) => file.endsWith('.js') && names.includes(`${file}.br`));
  return `/assets/${name}`;
}
