import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsQuestion } from '#app/features/core/api/schema.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** I16: the API answers any search with jobs, or with an error that explains the problem. */
let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const HOSTILE = [
  '',
  '-1',
  '1e9',
  '0x10',
  '99999999999999999999',
  'null',
  "'; DROP TABLE jobs; --",
  '__proto__',
  `${'9'.repeat(17)}.00000000-0000-4000-8000-000000000000`,
  '-5.00000000-0000-4000-8000-000000000000',
  '1.--------------------------------------',
  'id,__proto__,constructor',
  'x'.repeat(2_500),
  '\ud800'.toWellFormed(),
];
const NAMES = [...Object.keys(jobsQuestion.shape), '__proto__', 'constructor', 'toString'];

test.each(NAMES)('I16: every value of %s has an answer', async (name) => {
  for (const value of HOSTILE) {
    const path = `/api/v1/jobs?${name}=${encodeURIComponent(value)}`;
    const { status, headers, body } = await request(site.url, path);
    // An unknown place or too wide a search is a 422.
    expect([200, 400, 422], path).toContain(status);
    const json = JSON.parse(body.toString());
    expect(headers['content-type']).toBe(status === 200 ? 'application/json' : 'application/problem+json');
    expect(status === 200 ? Array.isArray(json.jobs) : json.detail.length > 0).toBe(true);
    expect(body.toString()).not.toContain('user_id');
  }
});

test('I16: a session does not change an answer, and nothing can be changed without a key', async () => {
  const cookie = { Cookie: '__Host-session=anything' };
  const plain = await request(site.url, '/api/v1/jobs?limit=2');
  expect((await request(site.url, '/api/v1/jobs?limit=2', { headers: cookie })).body).toEqual(plain.body);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const { status } = await request(site.url, '/api/v1/jobs', { method, headers: { Origin: site.url } });
    expect([method, status]).toEqual([method, 401]);
  }
});
