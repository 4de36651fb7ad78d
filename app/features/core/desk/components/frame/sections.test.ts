import { describe, expect, test } from 'vitest';
import { noteSearch } from '#app/desk/last-searches.ts';
import { DESK_READERS } from '#app/pages/lists/desk-readers.at-build.ts';
import { deskRail, settingsCardsFor } from './desk-pages.ts';
import { findCurrent, trailOf } from './sections.ts';

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

  test.each(Object.keys(DESK_READERS).filter((path) => path !== '/admin/search'))(
    'marks a link on the page %s',
    (path) => {
      expect(linksFor('admin')).toContain(findCurrent(linksFor('admin'), path));
    },
  );

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

test('breadcrumbs lead back to a list with its filters, without its notice', () => {
  noteSearch('/admin/people', '?tag=cscs&notice=person-added');
  expect(trailOf('/admin', '/admin/people').map(({ href }) => href)).toEqual(['/admin', '/admin/people?tag=cscs']);
  noteSearch('/admin/people', '');
  expect(trailOf('/admin/people').map(({ href }) => href)).toEqual(['/admin/people']);
});

test('breadcrumbs of a page of settings begin at Settings', () => {
  expect(trailOf('/admin', '/admin/settings/webhooks').map(({ label }) => label)).toEqual([
    'Admin Dashboard',
    'Settings',
    'Webhooks',
  ]);
});
