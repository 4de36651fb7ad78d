/** Every page of the site, for people (spec: marketing §2, "Legal pages and sitemap"). */
import { href } from 'react-router';
import { articleMenu } from '#app/chrome/header/article-menu.ts';
import { industryMenu, legalLinks, locations, services, signUpLinks } from '#app/chrome/header/menus.ts';
import { loginLinks, type NavigationLink, type NavigationMenu } from '#app/chrome/header/navigation.ts';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { PlaceSources } from '#app/features/board/gazetteer/components/place-sources.tsx';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { countPublicJobs } from '#app/features/board/jobs/queries/public/public-jobs.server.ts';
import { describeCount } from '#app/features/board/jobs/schema.ts';
import { listArticles } from '#app/features/site/blog/queries.server.ts';
import { listFreePages } from '#app/features/site/site-search/queries.server.ts';
import { listMainPages } from '#app/features/site/sitemap/components/main-pages.ts';
import { RecentArticles } from '#app/features/site/sitemap/components/recent-articles.tsx';
import { SitemapSection } from '#app/features/site/sitemap/components/sitemap-section.tsx';
import { pageText } from '#app/pages/page-text.ts';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import { countOf } from '#domain/text/counts.ts';
import type { Route } from './+types/sitemap-page';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

/** The spec lists 10 recent posts (marketing §9). */
const RECENT = 10;

const listBeforeArticles = (): readonly NavigationMenu[] => [
  { id: 'main-pages', label: 'Main pages', links: listMainPages() },
  services(),
  industryMenu(),
  locations(),
  ...[articleMenu()].filter(({ links }) => links.length > 0),
];
const listAfterArticles = (): readonly NavigationMenu[] => [
  { id: 'sitemap-accounts', label: 'Accounts', links: [...loginLinks, ...signUpLinks] },
  {
    id: 'sitemap-legal',
    label: 'Legal and help',
    links: legalLinks().filter(({ href: to }) => to !== href('/sitemap')),
  },
];
const listFree = (links: readonly NavigationLink[]): readonly NavigationMenu[] =>
  links.length > 0 ? [{ id: 'more-pages', label: 'More pages', links }] : [];
const countListed = () => [...listBeforeArticles(), ...listAfterArticles()].flatMap(({ links }) => links).length;

export async function loader({ context }: Route.LoaderArgs) {
  const { database, content } = context.get(requestContext);
  const articles = listArticles(content);
  // The count includes older articles, and this page itself.
  const freePages = listFreePages(content);
  const pageCount = countListed() + articles.length + freePages.length + 1;
  const recent = articles
    .slice(0, RECENT)
    .map(({ slug, title, publishedDate, publishedOn }) => ({ slug, title, publishedDate, publishedOn }));
  return loadPart(
    context,
    'the jobs of the sitemap could not be counted',
    { pageCount, recent, freePages, jobs: null },
    async () => {
      const [jobs, seconds] = await Promise.all([
        countPublicJobs(database.asPublic, EMPTY_QUESTION),
        secondsUntilBoardChanges(database.asPublic, 300),
      ]);
      return cacheable(
        { pageCount, recent, freePages, jobs: describeCount(jobs) },
        { seconds, tags: ['pages', 'jobs'] },
      );
    },
  );
}

const text = pageText('/sitemap');
const trail = [{ label: text.name, href: href('/sitemap') }];

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  const jsonLd = breadcrumbJsonLd(publicOrigin, trail);
  return pageMeta({ ...text, publicOrigin, path: href('/sitemap'), jsonLd });
};

export default function Sitemap({ loaderData: { pageCount, recent, freePages, jobs } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-8">
      <Breadcrumb items={trail} />
      <header className="grid items-end gap-x-8 gap-y-5 pt-8 pb-12 sm:pt-14 sm:pb-16 lg:grid-cols-12">
        <Heading level={1} size="display" className="lg:col-span-6">
          {text.name}
        </Heading>
        <div className="text-ink-soft lg:col-span-6">
          <p className="figures text-lg">
            <strong className="font-semibold text-ink">{countOf(pageCount, 'page')}</strong>
            {jobs ? `, and ${jobs.replace(/^More/, 'more')} with a page each.` : ', and one for each open job.'}
          </p>
          <p className="mt-1">
            For search engines:{' '}
            <a href={href('/sitemap.xml')} className="link inline-flex items-center pointer-coarse:min-h-11">
              XML sitemap
            </a>
          </p>
        </div>
      </header>
      {listBeforeArticles().map((menu) => (
        <SitemapSection key={menu.id} {...menu} isShort={menu.id === 'locations'} />
      ))}
      <RecentArticles articles={recent} />
      {[...listFree(freePages), ...listAfterArticles()].map((menu) => (
        <SitemapSection key={menu.id} {...menu} />
      ))}
      <PlaceSources />
    </div>
  );
}
