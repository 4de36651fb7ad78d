import { href } from 'react-router';
import { findJobs } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import {
  countJobChanges,
  listChangesByPlace,
  listPublicJobChanges,
} from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { searchPublicJobs } from '#app/features/board/jobs/queries/public/public-jobs.server.ts';
import { listArticleChanges } from '#app/features/site/blog/queries.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { isSwitchedOff } from '#app/pages/switched-off.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { findServiceHead } from '#db/content/services/find-service.ts';
import { ARTICLE_CATEGORIES } from '#domain/article/article.ts';
import { latestChange } from '#domain/job/job.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import { isWrittenLegalPage } from '#domain/site/legal-slugs.ts';
import { isServicePath } from '#domain/site/service-path.ts';
import { type JobGroupChange, MOST_URLS, PAGES_PART, splitJobs, writeJobsPart } from '#domain/text/sitemap-part.ts';
import { sitemapPages } from '../schema.ts';
import { indexOf, type Url, urlSet } from './sitemap-xml.server.ts';

/** The index reads all jobs, so it is cached for this time. */
export const INDEX_SECONDS = 600;

export type SitemapSources = { asPublic: Queries; publicOrigin: string; content: Content };

/** One file with all pages; or, with more than `most` pages, an index of several files. */
export async function makeSitemap({ asPublic, publicOrigin, content }: SitemapSources, most = MOST_URLS) {
  const items = itemUrls(content);
  const room = roomForJobs(content, items, most);
  const groups = await countJobChanges(asPublic);
  if (countJobs(groups) > room) {
    const newest = groups.reduce((last, { lastChange }) => (lastChange > last ? lastChange : last), new Date(0));
    const pages = {
      name: PAGES_PART,
      lastChange: latest([...(await pageUrls({ asPublic, content }, newest)), ...items]),
    };
    const jobs = splitJobs(groups).map((part) => ({ name: writeJobsPart(part), lastChange: iso(part.lastChange) }));
    return { isIndex: true, xml: indexOf(publicOrigin, [pages, ...jobs]) };
  }
  const jobs = await listPublicJobChanges(asPublic, room);
  const pages = await pageUrls({ asPublic, content }, latestChange(jobs));
  return { isIndex: false, xml: urlSet(publicOrigin, [...pages, ...items, ...jobs.map(jobUrl)]) };
}

const roomForJobs = (content: Content, items: readonly Url[], most: number) =>
  most - sitemapPages(content).length - items.length;
const countJobs = (groups: readonly JobGroupChange[]) => groups.reduce((sum, { jobs }) => sum + jobs, 0);

/** The number of parts with jobs; null without an index. Counts all jobs. */
export async function countParts({
  asPublic,
  content,
}: Pick<SitemapSources, 'asPublic' | 'content'>): Promise<number | null> {
  const groups = await countJobChanges(asPublic);
  return countJobs(groups) > roomForJobs(content, itemUrls(content), MOST_URLS)
    ? (splitJobs(groups)[0]?.of ?? null)
    : null;
}

export async function makePagesPart({ asPublic, publicOrigin, content }: SitemapSources): Promise<string> {
  const [newest] = await searchPublicJobs(asPublic, EMPTY_QUESTION, 1);
  return urlSet(publicOrigin, [
    ...(await pageUrls({ asPublic, content }, newest?.updatedAt ?? null)),
    ...itemUrls(content),
  ]);
}

const iso = (moment: Date) => moment.toISOString();
const latestOf = (...changes: string[]) => changes.toSorted().at(-1) ?? '';

export const jobUrl = ({ id, updatedAt }: { id: string; updatedAt: Date }): Url => ({
  path: href('/jobs/:id', { id }),
  lastChange: iso(updatedAt),
});

/** Excludes pages that are switched off or unpublished. Dates of changes come from the studio. */
function listShownPages(content: Content) {
  const changes = new Map<string, string>(content.legal.map(({ slug, changedOn }) => [`/${slug}`, changedOn]));
  return sitemapPages(content).flatMap((page) => {
    if (isServicePath(page.path)) return changedOn(page, findServiceHead(content, page.path)?.updatedOn);
    if (isWrittenLegalPage(page.path)) return changedOn(page, changes.get(page.path));
    return isSwitchedOff(page.path) ? [] : [page];
  });
}

const changedOn = <Page>(page: Page, updatedOn: string | undefined) => (updatedOn ? [{ ...page, updatedOn }] : []);

async function pageUrls(
  { asPublic, content }: Pick<SitemapSources, 'asPublic' | 'content'>,
  newest: Date | null,
): Promise<Url[]> {
  const ofPlaces = await listChangesByPlace(
    asPublic,
    content.places.map(({ name }) => name),
  );
  return Promise.all(
    listShownPages(content).map(async ({ updatedOn, jobs, ...page }) => {
      if (!jobs) return { ...page, lastChange: updatedOn };
      const change =
        jobs === 'all'
          ? newest
          : 'location' in jobs
            ? ofPlaces.get(jobs.location)
            : latestChange(
                await findJobs(
                  { asPublic, content },
                  { ...EMPTY_QUESTION, ...jobs },
                  'industry' in jobs ? JOBS_OF_INDUSTRY : 1,
                ),
              );
      return { ...page, lastChange: latestOf(updatedOn, change ? iso(change) : '') };
    }),
  );
}

const JOBS_OF_INDUSTRY = 20;

const knownItems = new WeakMap<Content, Url[]>();

/** Every item that has its own page. Computed once for each version of the content, because there may be many. */
function itemUrls(content: Content): Url[] {
  const urls = knownItems.get(content) ?? [...articleUrls(content), ...content.pages.map(freePageUrl)];
  knownItems.set(content, urls);
  return urls;
}

const freePageUrl = ({ slug, changedOn: lastChange }: Content['pages'][number]): Url => ({
  path: href('/pages/:slug', { slug }),
  frequency: 'monthly',
  priority: '0.5',
  lastChange,
});

function articleUrls(content: Content): Url[] {
  const changes = listArticleChanges(content);
  const blog = {
    path: href('/blog'),
    frequency: 'daily',
    priority: '0.8',
    lastChange: latestOf(pageText('/blog').updatedOn, ...changes.map(({ changedOn }) => changedOn)),
  };
  const categories = ARTICLE_CATEGORIES.flatMap((category) => {
    const days = changes.filter((article) => article.category === category).map(({ changedOn }) => changedOn);
    if (days.length === 0) return [];
    return {
      path: href('/blog/category/:category', { category }),
      frequency: 'weekly',
      priority: '0.6',
      lastChange: latestOf(pageText('/blog/category/:category').updatedOn, ...days),
    };
  });
  const articles = changes.map(({ slug, changedOn }) => ({
    path: href('/blog/:slug', { slug }),
    frequency: 'monthly',
    priority: '0.7',
    lastChange: changedOn,
  }));
  return [blog, ...categories, ...articles];
}

const latest = (urls: readonly Url[]): string => latestOf(...urls.map(({ lastChange }) => lastChange));
