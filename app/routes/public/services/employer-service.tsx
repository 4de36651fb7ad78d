/** The services for employers: an overview and three pages of its form (spec: marketing §2). */
import { href } from 'react-router';
import { openEnquiry, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { RelatedPages } from '#app/chrome/related-pages.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd, faqJsonLd, serviceJsonLd } from '#app/chrome/seo/structured-data.ts';
import { ClaimFigures } from '#app/features/services/components/claim-figures.tsx';
import { EmployerJobs } from '#app/features/services/components/employer-jobs.tsx';
import { EmployerCosts, EmployerOverview } from '#app/features/services/components/employer-overview.tsx';
import { GuideClosing } from '#app/features/services/components/guide/guide-closing.tsx';
import { GuideHero } from '#app/features/services/components/guide/guide-hero.tsx';
import { type GuidePath, guideLinks, guideSectors } from '#app/features/services/components/guide/guide-links.ts';
import { GuideParts } from '#app/features/services/components/guide/guide-parts.tsx';
import { GuideQuestions } from '#app/features/services/components/guide/guide-questions.tsx';
import { GuideSteps } from '#app/features/services/components/guide/guide-steps.tsx';
import { findGuide } from '#app/features/services/queries.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/employer-service';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = ({ url, context }: Route.LoaderArgs) =>
  cacheable(findGuide(context.get(requestContext).content, url.pathname), { tags: ['pages'] });

const trailTo = (path: GuidePath) => {
  const overview = { label: pageText('/employer-services').name, href: href('/employer-services') };
  return path === '/employer-services' ? [overview] : [overview, { label: pageText(path).name, href: path }];
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { path, guide } = loaderData;
  const publicOrigin = originOf(matches);
  const text = pageText(path);
  const jsonLd = [
    breadcrumbJsonLd(publicOrigin, trailTo(path)),
    serviceJsonLd(publicOrigin, { ...text, path }),
    faqJsonLd(guide.questions),
  ];
  return pageMeta({ ...text, publicOrigin, path, jsonLd });
};

export default function EmployerService({ loaderData }: Route.ComponentProps) {
  const { path, guide, overview, countedOn } = loaderData;
  const talent = { to: talentPath(), onClick: openEnquiry, size: 'lg' } as const;
  return (
    <>
      <GuideHero
        trail={trailTo(path)}
        title={pageText(path).name}
        guide={guide}
        countedOn={countedOn}
        sector={guideSectors[path]}
      >
        <ButtonLink {...talent}>Find Talent</ButtonLink>
        <ButtonLink to={`${href('/employer-services')}#costs`} size="lg" variant="secondary">
          What it costs
        </ButtonLink>
      </GuideHero>
      {overview && <EmployerOverview entries={overview.entries} countedOn={countedOn} />}
      <GuideSteps steps={guide.steps} />
      {overview && (
        <>
          <ClaimFigures title="How it has gone so far" claims={overview.claims} />
          <EmployerJobs />
          <EmployerCosts costs={overview.costs} />
        </>
      )}
      <GuideParts parts={guide.parts} />
      <GuideQuestions guide={guide} />
      <GuideClosing closing={guide.closing}>
        <ButtonLink {...talent} variant="secondary">
          Find Talent
        </ButtonLink>
      </GuideClosing>
      <RelatedPages links={guideLinks[path]} />
    </>
  );
}
