/** The services for employers: an overview and three pages with the same layout (spec: marketing §2). */
import { href } from 'react-router';
import { OPENS_ENQUIRY, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { RelatedPages } from '#app/chrome/related-pages.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd, faqJsonLd, serviceJsonLd } from '#app/chrome/seo/structured-data.ts';
import { ClaimFigures } from '#app/features/site/services/components/claim-figures.tsx';
import { EmployerJobs } from '#app/features/site/services/components/employer-jobs.tsx';
import { EmployerCosts, EmployerOverview } from '#app/features/site/services/components/employer-overview.tsx';
import { GuideClosing } from '#app/features/site/services/components/guide/guide-closing.tsx';
import { GuideHero } from '#app/features/site/services/components/guide/guide-hero.tsx';
import { GuideParts } from '#app/features/site/services/components/guide/guide-parts.tsx';
import { GuideQuestions } from '#app/features/site/services/components/guide/guide-questions.tsx';
import { guideSectors } from '#app/features/site/services/components/guide/guide-sectors.ts';
import { GuideSteps } from '#app/features/site/services/components/guide/guide-steps.tsx';
import {
  findEmployerServices,
  findGuide,
  type GuideOfServicePath,
} from '#app/features/site/services/queries.server.ts';
import { patternInMap } from '#app/pages/pattern.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { ServicePath } from '#domain/site/service-path.ts';
import { findService, isOffered } from '#domain/site/services.ts';
import type { Route } from './+types/employer-service';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export function loader({ pattern, context }: Route.LoaderArgs) {
  const { content } = context.get(requestContext);
  const path = patternInMap(pattern);
  if (path === '/employer-services') return cacheable(findEmployerServices(content));
  return cacheable(findGuide(content, path as GuideOfServicePath));
}

function trailTo(path: ServicePath, name: string) {
  const overview = path === '/employer-services' ? undefined : findService('/employer-services');
  const crumb = { label: name, href: path };
  return overview ? [{ label: overview.label, href: overview.path }, crumb] : [crumb];
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { path, text, guide } = loaderData;
  const publicOrigin = originOf(matches);
  const jsonLd = [
    breadcrumbJsonLd(publicOrigin, trailTo(path, text.name)),
    serviceJsonLd(publicOrigin, { ...text, path }),
    faqJsonLd(guide.questions),
  ];
  return pageMeta({ ...text, publicOrigin, path, jsonLd });
};

export default function EmployerService({ loaderData }: Route.ComponentProps) {
  const { path, text, guide, overview, countedOn } = loaderData;
  const talent = { to: talentPath(), ...OPENS_ENQUIRY, size: 'lg' } as const;
  return (
    <>
      <GuideHero
        trail={trailTo(path, text.name)}
        title={text.name}
        guide={guide}
        countedOn={countedOn}
        sector={guideSectors[path]}
      >
        <ButtonLink {...talent}>Find Talent</ButtonLink>
        {isOffered('/employer-services') && (
          <ButtonLink to={`${href('/employer-services')}#costs`} size="lg" variant="secondary">
            What it costs
          </ButtonLink>
        )}
      </GuideHero>
      {overview && <EmployerOverview title={overview.waysTitle} entries={overview.entries} countedOn={countedOn} />}
      <GuideSteps steps={guide.steps} />
      {overview && (
        <>
          <ClaimFigures title={overview.claimsTitle} claims={overview.claims} />
          <EmployerJobs />
          <EmployerCosts page={overview} />
        </>
      )}
      <GuideParts parts={guide.parts} />
      <GuideQuestions guide={guide} />
      <GuideClosing closing={guide.closing}>
        <ButtonLink {...talent} variant="secondary">
          Find Talent
        </ButtonLink>
      </GuideClosing>
      <RelatedPages links={guide.related} />
    </>
  );
}
