/** Newest jobs of an industry, what they have in common, and roles in demand (spec: marketing §2, "Industry pages"; §7). */
import { data, href, matchPath, useNavigation } from 'react-router';
import { RelatedPages } from '#app/chrome/related-pages.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd, serviceJsonLd } from '#app/chrome/seo/structured-data.ts';
import { findAndCountJobs } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { formatCount } from '#app/features/board/jobs/schema.ts';
import { COLLAR_LOOKS } from '#app/features/site/services/components/collar/collar-look.ts';
import { marketFigures } from '#app/features/site/services/components/industry/industry-figures.ts';
import { IndustryHero } from '#app/features/site/services/components/industry/industry-hero.tsx';
import { IndustryJobs } from '#app/features/site/services/components/industry/industry-jobs.tsx';
import { IndustryMarket } from '#app/features/site/services/components/industry/industry-market.tsx';
import { IndustryRoles } from '#app/features/site/services/components/industry/industry-roles.tsx';
import { ServiceReasons } from '#app/features/site/services/components/service-reasons.tsx';
import { pageText } from '#app/pages/page-text.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { toJobCard } from '#domain/job/job-card.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import { findIndustry } from '#domain/site/industries.ts';
import { excerpt } from '#domain/text/text.ts';
import type { Route } from './+types/industry';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

/** The spec fetches 20 jobs, shows 10, and cuts texts at 120 characters (marketing §9). */
const [FETCHED_JOBS, SHOWN_JOBS, EXCERPT_LENGTH] = [20, 10, 120];

/** The page works without its jobs. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { database, log, content } = context.get(requestContext);
  const industry = content.industries.find(({ slug }) => slug === params.industry);
  if (!industry) {
    log.info({ path: url.pathname }, 'page not found');
    throw data(null, { status: 404 });
  }
  const { words: _, isEither: __, ...page } = industry;
  return loadPart(context, 'the jobs of an industry could not be loaded', { page, listing: null }, async () => {
    const [{ jobs, totalCount: total }, seconds] = await Promise.all([
      findAndCountJobs(
        { asPublic: database.asPublic, content },
        { ...EMPTY_QUESTION, industry: page.slug },
        FETCHED_JOBS,
      ),
      secondsUntilBoardChanges(database.asPublic, 300),
    ]);
    const cards = jobs
      .slice(0, SHOWN_JOBS)
      .map((job) => ({ ...toJobCard(job), excerpt: excerpt(job.description, EXCERPT_LENGTH) }));
    const listing = { jobs: cards, figures: marketFigures(jobs, formatCount(total), page.countedBy) };
    return cacheable({ page, listing }, { seconds, tags: ['pages', 'jobs'] });
  });
}

const pathOf = (industry: string) => href('/industries/:industry', { industry });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { slug, name } = loaderData.page;
  const [publicOrigin, path, text] = [originOf(matches), pathOf(slug), pageText('/industries/:industry', name)];
  const jsonLd = [
    breadcrumbJsonLd(publicOrigin, [{ label: text.name }]),
    serviceJsonLd(publicOrigin, { ...text, path }),
  ];
  return pageMeta({ ...text, publicOrigin, path, jsonLd });
};

export default function IndustryRoute({ loaderData: { page, listing } }: Route.ComponentProps) {
  const { location } = useNavigation();
  const next = findIndustry(matchPath('/industries/:industry', location?.pathname ?? '')?.params.industry);
  const { slug, name: title, category } = page;
  return (
    <>
      <IndustryHero title={title} trail={[{ label: title }]} page={page} category={category} />
      <IndustryMarket figures={next ? [] : (listing?.figures ?? [])} ink={COLLAR_LOOKS[category].ink} />
      <IndustryJobs
        page={page}
        category={category}
        results={listing}
        loading={next ? `Loading ${next.name.toLowerCase()} jobs...` : null}
        path={pathOf(slug)}
      />
      <IndustryRoles page={page} />
      <ServiceReasons title={page.hiringTitle} reasons={page.hiring} checked={page} />
      <RelatedPages links={page.related} />
    </>
  );
}
