import { expect, test } from 'vitest';
import { findCurrent } from './sections.ts';

const PATHS = ['/admin', '/admin/accounts', '/admin/pipeline', '/employer/jobs', '/employer/jobs/new'];

test.each([
  ['/admin', '/admin'],
  ['/admin/accounts', '/admin/accounts'],
  ['/admin/accounts/1/approve', '/admin/accounts'],
  ['/admin/accounts-of-old', undefined],
  ['/employer/jobs/1/applications', '/employer/jobs'],
  ['/employer/jobs/new', '/employer/jobs/new'],
  ['/employer/applications/1/status', '/admin/pipeline'],
  ['/jobs/1/edit', undefined],
])('%s belongs to %s', (pathname, path) => {
  expect(findCurrent(PATHS, pathname)).toBe(path);
});
