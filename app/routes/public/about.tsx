import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { HomePage } from '#app/features/site/home/components/home-page.tsx';
import { pageText } from '#app/pages/page-text.ts';
import type { Route } from './+types/about';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

/** Its script scrolls to the page's section, so it must run at once. */
export const handle = { scripts: 'at_once' } satisfies RouteHandle;

export { loader } from './home.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageHead(pageText('/about'), matches);

export default function About({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} scrollTo="about" />;
}
