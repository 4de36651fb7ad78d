/** Recruitment for office work, and for site work: one page with two contents (spec: marketing §2, "Service pages"). */
import { data, href } from 'react-router';
import { RelatedPages } from '#app/chrome/related-pages.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd, serviceJsonLd } from '#app/chrome/seo/structured-data.ts';
import { searchJobCards, secondsUntilBoardChanges } from '#app/features/jobs/queries.server.ts';
import { EMPTY_SEARCH } from '#app/features/jobs/schema.ts';
import { ClaimFigures } from '#app/features/services/components/claim-figures.tsx';
import { CollarHero } from '#app/features/services/components/collar/collar-hero.tsx';
import { CollarJobs } from '#app/features/services/components/collar/collar-jobs.tsx';
import { CollarLines } from '#app/features/services/components/collar/collar-lines.tsx';
import { COLLAR_LOOKS, collarLinks } from '#app/features/services/components/collar/collar-look.ts';
import { ServiceReasons } from '#app/features/services/components/service-reasons.tsx';
import { ServiceStart } from '#app/features/services/components/service-start.tsx';
import { pageText } from '#app/pages/page-text.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { blueCollarPage } from '#content/services/blue-collar.ts';
import type { CollarPage } from '#content/services/service-page.ts';
import { whiteCollarPage } from '#content/services/white-collar.ts';
import type { JobCategory } from '#domain/job/job.ts';
import type { Route } from './+types/collar';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const SHOWN_JOBS = 4;

const PAGES: Record<JobCategory, CollarPage> = { 'white-collar': whiteCollarPage, 'blue-collar': blueCollarPage };

/** The page stands without its jobs. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, log, requestId } = context.get(requestContext);
  const category: JobCategory = url.pathname.startsWith(href('/blue-collar')) ? 'blue-collar' : 'white-collar';
  try {
    const [jobs, seconds] = await Promise.all([
      searchJobCards(database.asPublic, { ...EMPTY_SEARCH, category }, SHOWN_JOBS),
      secondsUntilBoardChanges(database.asPublic, 300),
    ]);
    return cacheable({ category, jobs }, { seconds, tags: ['pages', 'jobs'] });
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'the jobs of a service page could not be loaded');
    return data({ category, jobs: null });
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const publicOrigin = originOf(matches);
  const path = href(`/${loaderData.category}`);
  const text = pageText(`/${loaderData.category}`);
  const jsonLd = [
    breadcrumbJsonLd(publicOrigin, [{ label: text.name }]),
    serviceJsonLd(publicOrigin, { ...text, path }),
  ];
  return pageMeta({ ...text, publicOrigin, path, jsonLd });
};

export default function CollarRoute({ loaderData: { category, jobs } }: Route.ComponentProps) {
  const path = href(`/${category}`);
  const page = PAGES[category];
  return (
    <>
      <CollarHero category={category} name={pageText(`/${category}`).name} page={page} />
      <CollarLines category={category} title={page.linesTitle} lines={page.lines} />
      <ServiceReasons title={page.reasonsTitle} reasons={page.reasons} checked={page} />
      <ClaimFigures title={page.claimsTitle} claims={page.claims} ink={COLLAR_LOOKS[category].ink} />
      <CollarJobs category={category} page={page} jobs={jobs} path={path} />
      <ServiceStart {...page.start} />
      <RelatedPages links={collarLinks[category]} />
    </>
  );
}
