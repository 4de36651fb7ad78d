import { describe, expect, test } from 'vitest';
import { isKeepable, keptAs, listAssets, pageOfData } from './addresses.ts';

const at = (path: string) => new URL(path, 'https://jobs.example');

describe('pages that may be stored', () => {
  test.each(['/', '/jobs', '/jobs?page=2', '/jobs/4f2c', '/profiles-of-our-people', '/blog/notice-periods'])(
    '%s may',
    (path) => {
      expect(isKeepable(at(path))).toBe(true);
    },
  );

  test.each([
    '/admin',
    '/admin/jobs',
    '/api/session',
    '/profile',
    '/applications/1',
    '/reset-password?token=x',
    '/logout',
    '/rss.xml',
    '/employer/jobs/1/applications.csv',
    '/cvs/1',
    '/offline',
    '/saved-offline',
  ])('%s may not be stored', (path) => {
    expect(isKeepable(at(path))).toBe(false);
  });
});

test.each([
  ['/_.data', '/'],
  ['/jobs.data?_routes=root%2Croutes%2Fpublic%2Fjobs', '/jobs'],
  ['/jobs.data?page=2&_routes=root', '/jobs?page=2'],
  ['/jobs/4f2c.data', '/jobs/4f2c'],
])('%s is the data of %s', (data, page) => {
  expect(pageOfData(at(data)).href).toBe(at(page).href);
});

test.each([
  ['/jobs#results', '/jobs'],
  ['/?notice=logged-out', '/'],
  ['/jobs?page=2&notice=logged-out', '/jobs?page=2'],
  ['/jobs?q=a%20b', '/jobs?q=a%20b'],
])('%s is stored as %s', (address, key) => {
  expect(keptAs(at(address))).toBe(at(key).href);
});

test('each file that a page names is listed once', () => {
  const html =
    '<link rel="stylesheet" href="/assets/root-D1.css"/><script data-modules="/assets/root-C_h0.js /assets/react-B~9.js">' +
    'import "/assets/root-C_h0.js";</script><a href="/assets-of-ours/x.js">';
  expect(listAssets(html)).toEqual(['/assets/root-D1.css', '/assets/root-C_h0.js', '/assets/react-B~9.js']);
});
