import { expect, test } from 'vitest';
import { oldPathOf, readOldPath } from './old-path.ts';

test.each([
  ['https://old.example/job/van-driver/', '/job/van-driver'],
  ['http://old.example/Jobs/Zo%C3%AB-driver', '/jobs/zo%c3%ab-driver'],
  ['https://old.example/?post_type=job_listing&p=12', null],
  ['https://old.example/', null],
  ['https://old.example//evil.example/', null],
  ['https://old.example/admin/jobs/', null],
  ['https://old.example/feeds.xml', null],
  ['https://old.example/a/b/c/d/e/f/g/h/i', null],
  [`https://old.example/${'x'.repeat(300)}`, null],
  ['javascript:alert(1)', null],
  ['ftp://old.example/job/driver', null],
  ['', null],
])('of %s leads %s', (link, path) => {
  expect(oldPathOf(link)).toBe(path);
});

test('a requested path is read like a stored one', () => {
  expect(readOldPath('/Job/van-driver/')).toBe(oldPathOf('https://old.example/job/van-driver'));
  expect(readOldPath('/wp-login.php')).toBeNull();
});
