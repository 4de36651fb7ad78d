/** Recruitment for office work and for site work: one layout with two contents (spec: marketing §2, "Service pages"). */
import { href } from 'react-router';
import { RelatedPages } from '#app/chrome/related-pages.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd, serviceJsonLd } from '#app/chrome/seo/structured-data.ts';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { searchJobCards } from '#app/features/board/jobs/queries/public/public-jobs.server.ts';
import { ClaimFigures } from '#app/features/site/services/components/claim-figures.tsx';
import { CollarHero } from '#app/features/site/services/components/collar/collar-hero.tsx';
import { CollarJobs } from '#app/features/site/services/components/collar/collar-jobs.tsx';
import { CollarLines } from '#app/features/site/services/components/collar/collar-lines.tsx';
import { COLLAR_LOOKS } from '#app/features/site/services/components/collar/collar-look.ts';
import { ServiceReasons } from '#app/features/site/services/components/service-reasons.tsx';
import { ServiceStart } from '#app/features/site/services/components/service-start.tsx';
import { findSectorPage } from '#app/features/site/services/queries.server.ts';
import { patternInMap } from '#app/pages/pattern.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { JobCategory } from '#domain/job/job.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import type { Route } from './+types/collar';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const SHOWN_JOBS = 4;

/** The page works without its jobs. */
export async function loader({ pattern, context }: Route.LoaderArgs) {
  const { database, content } = context.get(requestContext);
  const category: JobCategory = patternInMap(pattern) === '/blue-collar' ? 'blue-collar' : 'white-collar';
  const sectorPage = { category, ...findSectorPage(content, category) };
  return loadPart(
    context,
    'the jobs of a service page could not be loaded',
    { ...sectorPage, jobs: null },
    async () => {
      const [jobs, seconds] = await Promise.all([
        searchJobCards(database.asPublic, { ...EMPTY_QUESTION, category }, SHOWN_JOBS),
        secondsUntilBoardChanges(database.asPublic, 300),
      ]);
      return cacheable({ ...sectorPage, jobs }, { seconds, tags: ['pages', 'jobs'] });
    },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const publicOrigin = originOf(matches);
  const { category, text } = loaderData;
  const path = href(`/${category}`);
  const jsonLd = [
    breadcrumbJsonLd(publicOrigin, [{ label: text.name }]),
    serviceJsonLd(publicOrigin, { ...text, path }),
  ];
  return pageMeta({ ...text, publicOrigin, path, jsonLd });
};

export default function CollarRoute({ loaderData: { category, text, page, jobs } }: Route.ComponentProps) {
  const path = href(`/${category}`);
  return (
    <>
      <CollarHero category={category} name={text.name} page={page} />
      <CollarLines category={category} title={page.linesTitle} lines={page.lines} />
      <ServiceReasons title={page.reasonsTitle} reasons={page.reasons} checked={page} />
      <ClaimFigures title={page.claimsTitle} claims={page.claims} ink={COLLAR_LOOKS[category].ink} />
      <CollarJobs category={category} page={page} jobs={jobs} path={path} />
      <ServiceStart {...page.start} />
      <RelatedPages links={page.related} />
    </>
  );
}
