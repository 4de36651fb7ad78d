import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** I12: what is typed for a place is bounded, parsed as text, and answered in words that a person can use. */
let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

test('of very many at once some are told to come again, and no visitor is refused for what others typed before', async () => {
  const words = Array.from({ length: 120 }, (_, count) => `zz${String.fromCharCode(97 + (count % 26))}${count}`);
  const answers = await Promise.all(words.map((word) => request(site.url, `/api/places?q=${word}`)));
  for (const { status, headers } of answers) {
    expect([200, 503]).toContain(status);
    if (status === 503) expect(headers['retry-after']).toBe('2');
  }
  for (let count = 0; count < 301; count += 1) {
    expect((await request(site.url, `/api/places?q=zzzz${count}`)).status).toBe(200);
  }
});
