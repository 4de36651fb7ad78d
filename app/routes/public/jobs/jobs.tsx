/** The job board (spec: accounts §2, "Job board"). */
import { data, href, Link, redirect, useNavigation } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { findCandidate, findViewer } from '#app/features/accounts/gates.server.ts';
import { BoardFilters } from '#app/features/jobs/components/board/board-filters.tsx';
import { BoardLinks, BoardPostNewJob } from '#app/features/jobs/components/board/board-links.tsx';
import { BoardResults } from '#app/features/jobs/components/board/board-results.tsx';
import { JobHeart } from '#app/features/jobs/components/card/job-heart.tsx';
import { JobActions, useJobDesk } from '#app/features/jobs/components/posting/job-actions.tsx';
import { listManagedIds } from '#app/features/jobs/queries/managed-jobs.server.ts';
import { countPublicJobs, searchJobCards, secondsUntilBoardChanges } from '#app/features/jobs/queries.server.ts';
import {
  BOARD_PARAMETERS,
  countBoardPages,
  isMadeOfChoices,
  readBoardSearch,
  writeBoardSearch,
} from '#app/features/jobs/schema.ts';
import { listLikedIds } from '#app/features/profile/queries/liked-jobs.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { PageNotice } from '#app/ui/feedback/toasts.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { cityNames } from '#content/cities/cities.ts';
import { CATEGORY_NAMES } from '#domain/job/job.ts';
import { jobItemList } from '#domain/job/job-posting.ts';
import type { Route } from './+types/jobs';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, log, requestId } = context.get(requestContext);
  const parameters = new URL(request.url).searchParams;
  const search = readBoardSearch(parameters);
  const notice = parameters.get('notice') === 'job-not-found' ? JOB_NOT_FOUND : null;
  try {
    const viewer = await findViewer({ request, context });
    const isKept = !viewer && isMadeOfChoices(parameters, search, cityNames);
    const candidate = await findCandidate({ request, context });
    const [jobs, found, seconds] = await Promise.all([
      searchJobCards(database.asPublic, search),
      countPublicJobs(database.asPublic, search),
      isKept ? secondsUntilBoardChanges(database.asPublic, 300) : 0,
    ]);
    const pageCount = countBoardPages(found);
    if (search.page > pageCount) throw redirect(href('/jobs') + writeBoardSearch({ ...search, page: pageCount }));
    const ids = jobs.map(({ id }) => id);
    const shown = {
      search,
      notice,
      board: { jobs, found, pageCount },
      ...(viewer && { managed: await listManagedIds(database, viewer, ids) }),
      ...(candidate && { liked: await listLikedIds({ database }, candidate, ids) }),
    };
    return isKept ? cacheable(shown, { seconds, tags: ['jobs'], parameters: BOARD_PARAMETERS }) : data(shown);
  } catch (error) {
    // A redirect, or a gate's refusal.
    if (!(error instanceof Error)) throw error;
    log.error({ err: error, errorId: requestId }, 'the board could not be loaded');
    return data(
      { search, notice, board: null, managed: [], liked: [] },
      { status: 503, headers: { 'Retry-After': '10' } },
    );
  }
}

/** spec: accounts §8. */
const JOB_NOT_FOUND = { title: 'Job not found', text: "The job you're looking for doesn't exist." };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const publicOrigin = originOf(matches);
  const { page, category } = loaderData?.search ?? { page: 1, category: null };
  const kind = category ? `${CATEGORY_NAMES[category]} jobs` : 'Jobs';
  return pageMeta({
    ...pageText('/jobs'),
    publicOrigin,
    // One address for each page of each category: searches are for people, not for an index.
    path: href('/jobs') + writeBoardSearch({ category, page }),
    title: page > 1 ? `${kind} across the UK, page ${page}` : `${kind} across the UK`,
    jsonLd: jobItemList(
      (loaderData?.board?.jobs ?? []).map(({ id, title }) => ({
        title,
        url: publicOrigin + href('/jobs/:id', { id }),
      })),
    ),
  });
}

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { search, notice, board, managed = [], liked } = loaderData;
  const { ask, dialogs } = useJobDesk();
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === href('/jobs');
  const feed = href('/jobs-feed.xml') + writeBoardSearch({ ...search, page: 1 });
  return (
    <div className="wrap pt-4 pb-16">
      {notice && <PageNotice {...notice} tone="danger" />}
      <PageHead trail={[{ label: 'Job Postings' }]} title="Job Postings">
        <BoardLinks feed={feed} ask={ask} className="-mr-4.5 hidden md:flex" />
        <BoardPostNewJob ask={ask} className="md:hidden" />
      </PageHead>
      <BoardFilters search={search} />
      <BoardResults
        board={board}
        search={search}
        isLoading={isLoading}
        heartFor={(job) => <JobHeart job={job} liked={liked} page={href('/jobs') + writeBoardSearch(search)} />}
        actionsFor={(job) => managed.includes(job.id) && <JobActions job={job} ask={ask} />}
      >
        <LoadFailure title="Failed to load job postings." retryHref={href('/jobs') + writeBoardSearch(search)}>
          Something went wrong on our side. Try again in a moment, or <Link to={href('/contact')}>ask us</Link>.
        </LoadFailure>
      </BoardResults>
      <BoardLinks feed={feed} ask={ask} className="-mx-4 mt-8 flex md:hidden" />
      {dialogs}
    </div>
  );
}
