/** Coaching for people who look for work, which is free and never a condition (spec: marketing §1 "Services named"). */
import { href } from 'react-router';
import { coachingPath, openEnquiry } from '#app/chrome/dialogs/enquiry-request.ts';
import { RelatedPages } from '#app/chrome/related-pages.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd, faqJsonLd, serviceJsonLd } from '#app/chrome/seo/structured-data.ts';
import { GuideClosing } from '#app/features/services/components/guide/guide-closing.tsx';
import { GuideHero } from '#app/features/services/components/guide/guide-hero.tsx';
import { guideLinks, guideSectors } from '#app/features/services/components/guide/guide-links.ts';
import { GuideParts } from '#app/features/services/components/guide/guide-parts.tsx';
import { GuideQuestions } from '#app/features/services/components/guide/guide-questions.tsx';
import { GuideSteps } from '#app/features/services/components/guide/guide-steps.tsx';
import { findGuide } from '#app/features/services/queries.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/career-coaching';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const path = href('/career-coaching');
const page = pageText('/career-coaching');
const trail = [{ label: page.name, href: path }];

export const loader = ({ context }: Route.LoaderArgs) =>
  cacheable(findGuide(context.get(requestContext).content, path), { tags: ['pages'] });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const publicOrigin = originOf(matches);
  const jsonLd = [
    breadcrumbJsonLd(publicOrigin, trail),
    serviceJsonLd(publicOrigin, { ...page, path }),
    faqJsonLd(loaderData.guide.questions),
  ];
  return pageMeta({ ...page, publicOrigin, path, jsonLd });
};

export default function CareerCoaching({ loaderData: { guide, countedOn } }: Route.ComponentProps) {
  const send = { to: coachingPath, onClick: openEnquiry, size: 'lg' } as const;
  return (
    <>
      <GuideHero
        trail={trail}
        title={page.name}
        guide={guide}
        countedOn={countedOn}
        sector={guideSectors['/career-coaching']}
      >
        <ButtonLink {...send}>Ask for a session</ButtonLink>
        <ButtonLink to={href('/tools')} size="lg" variant="secondary">
          Free tools
        </ButtonLink>
      </GuideHero>
      <GuideSteps steps={guide.steps} />
      <GuideParts parts={guide.parts} />
      <GuideQuestions guide={guide} />
      <GuideClosing closing={guide.closing}>
        <ButtonLink {...send} variant="secondary">
          Ask for a session
        </ButtonLink>
      </GuideClosing>
      <RelatedPages links={guideLinks['/career-coaching']} />
    </>
  );
}
