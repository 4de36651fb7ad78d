import { afterAll, beforeAll, expect, test } from 'vitest';
import { measured } from '#tests/support/measured.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
  await fetch(`${site.url}/jobs`);
});

afterAll(() => site?.stop());

/** A stored page, a private page, a form, an upload, a script's request, a feed, a file, a probe and a 404. */
const PATHS = [
  '/jobs',
  '/account',
  '/contact',
  '/profile/cv',
  '/api/measurements',
  '/rss.xml',
  '/icons/jobs-96.png',
  '/livez',
  '/metrics',
  '/admin',
  '/no-such-page',
];

type Refused = {
  method?: string;
  address?: string;
  headers?: (site: Site) => string[];
  status: number;
};

const form = ({ url }: Site) => [`Origin: ${url}`, 'Content-Length: 3'];
const RULES: Record<string, Refused> = {
  TRACE: { method: 'TRACE', status: 405 },
  'OPTIONS, by which other sites ask for leave': {
    method: 'OPTIONS',
    headers: () => ['Origin: https://evil.example'],
    status: 405,
  },
  'a method of other programs': { method: 'PROPFIND', status: 405 },
  'an unknown method': { method: 'BREW', status: 400 },
  'a method in small letters': { method: 'get', status: 400 },
  'text that is no form': { method: 'POST', headers: (of) => [...form(of), 'Content-Type: text/plain'], status: 415 },
  'an unknown type': {
    method: 'POST',
    headers: (of) => [...form(of), 'Content-Type: application/x-java-object'],
    status: 415,
  },
  XML: { method: 'PUT', headers: (of) => [...form(of), 'Content-Type: application/xml'], status: 415 },
  'no type at all': { method: 'POST', headers: form, status: 415 },
  'two types': {
    method: 'POST',
    headers: (of) => [...form(of), 'Content-Type: text/plain, application/json'],
    status: 415,
  },
  'a form that is packed': {
    method: 'POST',
    headers: (of) => [...form(of), 'Content-Type: application/x-www-form-urlencoded', 'Content-Encoding: gzip'],
    status: 415,
  },
  'bad UTF-8 in the path': { address: '/%ff%fe', status: 400 },
  'bad UTF-8 in the query': { address: '?q=%c3%28', status: 400 },
  'half of a pair': { address: '?q=%ed%a0%80', status: 400 },
  'an overlong slash': { address: '/%c0%af', status: 400 },
  'half an escape': { address: '?q=%', status: 400 },
  'a NUL': { address: '?q=%00', status: 400 },
  'one header of 17 kB': { headers: () => [`X-Filler: ${'a'.repeat(17_408)}`], status: 431 },
  'a cookie of 17 kB': { headers: () => [`Cookie: consent=${'a'.repeat(17_408)}`], status: 431 },
  'many headers of 17 kB together': {
    headers: () => Array.from({ length: 170 }, (_, n) => `X-${n}: ${'a'.repeat(100)}`),
    status: 431,
  },
};

test.each(Object.entries(RULES))('H11: %s', async (name, { method = 'GET', address = '', headers, status }) => {
  const answers = await Promise.all(
    PATHS.map(async (path) => ({
      path,
      ...(await sendRaw(site.port, path + address, { method, headers: headers?.(site) })),
    })),
  );
  expect(answers.filter((answer) => answer.status !== status).map((answer) => [answer.path, answer.status])).toEqual(
    [],
  );
  expect(answers.filter(({ body }) => body.length > 200 || /\bat \S+ \(|Error ID/.test(body))).toEqual([]);
  // TRACE would echo the request, including its cookies.
  expect(answers.filter(({ head, body }) => /evil\.example|aaaa/.test(head + body))).toEqual([]);
  measured('H11', `${name}: ${status} at ${answers.length} of ${PATHS.length} addresses`);
});

test('H11: and nothing of it was a fault', () => {
  expect(
    site
      .log()
      .split('\n')
      .filter((line) => /"level":"(error|fatal)"/.test(line)),
  ).toEqual([]);
});
