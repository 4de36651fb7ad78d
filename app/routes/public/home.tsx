/** The front page (spec: marketing §2, "Home page"). */
import { href } from 'react-router';
import { pageText } from '#app/pages/page-text.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { agencyJsonLd, faqJsonLd, siteJsonLd } from '#app/site/structured-data.ts';
import { homeQuestions } from '#content/faq.ts';
import type { Route } from './+types/home';
import { HomePage } from './home/home-page.tsx';
import { loadHome } from './home/load-home.server.ts';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => loadHome({ request, context });

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  const jsonLd = [agencyJsonLd(publicOrigin), siteJsonLd(publicOrigin), faqJsonLd(homeQuestions)];
  return pageMeta({ ...pageText('/'), publicOrigin, path: href('/'), jsonLd });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
