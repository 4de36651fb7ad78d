import { pageText } from '#app/pages/page-text.ts';
import { pageHead } from '#app/site/seo.ts';
import type { Route } from './+types/about';
import { HomePage } from './home/home-page.tsx';
import { loadHome } from './home/load-home.server.ts';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => loadHome({ request, context });

export const meta: Route.MetaFunction = ({ matches }) => pageHead(pageText('/about'), matches);

export default function About({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} scrollTo="about" />;
}
