/**
 * Pages for search engines, apart from articles, their categories and jobs: change frequency and priority of each (spec: marketing §9
 * "Sitemap change frequency and priority").
 */
import type { PageMap, SitemapEntry } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';
import type { Content } from '#db/content/content.ts';
import type { JobCategory } from '#domain/job/job.ts';

export type SitemapPage = {
  path: string;
  frequency: SitemapEntry['frequency'];
  priority: string;
  /** YYYY-MM-DD, the last change of its text. */
  updatedOn: string;
  jobs?: 'all' | JobGroup;
};

type JobGroup = { category: JobCategory } | { location: string } | { industry: string };

type Listed = Pick<Content, 'places' | 'industries'>;

/** Computed at each call, because places and industries change. */
export const sitemapPages = (content: Listed): readonly SitemapPage[] => listSitemapPages(content, pages);

export function listSitemapPages({ places, industries }: Listed, map: PageMap): SitemapPage[] {
  return Object.entries(map).flatMap(([path, { sitemap, texts }]): SitemapPage[] => {
    if (!sitemap || sitemap === 'articles') return [];
    const { each, jobs, ...entry } = sitemap;
    const page = { path, ...entry, updatedOn: texts?.updatedOn ?? '', ...(jobs && { jobs }) };
    if (each === 'city')
      return places.map(({ slug, name }) => ({
        ...page,
        path: path.replace(':city', slug),
        jobs: { location: name },
      }));
    if (each === 'industry')
      return industries.map(({ slug }) => ({
        ...page,
        path: path.replace(':industry', slug),
        jobs: { industry: slug },
      }));
    return [page];
  });
}
