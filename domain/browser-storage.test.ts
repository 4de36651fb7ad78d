import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BROWSER_STORAGE, isListedStorage } from './browser-storage.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WRITES = /\b(localStorage|sessionStorage)\.setItem\(\s*([^,)]*)/g;
const ELSEWHERE = /\bdocument\.cookie\b|\bcookieStore\b/;

/** What a source stores in browsers under a name that the list does not have. A name that is no text must come from the list. */
function findUnlisted(source: string): string[] {
  const isFromList = source.includes('#domain/browser-storage.ts');
  const writes = [...source.matchAll(WRITES)].filter(([, kind, name = '']) => {
    const text = /^(['"`])([^'"`$]+)\1$/.exec(name.trim())?.[2];
    return text ? !isListedStorage(kind as 'localStorage' | 'sessionStorage', text) : !isFromList;
  });
  const cookies = ELSEWHERE.test(source) && !isFromList ? ['a cookie set by a script'] : [];
  return [...writes.map(([write]) => write), ...cookies];
}

test('nothing is stored in browsers under a name that the cookie policy does not show', () => {
  const files = globSync('{app,platform,server}/**/*.{ts,tsx,mjs}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const unlisted = files.flatMap((file) =>
    findUnlisted(readFileSync(path.join(ROOT, file), 'utf8')).map((write) => `${file}: ${write}`),
  );
  expect(unlisted).toEqual([]);
});

test('a name that is not listed is noticed', () => {
  expect(findUnlisted("sessionStorage.setItem('react-router-scroll-positions', text)")).toEqual([]);
  expect(findUnlisted("localStorage.setItem('react-router-scroll-positions', text)")).toHaveLength(1);
  expect(findUnlisted("localStorage.setItem('visitor', text)")).toHaveLength(1);
  expect(findUnlisted('localStorage.setItem(KEY, text)')).toHaveLength(1);
  expect(findUnlisted("import { KEY } from '#domain/browser-storage.ts';\nlocalStorage.setItem(KEY, text)")).toEqual(
    [],
  );
  expect(findUnlisted('document.cookie = text')).toHaveLength(1);
});

test('what counts visitors is not in use', () => {
  const analytics = BROWSER_STORAGE.filter(({ category }) => category === 'analytics');
  expect(analytics.map(({ lasts, names }) => [lasts, names.length])).toEqual([
    ['2 years', 0],
    ['24 hours', 0],
  ]);
});
