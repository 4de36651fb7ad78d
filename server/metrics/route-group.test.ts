import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { groupOf } from './route-group.ts';

type Entry = { path?: string; index?: boolean; children?: Entry[] };

const listPaths = (entries: Entry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const fullPath = [parent, path].filter(Boolean).join('/');
    return [fullPath, ...listPaths(children, fullPath)];
  });

test('every route of the map belongs to a part of the site', () => {
  const paths = listPaths(routes).filter((path) => path !== '*');
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter((path) => groupOf(`/${path}`) === 'other')).toEqual([]);
});

test('so does every file beside the pages', async () => {
  const names = [...(await readdir('public')), 'assets', 'service-worker.js'];
  expect(names.filter((name) => groupOf(`/${name}`) !== 'assets')).toEqual([]);
});

test.each([
  ['/', 'home'],
  ['/?utm_source=x', 'home'],
  ['/_root.data', 'home'],
  ['/jobs', 'board'],
  ['/jobs.data?search=a/b', 'board'],
  ['/jobs?next=/admin', 'board'],
  ['/jobs/1234', 'job'],
  ['/jobs/1234.data', 'job'],
  ['/jobs/1234/apply.data?x', 'apply'],
  ['/jobs/1234/like', 'candidate'],
  ['/jobs/1234/edit', 'employer'],
  ['/admin/accounts/1/approve', 'desk'],
  ['/metrics', 'probes'],
])('%s is %s', (url, group) => {
  expect(groupOf(url)).toBe(group);
});

test.each(['/no-such-page', '/wp-login.php', '//evil.example', '*', '', '/__proto__', '/constructor', '/jobsx'])(
  'whatever else is asked for is one word: %s',
  (url) => {
    expect(['other', 'home']).toContain(groupOf(url));
  },
);
