import { expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

test.each([
  ['http://x.example/jobs?page=2', '/jobs?page=2'],
  ['http://x.example/jobs.data?page=2', '/jobs?page=2'],
  ['http://x.example/_root.data', '/'],
  ['http://x.example/admin.data?index&_routes=root%2Croutes%2Fadmin', '/admin'],
  ['http://x.example/', '/'],
])('%s is for the page %s', (url, expected) => {
  const { pathname, search } = pageUrl({ url });
  expect(pathname + search).toBe(expected);
});
