import { expect, test } from 'vitest';
import { hideLinkTokens } from './link-tokens.ts';

const TOKEN = '0a9f'.repeat(16);

test('a token in a path is hidden, also of a page’s data; other paths stay', () => {
  for (const end of ['', '.data', '/more', '?done=booked', '#times'])
    expect(hideLinkTokens(`/interviews/${TOKEN}${end}`)).toBe(`/interviews/[redacted]${end}`);
  expect(hideLinkTokens(`https://agency.example/interviews/${TOKEN}`)).not.toContain(TOKEN);
  for (const path of ['/jobs/00000000-0000-4000-8000-000000000001', `/assets/${TOKEN}0.js`, '/admin/interviews'])
    expect(hideLinkTokens(path)).toBe(path);
});
