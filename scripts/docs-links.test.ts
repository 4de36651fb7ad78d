/** Every link inside the documentation leads to a file, and to a heading where it names one. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

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
