/** `/search?q=`: jobs, and pages of the site. */
import { href } from 'react-router';
import { CityLinks } from '#app/features/jobs/components/city-links.tsx';
import { FoundJobs } from '#app/features/jobs/components/found-jobs.tsx';
import { countPublicJobs, searchPublicJobs } from '#app/features/jobs/queries.server.ts';
import { describeCount, EMPTY_SEARCH, readBoardSearch, writeBoardSearch } from '#app/features/jobs/schema.ts';
import { MenuLink } from '#app/site/menu-link.tsx';
import { searchPages } from '#app/site/page-search.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { SearchForm } from '#app/site/search-form.tsx';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageText } from '#content/pages.ts';
import { CATEGORY_NAMES, JOB_CATEGORIES } from '#domain/job.ts';
import { toJobCard } from '#domain/job-card.ts';
import type { Route } from './+types/search';

const MOST_JOBS = 5;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, log, requestId } = context.get(requestContext);
  const { search: question } = readBoardSearch(new Map([['search', new URL(request.url).searchParams.get('q') ?? '']]));
  const pages = searchPages(question);
  if (!question) return { question, pages, jobs: [], found: null };
  try {
    const search = { ...EMPTY_SEARCH, search: question };
    const [jobs, found] = await Promise.all([
      searchPublicJobs(database.asPublic, search, MOST_JOBS),
      countPublicJobs(database.asPublic, search),
    ]);
    return { question, pages, jobs: jobs.map(toJobCard), found };
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'jobs could not be searched');
    return { question, pages, jobs: null, found: null };
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...pageText('/search'), publicOrigin: originOf(matches), path: href('/search'), noindex: true });

export default function SearchPage({ loaderData: { question, pages, jobs, found } }: Route.ComponentProps) {
  const hasPages = pages.length > 0;
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'Search' }]} title={question ? <>Results for ‘{question}’</> : 'Search'} />
      <div className="max-w-2xl">
        <SearchForm id="search" question={question} />
      </div>
      {question ? (
        <div className="mt-10 grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <section aria-labelledby="job-results" className={hasPages ? 'lg:col-span-8' : 'lg:col-span-12'}>
            <Heading level={2} size="item" id="job-results" className="mb-4">
              {found ? describeCount(found) : 'Jobs'}
            </Heading>
            <FoundJobs jobs={jobs} found={found} question={question} />
          </section>
          {hasPages && (
            <section aria-labelledby="page-results" className="lg:col-span-4">
              <Heading level={2} size="item" id="page-results" className="mb-4">
                {pages.length === 1 ? '1 page' : `${pages.length} pages`}
              </Heading>
              <ul className="divide-y divide-line border-line border-y">
                {pages.map((link) => (
                  <li key={link.href}>
                    <MenuLink
                      link={link}
                      className="group block py-3.5"
                      nameClass="font-semibold text-brand underline-offset-4 group-hover:underline"
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      ) : (
        <WaysIn />
      )}
    </div>
  );
}

/** For whoever has no word to look for yet. */
function WaysIn() {
  return (
    <section aria-labelledby="ways-in" className="mt-10">
      <Heading level={2} size="item" id="ways-in" className="mb-3">
        Or look through the jobs
      </Heading>
      <div className="flex flex-wrap gap-3">
        {JOB_CATEGORIES.map((category) => (
          <ButtonLink key={category} to={href('/jobs') + writeBoardSearch({ category })} variant="secondary">
            {CATEGORY_NAMES[category]} jobs
          </ButtonLink>
        ))}
      </div>
      <div className="mt-4">
        <CityLinks />
      </div>
    </section>
  );
}
