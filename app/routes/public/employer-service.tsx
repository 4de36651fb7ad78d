/** The services for employers: an overview and three pages of its form (spec: marketing §2). */
import { href } from 'react-router';
import { pageText } from '#app/pages/page-text.ts';
import { cacheable } from '#app/site/cacheable.server.ts';
import { openEnquiry, talentPath } from '#app/site/enquiry-request.ts';
import { RelatedPages } from '#app/site/related-pages.tsx';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { breadcrumbJsonLd, faqJsonLd, serviceJsonLd } from '#app/site/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/employer-service';
import { ClaimFigures } from './claim-figures.tsx';
import { EmployerJobs } from './services/employer-jobs.tsx';
import { EmployerCosts, EmployerOverview } from './services/employer-overview.tsx';
import { findGuide } from './services/find-guide.server.ts';
import { GuideClosing } from './services/guide-closing.tsx';
import { GuideHero } from './services/guide-hero.tsx';
import { type GuidePath, guideLinks } from './services/guide-links.ts';
import { GuideParts } from './services/guide-parts.tsx';
import { GuideQuestions } from './services/guide-questions.tsx';
import { GuideSteps } from './services/guide-steps.tsx';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = ({ url }: Route.LoaderArgs) => cacheable(findGuide(url.pathname));

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
      <GuideHero trail={trailTo(path)} title={pageText(path).name} guide={guide} countedOn={countedOn}>
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
