/** An industry: its newest jobs, what they say together, and who is looked for (spec: marketing §2, "Industry pages"; §7). */
import { data, href, useNavigation } from 'react-router';
import { RelatedPages } from '#app/chrome/related-pages.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd, serviceJsonLd } from '#app/chrome/seo/structured-data.ts';
import { countJobsByTitle, listJobsByTitle, secondsUntilBoardChanges } from '#app/features/jobs/queries.server.ts';
import { formatCount } from '#app/features/jobs/schema.ts';
import { COLLAR_LOOKS } from '#app/features/services/components/collar/collar-look.ts';
import { marketFigures } from '#app/features/services/components/industry/industry-figures.ts';
import { IndustryHero } from '#app/features/services/components/industry/industry-hero.tsx';
import { IndustryJobs } from '#app/features/services/components/industry/industry-jobs.tsx';
import { industryLinks } from '#app/features/services/components/industry/industry-links.ts';
import { IndustryMarket } from '#app/features/services/components/industry/industry-market.tsx';
import { IndustryRoles } from '#app/features/services/components/industry/industry-roles.tsx';
import { ServiceReasons } from '#app/features/services/components/service-reasons.tsx';
import { pageText } from '#app/pages/page-text.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { findIndustry, type IndustrySlug, industries } from '#content/industries/industries.ts';
import { industryPages } from '#content/industries/industry-pages.ts';
import { toJobCard } from '#domain/job/job-card.ts';
import { excerpt } from '#domain/text/text.ts';
import type { Route } from './+types/industry';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

/** spec: marketing §9 "industry pages show 10 of 20 fetched"; "120 on industry pages". */
const [FETCHED_JOBS, SHOWN_JOBS, EXCERPT_LENGTH] = [20, 10, 120];

/** The page stands without its jobs. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { database, log, requestId } = context.get(requestContext);
  const industry = findIndustry(params.industry);
  if (!industry) {
    log.info({ path: url.pathname }, 'page not found');
    throw data(null, { status: 404 });
  }
  const { slug, category } = industry;
  try {
    const rule = { ...industryPages[slug], category };
    const [jobs, total, seconds] = await Promise.all([
      listJobsByTitle(database.asPublic, rule, FETCHED_JOBS),
      countJobsByTitle(database.asPublic, rule),
      secondsUntilBoardChanges(database.asPublic, 300),
    ]);
    const cards = jobs
      .slice(0, SHOWN_JOBS)
      .map((job) => ({ ...toJobCard(job), excerpt: excerpt(job.description, EXCERPT_LENGTH) }));
    const found = { jobs: cards, figures: marketFigures(jobs, formatCount(total), rule.countedBy) };
    return cacheable({ slug, found }, { seconds, tags: ['pages', 'jobs'] });
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'the jobs of an industry could not be loaded');
    return data({ slug, found: null });
  }
}

const pathOf = (industry: IndustrySlug) => href('/industries/:industry', { industry });

function textOf(slug: IndustrySlug) {
  const { name } = industries.find((industry) => industry.slug === slug) ?? { name: '' };
  return pageText('/industries/:industry', name);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { slug } = loaderData;
  const [publicOrigin, path, text] = [originOf(matches), pathOf(slug), textOf(slug)];
  const jsonLd = [
    breadcrumbJsonLd(publicOrigin, [{ label: text.name }]),
    serviceJsonLd(publicOrigin, { ...text, path }),
  ];
  return pageMeta({ ...text, publicOrigin, path, jsonLd });
};

export default function IndustryRoute({ loaderData: { slug, found } }: Route.ComponentProps) {
  const { location } = useNavigation();
  const next = industries.find((industry) => location?.pathname === pathOf(industry.slug))?.slug;
  const page = industryPages[slug];
  const category = findIndustry(slug)?.category ?? 'white-collar';
  const { name } = textOf(slug);
  return (
    <>
      <IndustryHero title={name} trail={[{ label: name }]} page={page} category={category} />
      <IndustryMarket figures={next ? [] : (found?.figures ?? [])} ink={COLLAR_LOOKS[category].ink} />
      <IndustryJobs
        page={page}
        category={category}
        found={found}
        loading={next ? industryPages[next].loading : null}
        path={pathOf(slug)}
      />
      <IndustryRoles page={page} />
      <ServiceReasons title={page.hiringTitle} reasons={page.hiring} checked={page} />
      <RelatedPages links={industryLinks[slug]} />
    </>
  );
}
