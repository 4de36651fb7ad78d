import { expect, test } from 'vitest';
import { collapse, findPattern, fits } from './pattern.ts';

test.each([
  ['/', '/', true],
  ['/', '/jobs', false],
  ['/jobs/:id', '/jobs/7', true],
  ['/jobs/:id', '/jobs', false],
  ['/jobs/:id', '/jobs/7/apply', false],
  ['/api/*', '/api', true],
  ['/api/*', '/api/session/x', true],
  ['/api/*', '/apis', false],
  ['/jobs', '/jobs/', true],
])('%s fits %s: %s', (pattern, path, does) => {
  expect(fits(pattern, path)).toBe(does);
});

test('of several matching patterns, the one with the fewest parameters wins', () => {
  expect(findPattern(['/job-swipe/:id', '/job-swipe/passed'], '/job-swipe/passed')).toBe('/job-swipe/passed');
  expect(findPattern(['*', '/jobs/:id'], '/jobs/7')).toBe('/jobs/:id');
  expect(findPattern(['/jobs'], '/blog')).toBeUndefined();
});

test('one wildcard replaces the patterns under a first part only if all are chosen', () => {
  const all = ['/api/a', '/api/b/:id', '/jobs', '/jobs/:id'];
  expect(collapse(all, ['/api/a', '/api/b/:id', '/jobs/:id'])).toEqual(['/api/*', '/jobs/:id']);
});
