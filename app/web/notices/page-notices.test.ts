import { expect, test } from 'vitest';
import { withPageNotice } from './page-notices.ts';

test.each([
  ['/jobs', '/jobs?notice=signed-in'],
  ['/jobs?page=2', '/jobs?page=2&notice=signed-in'],
  ['/jobs?notice=logged-out&page=2', '/jobs?notice=signed-in&page=2'],
  ['/jobs?search=Si%C3%A2n%20%26%20Co#top', '/jobs?search=Si%C3%A2n+%26+Co&notice=signed-in#top'],
])('%s leads to %s', (path, address) => {
  expect(withPageNotice(path, 'signed-in')).toBe(address);
});

test('an unknown key does not compile', () => {
  // @ts-expect-error: no texts.ts has this key.
  expect(withPageNotice('/jobs', 'not-a-notice')).toBe('/jobs?notice=not-a-notice');
});
