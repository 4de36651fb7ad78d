/** Recruitment across borders (spec: marketing §2, "Service pages"). */
import { href } from 'react-router';
import { RelatedPages } from '#app/chrome/related-pages.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd, serviceJsonLd } from '#app/chrome/seo/structured-data.ts';
import { ClaimFigures } from '#app/features/site/services/components/claim-figures.tsx';
import {
  InternationalFeatures,
  InternationalLanguages,
} from '#app/features/site/services/components/international/international-features.tsx';
import { InternationalHero } from '#app/features/site/services/components/international/international-hero.tsx';
import { InternationalRules } from '#app/features/site/services/components/international/international-rules.tsx';
import { ServiceReasons } from '#app/features/site/services/components/service-reasons.tsx';
import { ServiceStart } from '#app/features/site/services/components/service-start.tsx';
import { findInternational } from '#app/features/site/services/queries.server.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/international';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  cacheable(findInternational(context.get(requestContext).content));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { text } = loaderData;
  const publicOrigin = originOf(matches);
  const path = href('/international');
  const jsonLd = [
    breadcrumbJsonLd(publicOrigin, [{ label: text.name }]),
    serviceJsonLd(publicOrigin, { ...text, path }),
  ];
  return pageMeta({ ...text, publicOrigin, path, jsonLd });
};

export default function InternationalRoute({ loaderData: { text, page } }: Route.ComponentProps) {
  return (
    <>
      <InternationalHero name={text.name} lead={page.lead} />
      <InternationalFeatures page={page} />
      <InternationalLanguages page={page} />
      <ServiceReasons title={page.reasonsTitle} reasons={page.reasons} />
      <InternationalRules page={page} />
      <ClaimFigures title={page.claimsTitle} claims={page.claims} />
      <ServiceStart {...page.start} />
      <RelatedPages links={page.related} />
    </>
  );
}
