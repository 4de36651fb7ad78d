import { href } from 'react-router';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { agencyJsonLd, faqJsonLd, siteJsonLd } from '#app/chrome/seo/structured-data.ts';
import { loadHome } from '#app/features/site/home/answers/load-home.server.ts';
import { HomePage } from '#app/features/site/home/components/home-page.tsx';
import { pageText } from '#app/pages/page-text.ts';
import type { Route } from './+types/home';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => loadHome({ request, context });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const publicOrigin = originOf(matches);
  const jsonLd = [
    agencyJsonLd(publicOrigin, loaderData?.testimonials.filter(({ isSample }) => !isSample) ?? []),
    siteJsonLd(publicOrigin),
    faqJsonLd(loaderData?.questions ?? []),
  ];
  return pageMeta({ ...pageText('/'), publicOrigin, path: href('/'), jsonLd });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
