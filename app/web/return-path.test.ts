import { expect, test } from 'vitest';
import { readReturnPath } from './return-path.ts';

test.each([
  '/',
  '/jobs',
  '/jobs?search=cook&page=2',
  '/jobs?search=Si%C3%A2n%20%26%20Co',
  '/jobs/3f0c8a52-8a0e-4f3e-9a57-6a2f5d7c1b11#apply',
  '/account/password',
  '/accounts-of-something-else',
  `/jobs?search=${'x'.repeat(500 - '/jobs?search='.length)}`,
])('one may be led back to %s', (path) => {
  expect(readReturnPath(path)).toBe(path);
});

test.each([
  // Not a path of this site.
  '',
  ' ',
  'jobs',
  './jobs',
  '../admin',
  '?next=/jobs',
  '#apply',
  ' /jobs',
  '/jobs ',
  null,
  undefined,
  ['/jobs'],
  // Another site.
  'https://evil.example',
  'HTTPS://evil.example/',
  'https:/evil.example',
  'https:evil.example',
  'http:///evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/jobs',
  '//evil.example@localhost',
  '//localhost:80@evil.example',
  // Backslashes that some browsers treat as slashes.
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/jobs\\..\\..',
  '/%5Cevil.example',
  '/%5cevil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%252F%252Fevil.example',
  '/%25252F/evil.example',
  '/jobs/%2F%2Fevil.example',
  // Characters that some browsers drop.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/\u0000',
  '/%00',
  '/%250a',
  '/%',
  '/%zz',
  '/%c0%af',
  // Dots that change the path, or name the same one differently.
  '/./evil.example',
  '/.//evil.example',
  '/../evil.example',
  '/jobs/..//evil.example',
  '/%2e%2e//evil.example',
  '/a/%2e%2e',
  // Scripts, or no address at all.
  'javascript:alert(1)',
  '/javascript:alert(1)\u0007',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  // Spelt differently than browsers spell it.
  '/Siân',
  '/jobs?search=a b',
  '/jobs|x'.replace('|', '"'),
  // Login pages, sign-out, and addresses that are no pages.
  '/candidate-login',
  '/employer-login?next=/jobs',
  '/logout',
  '/reset-password?token=x',
  '/passkey',
  '/api/session',
  '/jobs.data',
  '/account-status',
  '/og/page?path=/',
  `/jobs?search=${'x'.repeat(500)}`,
])('%j is no path to return to', (path) => {
  expect(readReturnPath(path)).toBeNull();
});
