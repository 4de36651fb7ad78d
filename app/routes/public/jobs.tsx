/** The job board (spec: accounts §2, "Job board"). */
import { LogIn, Rss } from 'lucide-react';
import { data, href, Link, redirect, useNavigation } from 'react-router';
import { BoardFilters } from '#app/features/jobs/components/board-filters.tsx';
import { BoardResults, BoardSkeleton } from '#app/features/jobs/components/board-results.tsx';
import { countPublicJobs, searchPublicJobs, secondsUntilBoardChanges } from '#app/features/jobs/queries.server.ts';
import { JOBS_PER_PAGE, readBoardSearch, writeBoardSearch } from '#app/features/jobs/schema.ts';
import { cacheable } from '#app/site/cacheable.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { pageMeta } from '#app/site/seo.ts';
import { PageNotice } from '#app/site/toasts.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { toJobCard } from '#domain/job-card.ts';
import { jobItemList } from '#domain/job-posting.ts';
import type { Route } from './+types/jobs';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, log, requestId } = context.get(requestContext);
  const parameters = new URL(request.url).searchParams;
  const search = readBoardSearch(parameters);
  const notice = parameters.get('notice') === 'job-not-found' ? JOB_NOT_FOUND : null;
  try {
    const [jobs, found, seconds] = await Promise.all([
      searchPublicJobs(database.asPublic, search),
      countPublicJobs(database.asPublic, search),
      secondsUntilBoardChanges(database.asPublic, 300),
    ]);
    const pageCount = Math.max(1, Math.ceil(found.count / JOBS_PER_PAGE));
    if (search.page > pageCount) throw redirect(href('/jobs') + writeBoardSearch({ ...search, page: pageCount }));
    return cacheable(
      { search, notice, board: { jobs: jobs.map(toJobCard), found, pageCount } },
      { seconds, tags: ['jobs'] },
    );
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error, errorId: requestId }, 'the board could not be loaded');
    return data({ search, notice, board: null }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}

/** spec: accounts §8. */
const JOB_NOT_FOUND = { title: 'Job not found', text: "The job you're looking for doesn't exist." };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const publicOrigin = matches[0].loaderData?.publicOrigin ?? '';
  const { page, category } = loaderData?.search ?? { page: 1, category: null };
  const kind =
    category === 'white-collar' ? 'White collar jobs' : category === 'blue-collar' ? 'Blue collar jobs' : 'Jobs';
  return pageMeta({
    publicOrigin,
    // One address for each page of each category: searches are for people, not for an index.
    path: href('/jobs') + writeBoardSearch({ category, page }),
    title: page > 1 ? `${kind} across the UK, page ${page}` : `${kind} across the UK`,
    description:
      'Search current white collar and blue collar jobs in London, Manchester, Birmingham, Leeds, Liverpool, Glasgow, ' +
      'Edinburgh, Cardiff and Belfast. Every advert shows its pay and its closing date.',
    keywords: ['UK jobs', 'job board', 'white collar jobs', 'blue collar jobs', 'temporary jobs', 'permanent jobs'],
    jsonLd: jobItemList(
      (loaderData?.board?.jobs ?? []).map(({ id, title }) => ({
        title,
        url: publicOrigin + href('/jobs/:id', { id }),
      })),
    ),
  });
}

export default function JobsPage({ loaderData: { search, notice, board } }: Route.ComponentProps) {
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === href('/jobs');
  const query = writeBoardSearch({ ...search, page: 1 });
  return (
    <div className="wrap pt-4 pb-16">
      <Breadcrumb items={[{ label: 'Job Postings' }]} />
      {notice && <PageNotice {...notice} tone="danger" />}
      <div className="mt-4 mb-6 flex flex-wrap items-end justify-between gap-4">
        <Heading level={1}>Job Postings</Heading>
        <div className="-mx-4.5 flex flex-wrap">
          <a
            href={`${href('/jobs-feed.xml')}${query}`}
            download="jobs-feed.xml"
            className={buttonClass({ variant: 'quiet' })}
          >
            <Rss aria-hidden="true" />
            RSS Feed
          </a>
          <ButtonLink to={href('/employer-login')} variant="quiet">
            <LogIn aria-hidden="true" />
            Employee Login
          </ButtonLink>
        </div>
      </div>
      <BoardFilters search={search} />
      {isLoading ? (
        <BoardSkeleton />
      ) : board ? (
        <BoardResults {...board} search={search} />
      ) : (
        <div className="mt-8">
          <ErrorState title="Failed to load job postings." retryHref={href('/jobs') + writeBoardSearch(search)}>
            Something is wrong on our side. Try again in a moment, or <Link to={href('/contact')}>ask us</Link>.
          </ErrorState>
        </div>
      )}
    </div>
  );
}
