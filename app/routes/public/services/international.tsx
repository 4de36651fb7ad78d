/** Recruitment across borders (spec: marketing §2, "Service pages"). */
import { href } from 'react-router';
import { type RelatedLink, RelatedPages } from '#app/chrome/related-pages.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd, serviceJsonLd } from '#app/chrome/seo/structured-data.ts';
import { ClaimFigures } from '#app/features/services/components/claim-figures.tsx';
import {
  InternationalFeatures,
  InternationalLanguages,
} from '#app/features/services/components/international/international-features.tsx';
import { InternationalHero } from '#app/features/services/components/international/international-hero.tsx';
import { InternationalRules } from '#app/features/services/components/international/international-rules.tsx';
import { ServiceReasons } from '#app/features/services/components/service-reasons.tsx';
import { ServiceStart } from '#app/features/services/components/service-start.tsx';
import { pageText } from '#app/pages/page-text.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { internationalPage as page } from '#content/services/international.ts';
import type { Route } from './+types/international';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = () => cacheable(null);

const text = pageText('/international');

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  const path = href('/international');
  const jsonLd = [
    breadcrumbJsonLd(publicOrigin, [{ label: text.name }]),
    serviceJsonLd(publicOrigin, { ...text, path }),
  ];
  return pageMeta({ ...text, publicOrigin, path, jsonLd });
};

const LINKS: readonly RelatedLink[] = [
  {
    type: 'service',
    title: 'White collar recruitment',
    description: 'Finance, technology, HR, sales, healthcare offices and law.',
    href: href('/white-collar'),
  },
  {
    type: 'service',
    title: 'Blue collar recruitment',
    description: 'Trades, plant, warehouses and works.',
    href: href('/blue-collar'),
  },
  {
    type: 'location',
    title: 'Recruitment in London',
    description: 'Open jobs in London, and our telephone number there.',
    href: href('/locations/:city', { city: 'london' }),
  },
];

export default function InternationalRoute() {
  return (
    <>
      <InternationalHero name={text.name} />
      <InternationalFeatures />
      <InternationalLanguages />
      <ServiceReasons title={page.reasonsTitle} reasons={page.reasons} />
      <InternationalRules />
      <ClaimFigures title={page.claimsTitle} claims={page.claims} />
      <ServiceStart {...page.start} />
      <RelatedPages links={LINKS} />
    </>
  );
}
