/** What every-sitemap-address.test.ts and its full form share. */
import { beforeAll, expect } from 'vitest';
import { isFullForm } from '#tests/support/form.ts';
import { forEach, readSitemap } from '#tests/support/sitemap.ts';
import { provideSite } from '#tests/support/stage.ts';

/** By path, in the order of the sitemap. */
export const pages = new Map<string, string>();

/** By path: whether the page came from, or went into, the page cache. */
export const isKept = new Map<string, boolean>();

export const isStored = ({ headers }: Response) =>
  headers.get('Cache-Control') === 'public, max-age=0, must-revalidate';

export const isJob = (path: string) => /^\/jobs\/./.test(path);

/** In the short form every sixth of each kind. */
export function inTurn(paths: string[]): string[] {
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const kind = path.split('/')[1] ?? '';
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return isFullForm || count % 6 === 0;
  });
}

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();

  beforeAll(async () => {
    // Of the site before.
    pages.clear();
    isKept.clear();
    const entries = await readSitemap(site.url);
    for (const { path } of entries) pages.set(path, '');
    await forEach(pages.keys(), async (path) => {
      const answer = await fetch(site.url + path, { redirect: 'manual' });
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      isKept.set(path, isStored(answer));
      pages.set(path, await answer.text());
    });
  });

  return { site };
}
