/** The home page at its about section, under a name of its own; search engines are led to the home page. */
import { href } from 'react-router';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/about';
import { HomePage } from './home/home-page.tsx';
import { loadHome } from './home/load-home.server.ts';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => loadHome({ request, context });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...pageText('/about'), publicOrigin: originOf(matches), path: href('/') });

export default function About({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} scrollTo="about" />;
}
