import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite({ alone: true });
  cookie = await signInAs(site, castMember('Tom').id);
});

afterAll(() => site?.stop());

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const deepObject = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
const keys = `{${Array.from({ length: 1_000_000 }, (_, number) => `"k${number}":1`).join(',')}}`;
const formKeys = (count: number) => Array.from({ length: count }, (_, number) => `k${number}=`).join('&');

const SIGNED_IN = ['/profile', '/api/push-subscription'];
const READERS = ['/api/csp-violations', '/api/browser-errors', '/api/push-subscription', '/api/assistant'];

type Attack = [what: string, paths: string[], type: string, body: () => Buffer, headers?: Record<string, string>];

const ATTACKS: Attack[] = [
  ['JSON ten thousand deep', READERS, JSON_TYPE, () => Buffer.from(deep)],
  ['objects ten thousand deep', READERS, JSON_TYPE, () => Buffer.from(deepObject)],
  ['a million keys', READERS, JSON_TYPE, () => Buffer.from(keys)],
  [
    'as many keys as may be sent',
    ['/contact', '/candidate-login', '/profile'],
    FORM_TYPE,
    () => Buffer.from(formKeys(120_000)),
  ],
  [
    'one byte more than a form may have',
    ['/contact', '/candidate-login', '/profile'],
    FORM_TYPE,
    () => Buffer.alloc(1_048_577, 'a'),
  ],
  [
    'what swells when it is unpacked',
    ['/contact', ...READERS],
    JSON_TYPE,
    () => gzipSync(Buffer.alloc(50_000_000)),
    { 'Content-Encoding': 'gzip' },
  ],
];

test.each(ATTACKS)('P05: %s', async (what, paths, type, make, extra = {}) => {
  const body = make();
  const statuses = new Set<number>();
  let slowest = 0;
  for (const path of paths) {
    const times: number[] = [];
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const headers = {
        Origin: site.url,
        'Content-Type': type,
        'Content-Length': body.length,
        ...(SIGNED_IN.includes(path) ? { Cookie: cookie } : {}),
        ...extra,
      };
      const began = performance.now();
      const { status } = await request(site.url, path, { method: 'POST', headers, body: [body] });
      times.push(performance.now() - began);
      statuses.add(status);
      expect([400, 413, 415, 422, 429], `${path} was answered with ${status}`).toContain(status);
    }
    // Uses the median: later requests may be rate-limited, which is faster.
    slowest = Math.max(slowest, times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
  }
  if (hasAllRounds) expect(slowest).toBeLessThanOrEqual(50);
  measured('P05', `${what}: ${[...statuses].join(', ')} within ${slowest.toFixed(0)} ms`);
});

/** nginx buffers 4 kB of response headers by default and answers 502 beyond that. */
test.each([
  ['the way in, and back', '/admin?a='],
  ['another spelling of an address', '/JOBS?a='],
  ['a board of nothing', '/jobs?search='],
  ['a page that is not there', '/nowhere?a='],
])('P05: no header of an answer grows with the address: %s', async (_what, start) => {
  for (const filling of ['/', '%25', '%F0%9F%90%9F', '"']) {
    const address = start + filling.repeat(Math.floor(4_000 / filling.length)).replaceAll('"', '%22');
    const { status, headers } = await request(site.url, address, { method: 'GET' });
    const length = Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}`.length + 2, 0);
    expect(length, `${status} ${address.slice(0, 40)}`).toBeLessThan(4_000);
    expect(status).toBeLessThan(500);
  }
});
