/** `/search?q=`: jobs, and pages of the site. */
import { href, Link } from 'react-router';
import { FoundJobs } from '#app/features/jobs/components/found-jobs.tsx';
import { countPublicJobs, searchPublicJobs } from '#app/features/jobs/queries.server.ts';
import { describeCount, EMPTY_SEARCH, readBoardSearch } from '#app/features/jobs/schema.ts';
import { searchPages } from '#app/site/page-search.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { SearchForm } from '#app/site/search-form.tsx';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { pageText } from '#content/pages.ts';
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
  return (
    <div className="wrap py-6 sm:py-8">
      <Breadcrumb items={[{ label: 'Search' }]} />
      <div className="mt-6 max-w-2xl sm:mt-10">
        <Heading level={1}>{question ? <>Results for ‘{question}’</> : 'Search'}</Heading>
        <div className="mt-6">
          <SearchForm id="search" question={question} />
        </div>
      </div>

      {question && (
        <div className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <section aria-labelledby="job-results" className="lg:col-span-8">
            <Heading level={2} size="item" id="job-results" className="mb-4">
              {found ? describeCount(found) : 'Jobs'}
            </Heading>
            <FoundJobs jobs={jobs} found={found} question={question} />
          </section>
          <section aria-labelledby="page-results" className="lg:col-span-4">
            <Heading level={2} size="item" id="page-results">
              Pages
            </Heading>
            {pages.length === 0 ? (
              <div className="mt-4">
                <EmptyState title="No page has these words in its name" headingLevel={3}>
                  <p>Try one word instead of several, or look for it in the jobs.</p>
                </EmptyState>
              </div>
            ) : (
              <>
                <p className="mt-2 text-ink-soft">
                  {pages.length} {pages.length === 1 ? 'page' : 'pages'}
                </p>
                <ul className="mt-4 divide-y divide-line border-line border-y">
                  {pages.map(({ label, href: to, text, isExternal }) => (
                    <li key={to}>
                      <Link to={to} target={isExternal ? '_blank' : undefined} className="group block py-3.5">
                        <span className="font-semibold text-brand underline-offset-4 group-hover:underline">
                          {label}
                        </span>
                        {text && <span className="block text-sm text-ink-soft">{text}</span>}
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        </div>
      )}
    </div>
  );
}
