import { expect, test } from 'vitest';
import { readEmailAddress } from './email-address.ts';

test.each([
  ['dev@example.com', 'dev@example.com'],
  [' Dev@Example.COM ', 'dev@example.com'],
  ['\u202adev@example.com\u202c', 'dev@example.com'],
  ['dev@exam\u00adple.com\u200b', 'dev@example.com'],
  ['ｄｅｖ@example.com', 'dev@example.com'],
  ["o'brien+jobs@mail.example.co.uk", "o'brien+jobs@mail.example.co.uk"],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%s is an address', (text, address) => {
  expect(readEmailAddress(text)).toBe(address);
});

test.each([
  '',
  'dev',
  '@example.com',
  'dev@',
  'dev@example',
  'dev@-example.com',
  'dev@example..com',
  'dev..x@example.com',
  '.dev@example.com',
  'a@x.com,b@y.com',
  'a@x.com b@y.com',
  'a@b@x.com',
  '"a b"@x.com',
  'a@x.com\r\nBcc: b@y.com',
  'a\u0000@x.com',
  'Dev <dev@example.com>',
  'dev@[127.0.0.1]',
  'dev@exämple.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(200)}com`,
  'a'.repeat(1_000_000),
])('%# is not an email address', (text) => {
  expect(readEmailAddress(text)).toBeNull();
});
