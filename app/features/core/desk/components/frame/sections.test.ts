import { describe, expect, test } from 'vitest';
import { DESK_READERS } from '#app/pages/lists/desk-readers.at-build.ts';
import { deskRail, settingsCardsFor } from './desk-pages.ts';
import { findCurrent } from './sections.ts';

const PATHS = ['/admin', '/admin/jobs', '/admin/pipeline', '/admin/settings', '/employer/jobs'];

test.each([
  ['/admin', '/admin'],
  ['/admin/accounts', '/admin'],
  ['/admin/accounts/1/approve', '/admin'],
  ['/admin/accounts-of-old', undefined],
  ['/admin/imports', '/admin/jobs'],
  ['/admin/staff/invite', '/admin/settings'],
  ['/admin/settings/webhooks/1', '/admin/settings'],
  ['/employer/applications/1/status', '/admin/pipeline'],
  ['/jobs/1/edit', undefined],
])('%s belongs to %s', (pathname, path) => {
  expect(findCurrent(PATHS, pathname)).toBe(path);
});

const linksFor = (role: 'admin' | 'consultant' | 'editor') =>
  deskRail(role, null).groups.flatMap(({ links }) => links.map(({ path }) => path));

describe('the rail', () => {
  test('has at most 16 links', () => {
    expect(linksFor('admin').length).toBeLessThanOrEqual(16);
  });

  test.each(Object.keys(DESK_READERS))('marks a link on the page %s', (path) => {
    expect(linksFor('admin')).toContain(findCurrent(linksFor('admin'), path));
  });

  test('and the page Settings show each role the pages that it may open', () => {
    expect(linksFor('editor')).toEqual(['/admin/studio', '/admin/media']);
    expect(linksFor('consultant')).not.toContain('/admin/studio');
    expect(settingsCardsFor('consultant').flatMap(({ paths }) => paths)).toEqual([
      '/admin/templates',
      '/admin/imports',
    ]);
    expect(settingsCardsFor('editor')).toEqual([]);
  });
});
