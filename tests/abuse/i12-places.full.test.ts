import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** I12: what is typed for a place is bounded, parsed as text, and answered in words that a person can use. */
let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

test('one address asks 300 times a minute, and is told when to try again', async () => {
  let refused: Awaited<ReturnType<typeof request>> | undefined;
  for (let count = 0; count <= 300 && !refused; count += 1) {
    const answer = await request(site.url, '/api/places?q=zzzz');
    if (answer.status !== 200) refused = answer;
  }
  expect(refused?.status).toBe(429);
  expect(refused?.headers['retry-after']).toBe('60');
});
