/** Links in the documentation lead somewhere; the lists of features and rooms agree with the code. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES, ROOMS } from './house/rooms.ts';

const root = join(import.meta.dirname, '..');
const pages = globSync(
  ['*.md', 'docs/**/*.md', '{app,bench,content,db,deploy,domain,native,platform,server,tests}/**/*.md'],
  {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  },
);

test('links in the documentation lead to files and headings that exist', () => {
  const broken = pages.flatMap((page) =>
    links(page)
      .filter((link) => !leadsSomewhere(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test('docs/develop/finding.md has every feature', () => {
  const page = read('docs/develop/finding.md');
  expect(FEATURES.filter((feature) => !page.includes(`(../../app/features/${feature}`))).toEqual([]);
});

test.each([
  ['docs/develop/house.md', /^`(domain → .*)`$/m],
  ['ARCHITECTURE.md', /^ *(domain --> .*)$/m],
])('%s names the rooms in the order of scripts/house/rooms.ts', (page, line) => {
  const rooms = [...(line.exec(read(page))?.[1] ?? '').matchAll(/(?:^|→ |--> )([a-z]+)/g)].map(
    (match) => match[1] ?? '',
  );
  expect(rooms.length).toBeGreaterThan(8);
  expect(rooms).toEqual(ROOMS.filter((room) => rooms.includes(room)));
});

function links(page: string): string[] {
  const prose = withoutCode(read(page)).replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || !target.endsWith('.md') || anchors(target).has(anchor);
}

/** The ids that GitHub gives the headings of a page. */
function anchors(page: string): Set<string> {
  const count = new Map<string, number>();
  const ids = [...withoutCode(read(page)).matchAll(/^#{1,6} (.*)$/gm)].map((match) => {
    const words = (match[1] ?? '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const id = words
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    const repeated = count.get(id) ?? 0;
    count.set(id, repeated + 1);
    return repeated === 0 ? id : `${id}-${repeated}`;
  });
  return new Set(ids);
}

function withoutCode(text: string): string {
  return text.replaceAll(/```[\s\S]*?```/g, '');
}

function read(page: string): string {
  return readFileSync(join(root, page), 'utf8');
}
