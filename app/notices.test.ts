import { expect, test } from 'vitest';
import { findPageNotice } from './notices.ts';

test('a notice is found by its key', () => {
  expect(findPageNotice('?page=2&notice=logged-out')?.title).toBe('Logged out successfully');
});

test.each([
  '',
  '?notice=',
  '?notice=hello',
  '?notice=toString',
  '?notice=__proto__',
  '?notice=%3Cb%3E',
  '?noticed=logged-out',
])('%j says nothing', (search) => {
  expect(findPageNotice(search)).toBeNull();
});
