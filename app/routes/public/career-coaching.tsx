/** Coaching for people who look for work, which is free and never a condition (spec: marketing §1 "Services named"). */
import { href } from 'react-router';
import { pageText } from '#app/pages/page-text.ts';
import { cacheable } from '#app/site/cacheable.server.ts';
import { coachingPath, openEnquiry } from '#app/site/enquiry-request.ts';
import { RelatedPages } from '#app/site/related-pages.tsx';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { breadcrumbJsonLd, faqJsonLd, serviceJsonLd } from '#app/site/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/career-coaching';
import { findGuide } from './services/find-guide.server.ts';
import { GuideClosing } from './services/guide-closing.tsx';
import { GuideHero } from './services/guide-hero.tsx';
import { guideLinks } from './services/guide-links.ts';
import { GuideParts } from './services/guide-parts.tsx';
import { GuideQuestions } from './services/guide-questions.tsx';
import { GuideSteps } from './services/guide-steps.tsx';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

const path = href('/career-coaching');
const page = pageText('/career-coaching');
const trail = [{ label: page.name, href: path }];

export const loader = () => cacheable(findGuide(path));

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
      <GuideHero trail={trail} title={page.name} guide={guide} countedOn={countedOn}>
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
