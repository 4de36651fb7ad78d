/** What search engines should know of: every page that may be found, with the day on which it last changed. */
import { href } from 'react-router';
import { listArticleChanges, listByCategory } from '#app/features/blog/queries.server.ts';
import { listPublicJobChanges, searchPublicJobs, secondsUntilBoardChanges } from '#app/features/jobs/queries.server.ts';
import { EMPTY_SEARCH } from '#app/features/jobs/schema.ts';
import { cachingHeaders } from '#app/site/cacheable.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { type JobGroup, sitemapPages } from '#app/site/sitemap-pages.ts';
import { pageText } from '#content/pages.ts';
import type { Queries } from '#db/client.server.ts';
import { ARTICLE_CATEGORIES } from '#domain/article.ts';
import { latestChange } from '#domain/job.ts';
import { element } from '#domain/xml.ts';
import type { Route } from './+types/sitemap';

/** The protocol's limit for one file. Of more jobs than that, the newest are named. */
const MOST_URLS = 50_000;

export async function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, database } = context.get(requestContext);
  const articles = articleUrls();
  const room = MOST_URLS - sitemapPages.length - articles.length;
  const [jobs, seconds] = await Promise.all([
    listPublicJobChanges(database.asPublic, room),
    secondsUntilBoardChanges(database.asPublic, 3_600),
  ]);
  const pages = await pageUrls(database.asPublic, latestChange(jobs));
  const jobUrls = jobs.map(({ id, updatedAt }) => ({ path: href('/jobs/:id', { id }), lastChange: iso(updatedAt) }));
  const urls = [...pages, ...articles, ...jobUrls].map((url) => urlElement(publicOrigin, url));
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        ...cachingHeaders({ seconds, tags: ['pages', 'jobs'] }),
      },
    },
  );
}

/** `lastChange` is a day or a moment, as ISO 8601 has them: the later of two is the greater text. */
type Url = { path: string; lastChange: string; frequency?: string; priority?: string };

const iso = (moment: Date) => moment.toISOString();
const later = (...changes: string[]) => changes.toSorted().at(-1) ?? '';

/** `newest`: the last change of any open job. */
function pageUrls(asPublic: Queries, newest: Date | null): Promise<Url[]> {
  return Promise.all(
    sitemapPages.map(async ({ updatedOn, jobs, ...page }) => {
      if (!jobs) return { ...page, lastChange: updatedOn };
      const change = jobs === 'all' ? newest : await changeOfNewest(asPublic, jobs);
      return { ...page, lastChange: later(updatedOn, change ? iso(change) : '') };
    }),
  );
}

const changeOfNewest = async (asPublic: Queries, shown: JobGroup) =>
  latestChange(await searchPublicJobs(asPublic, { ...EMPTY_SEARCH, ...shown }, 1));

/** The list of all articles, the categories that have any, and each article. */
function articleUrls(): Url[] {
  const changes = new Map(listArticleChanges().map(({ slug, changedOn }) => [slug, changedOn]));
  const { updatedOn } = pageText('/blog');
  const blog = {
    ...{ path: href('/blog'), frequency: 'daily', priority: '0.8' },
    lastChange: later(updatedOn, ...changes.values()),
  };
  const categories = ARTICLE_CATEGORIES.flatMap((category) => {
    const articles = listByCategory(category);
    if (articles.length === 0) return [];
    return {
      ...{ path: href('/blog/category/:category', { category }), frequency: 'weekly', priority: '0.6' },
      lastChange: later(
        pageText('/blog/category/:category').updatedOn,
        ...articles.map(({ slug }) => changes.get(slug) ?? ''),
      ),
    };
  });
  const articles = [...changes].map(([slug, lastChange]) => ({
    ...{ path: href('/blog/:slug', { slug }), frequency: 'monthly', priority: '0.7' },
    lastChange,
  }));
  return [blog, ...categories, ...articles];
}

function urlElement(publicOrigin: string, { path, lastChange, frequency = '', priority = '' }: Url): string {
  const parts = [
    element('loc', publicOrigin + path),
    element('lastmod', lastChange),
    element('changefreq', frequency),
    element('priority', priority),
  ];
  return `<url>${parts.join('')}</url>`;
}
