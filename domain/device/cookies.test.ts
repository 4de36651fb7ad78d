import { expect, test } from 'vitest';
import { findCookie, forgottenCookie, readableCookie } from './cookies.ts';

test.each([
  ['a=1; ab=2;b=3', '3'],
  ['xb=1', ''],
  ['', ''],
  ['b', ''],
  ['b=1; b=2', '1'],
  [';;==; __proto__=x; \xff=; b=3', '3'],
])('a cookie is found by its whole name, and the first of that name counts: %s', (cookies, value) => {
  expect(findCookie(cookies, 'b')).toBe(value);
});

test('a value is taken as it was sent: quotes stay, and nothing is decoded', () => {
  expect(['b="3"', 'b=%33', 'b=%'].map((cookies) => findCookie(cookies, 'b'))).toEqual(['"3"', '%33', '%']);
});

test('the names of every object are no cookies', () => {
  expect(findCookie('a=1', 'constructor')).toBe('');
});

test('a cookie for scripts goes to no other site, and on https only over https', () => {
  expect(readableCookie('visit', '1', 60, true)).toBe('visit=1; Max-Age=60; Path=/; Secure; SameSite=Lax');
  expect(readableCookie('visit', '1', 60, false)).toBe('visit=1; Max-Age=60; Path=/; SameSite=Lax');
  expect(forgottenCookie('visit', false)).toBe('visit=; Max-Age=0; Path=/; SameSite=Lax');
});
