/** The front page (spec: marketing §2, "Home page"). */
import { data, href } from 'react-router';
import { BootstrapForm } from '#app/features/accounts/components/bootstrap-form.tsx';
import { findViewer } from '#app/features/accounts/gates.server.ts';
import { findBootstrapOffer } from '#app/features/accounts/queries/bootstrap.server.ts';
import { LatestJobs } from '#app/features/jobs/components/latest-jobs.tsx';
import { searchPublicJobs, secondsUntilBoardChanges } from '#app/features/jobs/queries.server.ts';
import { EMPTY_SEARCH } from '#app/features/jobs/schema.ts';
import { cacheable } from '#app/site/cacheable.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { agencyJsonLd, siteJsonLd } from '#app/site/structured-data.ts';
import { pageText } from '#content/pages.ts';
import { toJobCard } from '#domain/job-card.ts';
import type { Route } from './+types/home';
import { CityIndex } from './home/city-index.tsx';
import { ContactStrip } from './home/contact-strip.tsx';
import { Figures } from './home/figures.tsx';
import { Hero } from './home/hero.tsx';
import { HowItWorks } from './home/how-it-works.tsx';
import { TwoWorlds } from './home/two-worlds.tsx';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

const LATEST_JOBS = 5;

/** The page stands without its jobs: a database that is away takes them from it, not the rest. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, log, requestId } = context.get(requestContext);
  const viewer = await findViewer({ request, context });
  try {
    const [jobs, seconds] = await Promise.all([
      searchPublicJobs(database.asPublic, EMPTY_SEARCH, LATEST_JOBS),
      secondsUntilBoardChanges(database.asPublic, 300),
    ]);
    const shown = { latest: jobs.map(toJobCard), bootstrap: await findBootstrapOffer(database, viewer) };
    return viewer ? data(shown) : cacheable(shown, { seconds, tags: ['pages', 'jobs'] });
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'the latest jobs could not be loaded');
    return data({ latest: null, bootstrap: null });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  const jsonLd = [agencyJsonLd(publicOrigin), siteJsonLd(publicOrigin)];
  return pageMeta({ ...pageText('/'), publicOrigin, path: href('/'), jsonLd });
};

export default function Home({ loaderData: { latest, bootstrap } }: Route.ComponentProps) {
  return (
    <>
      {bootstrap && (
        <div className="wrap pt-6">
          <BootstrapForm {...bootstrap} />
        </div>
      )}
      <Hero />
      <TwoWorlds />
      <LatestJobs jobs={latest} />
      <HowItWorks />
      <CityIndex />
      <Figures />
      <ContactStrip />
    </>
  );
}
