/** The front page (spec: marketing §2, "Home page"). */
import { data, href } from 'react-router';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { agencyJsonLd, faqJsonLd, siteJsonLd } from '#app/chrome/seo/structured-data.ts';
import { findCandidate, findPoster, findViewer } from '#app/features/core/accounts/gates.server.ts';
import { HomePage } from '#app/features/site/home/components/home-page.tsx';
import { findHome, readHomeContent } from '#app/features/site/home/queries/home.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { type RequestArgs, requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/home';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const WITHOUT_JOBS = { ownStart: null, latest: null, figures: null, places: null, replyRate: null, bootstrap: null };

/** Also for the pages that are a section of the home page. Without the database only the jobs are missing. */
export async function loader({ request, context }: RequestArgs) {
  const args = { request, context };
  const services = context.get(requestContext);
  const content = readHomeContent(services.content);
  const viewer = await findViewer(args);
  return loadPart(context, 'the latest jobs could not be loaded', data({ ...WITHOUT_JOBS, ...content }), async () => {
    const [candidate, poster] = [await findCandidate(args), await findPoster(args)];
    const { home, seconds } = await findHome(services, { viewer, candidate, poster });
    const page = { ...home, ...content };
    return viewer ? data(page) : cacheable(page, { seconds, tags: ['pages', 'jobs'] });
  });
}

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
