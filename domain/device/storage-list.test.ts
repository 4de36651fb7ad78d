import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BROWSER_STORAGE, type BrowserStorage, isListedStorage } from './storage-list.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE_NAMES = 'app/chrome/shell/worker/cache-names.ts';

const WRITES: readonly (readonly [BrowserStorage['kind'], RegExp])[] = [
  ['localStorage', /\blocalStorage\.setItem\(\s*([^,)]*)/g],
  ['sessionStorage', /\bsessionStorage\.setItem\(\s*([^,)]*)/g],
  ['indexedDB', /\b(?:openDB(?:<\w+>)?|indexedDB\.open)\(\s*([^,)]*)/g],
  ['cacheStorage', /(?:\bcaches\.open\(|\bnew CacheExpiration\(|\bcacheName:)\s*(?!string\b)([^,)}]*)/g],
];
const COOKIES = /\bdocument\.cookie\b|\bcookieStore\b/;
const LISTS = ['#domain/device/browser-storage.ts', './cache-names.ts'];

function findUnlisted(source: string): string[] {
  const isFromList = LISTS.some((list) => source.includes(`'${list}'`));
  const writes = WRITES.flatMap(([kind, pattern]) =>
    [...source.matchAll(pattern)].filter(([write, name = '']) => {
      // Ignores a cache that is only read.
      if (write.startsWith('caches.') && !/\.(put|add|addAll)\(/.test(source)) return false;
      const text = /^(['"`])([^'"`$]+)\1$/.exec(name.trim())?.[2];
      return text ? !isListedStorage(kind, text) : !isFromList;
    }),
  );
  const cookies = COOKIES.test(source) && !isFromList ? ['a cookie set by a script'] : [];
  return [...writes.map(([write]) => write), ...cookies];
}

test('every name stored in browsers is in the cookie policy', () => {
  const files = globSync('{app,platform,server}/**/*.{ts,tsx,mjs}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const unlisted = files.flatMap((file) =>
    findUnlisted(readFileSync(path.join(ROOT, file), 'utf8')).map((write) => `${file}: ${write}`),
  );
  expect(unlisted).toEqual([]);
});

test('the caches of the service worker are those of the list', () => {
  const named = [...readFileSync(path.join(ROOT, CACHE_NAMES), 'utf8').matchAll(/^ {2}\w+: '(.+)',$/gm)];
  const listed = BROWSER_STORAGE.filter(({ kind }) => kind === 'cacheStorage').flatMap(({ names }) => [...names]);
  expect(named.map(([, name]) => name).sort()).toEqual(listed.sort());
});

test('a name that is not listed is noticed', () => {
  expect(findUnlisted("sessionStorage.setItem('react-router-scroll-positions', text)")).toEqual([]);
  for (const write of [
    "localStorage.setItem('react-router-scroll-positions', text)",
    "localStorage.setItem('visitor', text)",
    'localStorage.setItem(KEY, text)',
    'document.cookie = text',
    "openDB<Stores>('other', 1)",
    'indexedDB.open(NAME)',
    "(await caches.open('other')).put(address, answer)",
    "new ExpirationPlugin({ cacheName: 'other' })",
  ]) {
    expect(findUnlisted(write), write).toHaveLength(1);
  }
  for (const write of ['localStorage.setItem(KEY, text)', 'openDB(NAME, 1)', 'document.cookie = text'])
    expect(findUnlisted(`import { KEY } from '#domain/device/browser-storage.ts';\n${write}`), write).toEqual([]);
});

test('analytics cookies last as long as the specification says', () => {
  const analytics = BROWSER_STORAGE.filter(({ category }) => category === 'analytics');
  expect(analytics.map(({ lasts }) => lasts.split(',')[0])).toEqual(['2 years', '24 hours']);
});
