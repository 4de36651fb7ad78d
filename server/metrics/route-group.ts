/**
 * Groups addresses for metrics into a dozen names, whatever clients request. It runs for stored pages too, so most lookups are one read of
 * a map.
 */
import { findPattern, firstPartOf } from '#app/pages/pattern.ts';
import type { MetricsGroup, PageMap } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';

export type RouteGroup = MetricsGroup | 'assets' | 'probes';

/** Groups of paths that are not pages, by their first segment; `_root` is the data of the home page. */
const OTHER_GROUPS: Record<string, RouteGroup> = {
  _root: 'home',
  __manifest: 'api',
  ...Object.fromEntries(
    ['assets', 'icons', 'screenshots', 'service-worker.js'].map((name) => [name, 'assets' as const]),
  ),
  ...Object.fromEntries(['livez', 'readyz', 'metrics'].map((name) => [name, 'probes' as const])),
};

export const groupOf = groupsOf(pages);

/** @returns the group of a URL with or without its query; the suffix `.data`, which the router adds, is ignored */
export function groupsOf(pages: PageMap): (url: string) => RouteGroup {
  const patterns = Map.groupBy(Object.keys(pages), firstPartOf);
  const byFirst = new Map<string, RouteGroup | readonly string[]>();
  for (const [first, all] of patterns) {
    const groups = new Set(all.map((pattern) => pages[pattern]?.metrics ?? 'other'));
    const [only = 'other'] = groups;
    byFirst.set(first, groups.size === 1 ? only : all);
  }
  for (const [first, group] of Object.entries(OTHER_GROUPS)) byFirst.set(first, group);
  return (url) => {
    const query = url.indexOf('?');
    const path = (query === -1 ? url : url.slice(0, query)).replace(/\.data$/, '');
    const end = path.indexOf('/', 1);
    const group = byFirst.get(end === -1 ? path.slice(1) : path.slice(1, end)) ?? 'other';
    if (typeof group === 'string') return group;
    const pattern = findPattern(group, path);
    return (pattern && pages[pattern]?.metrics) || 'other';
  };
}
