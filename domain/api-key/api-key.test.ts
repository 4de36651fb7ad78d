import { expect, test } from 'vitest';
import { beginningOf, holdsApiKey, isApiKey, isBearer, toApiKey } from './api-key.ts';

const KEY = toApiKey(`${'a-B_'.repeat(10)}xyz`);

test('a key is recognised by its shape, and by its beginning alone none can be told', () => {
  expect(isApiKey(KEY)).toBe(true);
  expect(isApiKey(`${KEY}x`)).toBe(false);
  expect(isApiKey(KEY.slice(1))).toBe(false);
  expect(beginningOf(KEY)).toBe('agk_a-B_a-');
  expect(holdsApiKey(`/api/v1/jobs?key=${KEY}`)).toBe(true);
  expect(holdsApiKey('/api/v1/jobs?search=agk_short')).toBe(false);
});

test.each([
  ['Bearer x', true],
  ['bearer', true],
  ['Basic x', false],
  ['Bearerx', false],
  ['', false],
])('%j has a key: %s', (header, is) => {
  expect(isBearer(header)).toBe(is);
});
