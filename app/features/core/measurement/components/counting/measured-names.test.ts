import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MEASURED_PAGES } from '#app/pages/measured-page.ts';
import { listPageRoutes } from '#tests/support/page-routes.ts';
import { MEASURED_SECTIONS } from '../../schema.ts';

const APP = fileURLToPath(new URL('../../../../..', import.meta.url));

test('the measured pages are all routes except the desk and pages for developers', () => {
  const pages = listPageRoutes()
    .map(({ pattern }) => (pattern === '*' ? pattern : `/${pattern}`))
    .filter((pattern) => !/^\/(admin|dev)(\/|$)/.test(pattern));
  expect([...MEASURED_PAGES].sort()).toEqual(pages.sort());
});

test('every measured section is on some page', () => {
  const markup = globSync('{routes/public,features,chrome}/**/*.tsx', { cwd: APP })
    .map((file) => readFileSync(path.join(APP, file), 'utf8'))
    .join('\n');
  const isThere = (name: string) => new RegExp(`(id|aria-labelledby|data-section)="${name}"`).test(markup);
  expect(MEASURED_SECTIONS.filter((name) => !isThere(name))).toEqual([]);
});
