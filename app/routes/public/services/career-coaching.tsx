/** Coaching for jobseekers, free and never a condition (spec: marketing §1 "Services named"). */
import { href } from 'react-router';
import { coachingPath, OPENS_ENQUIRY } from '#app/chrome/dialogs/enquiry-request.ts';
import { RelatedPages } from '#app/chrome/related-pages.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd, faqJsonLd, serviceJsonLd } from '#app/chrome/seo/structured-data.ts';
import { GuideClosing } from '#app/features/site/services/components/guide/guide-closing.tsx';
import { GuideHero } from '#app/features/site/services/components/guide/guide-hero.tsx';
import { GuideParts } from '#app/features/site/services/components/guide/guide-parts.tsx';
import { GuideQuestions } from '#app/features/site/services/components/guide/guide-questions.tsx';
import { guideSectors } from '#app/features/site/services/components/guide/guide-sectors.ts';
import { GuideSteps } from '#app/features/site/services/components/guide/guide-steps.tsx';
import { findCoaching } from '#app/features/site/services/queries.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/career-coaching';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const path = href('/career-coaching');
const trailTo = (name: string) => [{ label: name, href: path }];

export const loader = ({ context }: Route.LoaderArgs) => cacheable(findCoaching(context.get(requestContext).content));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { text, page } = loaderData;
  const publicOrigin = originOf(matches);
  const jsonLd = [
    breadcrumbJsonLd(publicOrigin, trailTo(text.name)),
    serviceJsonLd(publicOrigin, { ...text, path }),
    faqJsonLd(page.questions),
  ];
  return pageMeta({ ...text, publicOrigin, path, jsonLd });
};

export default function CareerCoaching({ loaderData: { text, page: guide } }: Route.ComponentProps) {
  const send = { to: coachingPath, ...OPENS_ENQUIRY, size: 'lg' } as const;
  return (
    <>
      <GuideHero
        trail={trailTo(text.name)}
        title={text.name}
        guide={guide}
        countedOn=""
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
      <RelatedPages links={guide.related} />
    </>
  );
}
