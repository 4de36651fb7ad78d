import { expect, test } from 'vitest';
import { formAt, pageAt } from '#app/pages/measured-page.ts';
import { deviceOf, isMeasuredDetail, sourceOf } from './schema.ts';

test.each([
  ['/', '/'],
  ['/jobs', '/jobs'],
  ['/jobs/', '/jobs'],
  ['/jobs/00000000-0000-4000-8000-000000000001', '/jobs/:id'],
  ['/jobs/x/apply', '/jobs/:id/apply'],
  ['/blog/category/career-advice', '/blog/category/:category'],
  ['/blog/how-to-write-a-job-advert', '/blog/:slug'],
  ['/job-swipe/passed', '/job-swipe/passed'],
  ['/employer/jobs/new', '/employer/jobs/new'],
  ['/no/such/page', '*'],
  ['/:id', '*'],
  ['/administration', '*'],
  ['/admin', null],
  ['/admin/measurement', null],
  ['/dev/mail', null],
])('%s is the page %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});

test.each([
  ['', 'direct'],
  ['not an address', 'direct'],
  ['https://jobs.example/blog', 'direct'],
  ['https://www.google.co.uk/', 'search'],
  ['https://uk.search.yahoo.com/search?p=secret', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://t.co/abc', 'social'],
  ['https://www.linkedin.com/feed/', 'social'],
  ['https://netflix.com/', 'other-site'],
  ['https://notgoogle.example/', 'other-site'],
  ['android-app://com.google.android.gm/', 'other-site'],
])('a visit from %j is %s', (referrer, source) => {
  expect(sourceOf(referrer, 'jobs.example')).toBe(source);
});

test.each([
  [{ shortSide: 390, isCoarse: true }, 'phone'],
  [{ shortSide: 820, isCoarse: true }, 'tablet'],
  [{ shortSide: 390, isCoarse: false }, 'desktop'],
] as const)('%j is a %s', (screen, device) => {
  expect(deviceOf(screen)).toBe(device);
});

test.each([
  ['/candidate-sign-up', 'sign-up'],
  ['/employer-login', 'login'],
  ['/jobs/1/apply', 'apply'],
  ['/employer/jobs/new', 'post-job'],
  ['/contact', 'contact'],
  ['/jobs/1/edit', null],
  ['/logout', null],
  ['/admin', null],
])('a post to %s counts as the form %s', (path, form) => {
  expect(formAt(path)).toBe(form);
});

test('an event carries only details on its list', () => {
  expect(isMeasuredDetail('page_view', '')).toBe(true);
  expect(isMeasuredDetail('scroll', '90')).toBe(true);
  expect(isMeasuredDetail('scroll', '91')).toBe(false);
  expect(isMeasuredDetail('page_view', 'someone@example.com')).toBe(false);
  expect(isMeasuredDetail('toString', '')).toBe(false);
  expect(isMeasuredDetail('made_up', '')).toBe(false);
});
