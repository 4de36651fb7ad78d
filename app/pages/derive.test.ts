import { expect, test } from 'vitest';
import { listSitemapPages } from '#app/features/site/sitemap/schema.ts';
import { routesOf } from '#app/routes.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { groupsOf } from '#server/metrics/route-group.ts';
import { pages } from '../pages.ts';
import {
  listMeasured,
  listMeasuredForms,
  listMenus,
  listNeverKept,
  listNeverReturnedTo,
  listShell,
  listTexts,
  listUnguardedForms,
  listUploads,
} from './derive.ts';
import { listedPaths, pageText } from './page-text.ts';
import type { PageMap } from './row.ts';
import { unlistedText } from './unlisted-text.ts';

const PATH = '/lighthouses/:lighthouse';

const map: PageMap = {
  ...pages,
  [PATH]: {
    module: 'routes/public/lighthouse.tsx',
    readers: 'anyone',
    senders: 'candidates',
    sample: { lighthouse: 'skerryvore' },
    metrics: 'pages',
    measuredAs: 'A lighthouse',
    form: { measuredAs: 'contact', upload: 'cv', isGuarded: false },
    texts: { name: 'Lighthouses', description: 'Who keeps them.', updatedOn: '2026-11-23' },
    sitemap: { frequency: 'monthly', priority: '0.4' },
    navigation: [{ menu: 'resources', label: 'Lighthouses' }],
    isReturnable: false,
    offline: { isInShell: true, isKept: false, sendsLater: true },
  },
};

const content = seededContent();

test('a page added to the map is in every derived list', () => {
  const listed = {
    routes: routesOf(map).some(({ file }) => file === 'routes/public/lighthouse.tsx'),
    sitemap: listSitemapPages(content, map).some(({ path }) => path === PATH),
    texts: listTexts(map, { areListed: true })[PATH]?.name === 'Lighthouses',
    menus: listMenus(map).resources?.at(-1)?.label === 'Lighthouses',
    measured: listMeasured(map)[PATH] === 'A lighthouse',
    measuredForms: listMeasuredForms(map)[PATH] === 'contact',
    metrics: groupsOf(map)('/lighthouses/skerryvore.data?a=b') === 'pages',
    neverReturnedTo: listNeverReturnedTo(map).includes('/lighthouses/*'),
    neverKept: listNeverKept(map).includes('/lighthouses/*'),
    unguardedForms: listUnguardedForms(map).includes('/lighthouses/*'),
    uploads: listUploads(map).some(({ path }) => path === PATH),
    shell: listShell(map).paths.includes(PATH) && listShell(map).modules.includes('routes/public/lighthouse.tsx'),
    sentLater: listShell(map).forms.includes('routes/public/lighthouse.tsx'),
  };
  expect(Object.entries(listed).filter(([, isFound]) => !isFound)).toEqual([]);
});

test('a page without special properties is in no list of exceptions', () => {
  const plain: PageMap = {
    ...pages,
    [PATH]: { module: 'routes/public/lighthouse.tsx', readers: 'anyone', metrics: 'pages' },
  };
  const lists = [listNeverReturnedTo, listNeverKept, listUnguardedForms].flatMap((list) => list(plain));
  expect(lists.filter((pattern) => pattern.startsWith('/lighthouses'))).toEqual([]);
  expect(listSitemapPages(content, plain)).toEqual(listSitemapPages(content, pages));
});

test('pages for some people only are stored on no device, and public pages do not load their texts', () => {
  const desk: PageMap = {
    ...pages,
    [PATH]: {
      module: 'routes/admin/lighthouse.tsx',
      readers: 'admins',
      metrics: 'desk',
      texts: { name: 'Lighthouses' },
    },
  };
  expect(listNeverKept(desk)).toContain('/lighthouses/*');
  expect(listTexts(desk, { areListed: true })).not.toHaveProperty([PATH]);
  expect(listTexts(desk, { areListed: false })).toHaveProperty([PATH]);
});

test('pages without sitemap entry or canonical page are hidden from search engines', () => {
  expect(listedPaths.length).toBeGreaterThan(20);
  expect(listedPaths).not.toContain('/search');
  expect(pageText('/about')).toMatchObject({ path: '/', noindex: false });
  expect(unlistedText('/search')).toMatchObject({ path: '/search', noindex: true });
});
