import type { OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { MATRIX } from '#tests/support/matrix.ts';
import { listBuiltRoutes } from '#tests/support/matrix-routes.ts';
import { measured } from '#tests/support/measured.ts';
import { addPageSamples } from '#tests/support/page-samples.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/**
 * H14: the first visitor cannot influence a page that is stored for everybody. Each attack hits an empty cache; then a plain request must
 * get the same answer as from a site that was never attacked.
 */
let database: TestDatabase;
let jobId = '';
const clean = new Map<string, Answer>();

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  // A real site accepts any `Host`, so forged ones reach the pages. It refuses demo accounts, so they become real ones.
  await asSuperuser(database, 'UPDATE profiles SET is_demo = false');
  const site = await startCold();
  try {
    jobId = await addPageSamples(site);
    for (const address of listAddresses()) {
      const answer = await request(site.url, address);
      if (isStored(answer)) clean.set(address, answer);
    }
  } finally {
    await site.stop();
  }
});

afterAll(() => database?.drop());

const startCold = (): Promise<Site> => startSite({ database, env: { ...PRODUCTION_ENV, BACKGROUND_TASKS: 'off' } });

const isStored = ({ headers }: Answer) => headers['cache-control'] === 'public, max-age=0, must-revalidate';

function listAddresses(): string[] {
  return listBuiltRoutes().flatMap(({ pattern }, place) => {
    const { read, target, address = `/${target ? pattern.replace(':id', jobId) : pattern}` } = MATRIX[pattern] ?? {};
    if (read?.anonymous !== 'page') return [];
    const [path = '', query] = address.split('?');
    const data = `${path === '/' ? '/_root' : path}.data`;
    return [address, ...someOf([query === undefined ? data : `${data}?${query}`], place % 3)];
  });
}

const QUOTES = '"'.repeat(11_900);
const ATTACKED_FIELDS = new URLSearchParams({
  email: 'victim@mail.example',
  message: '</textarea><script>alert(1)</script>',
  next: '//evil.example',
  notice: 'logged-out',
  utm_source: 'evil.example',
});

type Attack = { query?: string; headers?: OutgoingHttpHeaders; method?: string };

const ATTACKS: Record<string, Attack> = {
  'a query of 11,900 quotes': { query: `x=${QUOTES}` },
  'a query of what people type, by HEAD and for half an encoding': {
    query: String(ATTACKED_FIELDS),
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'br, br;q=0, , gzip' },
  },
  'the headers of proxies': {
    headers: {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'gopher',
      'X-Forwarded-Port': '1337',
      'X-Forwarded-Prefix': '/evil.example',
      'X-Original-URL': '/evil.example',
      'X-Rewrite-URL': '/evil.example',
      'X-HTTP-Method-Override': 'POST',
      Forwarded: 'for=1;host=evil.example;proto=gopher',
    },
  },
  'the headers of browsers, and an unknown encoding': {
    headers: {
      'User-Agent': '<script>alert("evil.example")</script>',
      Referer: 'https://evil.example/"><script>alert(1)</script>',
      'Accept-Language': 'x-evil.example',
      'Accept-Encoding': 'evil.example, br;q=0, gzip;q=0.0, *;q=1',
      Accept: 'application/evil.example',
      Range: 'bytes=0-1',
      'If-None-Match': '*',
      'Idempotency-Key': 'evil.example',
      Origin: 'https://evil.example',
    },
  },
  'cookies that belong to no session': {
    query: 'x=evil.example',
    headers: { Cookie: 'theme=evil.example; consent="><script>alert(1)</script>; Session=evil.example' },
  },
};

test('H14: the pages with forms are stored, and many others', () => {
  for (const path of ['/request-talent', '/send-your-cv', '/data-protection', '/cookie-settings', '/', '/jobs'])
    expect(clean.has(path), path).toBe(true);
  expect(clean.size).toBeGreaterThanOrEqual(70);
});

/** The short form makes one attack per page on one fresh site; the full form makes all of them on each page. */
const ATTACK_ROUNDS = isFullForm
  ? Object.keys(ATTACKS).map((name): [string, string[]] => [name, [name]])
  : [['one of each for each page', Object.keys(ATTACKS)] as [string, string[]]];

test.each(ATTACK_ROUNDS)('H14: the first visitor leaves nothing behind: %s', async (name, attacks) => {
  const site = await startCold();
  const changed: string[] = [];
  try {
    for (const [place, [address, before]] of [...clean].entries()) {
      const { query, headers = {}, method = 'GET' } = ATTACKS[attacks[place % attacks.length] ?? ''] ?? {};
      await request(site.url, query ? withQuery(address, query) : address, { headers, method });
      const after = await request(site.url, address);
      if (!after.body.equals(before.body) || headersOf(after) !== headersOf(before)) changed.push(address);
    }
  } finally {
    await site.stop();
  }
  expect(changed).toEqual([]);
  measured('H14', `${name}: ${clean.size} of ${clean.size} stored pages and files are as before`);
});

test('H14: a form on a page that is stored names its own address, so that it never carries a query', async () => {
  const site = await startCold();
  const withQueries: string[] = [];
  try {
    for (const [place, address] of [...clean.keys()].entries()) {
      if (!isFullForm && (place % 3 > 0 || address.includes('.data'))) continue;
      // With a session cookie the page is rendered for this request, with its whole query.
      const headers = { Cookie: '__Host-session=unknown' };
      const { body } = await request(site.url, withQuery(address, 'x=evil.example'), { headers });
      if (/<form[^>]* action="[^"]*evil/.test(body.toString())) withQueries.push(address);
    }
  } finally {
    await site.stop();
  }
  expect(withQueries).toEqual([]);
});

const withQuery = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`;

const headersOf = ({ headers }: Answer) => JSON.stringify({ ...headers, date: '' });
