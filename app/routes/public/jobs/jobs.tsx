/** The job board (spec: accounts §2, "Job board"). */
import { data, href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { JobBoard } from '#app/features/board/jobs/components/board/job-board.tsx';
import { haveSameList } from '#app/features/board/jobs/components/preview/board-address.ts';
import { withWhereKind } from '#app/features/board/jobs/queries/asked-place.server.ts';
import { countBoardChoices } from '#app/features/board/jobs/queries/board-choices.server.ts';
import { listPlacesOnBoard } from '#app/features/board/jobs/queries/board-map.server.ts';
import { findBoard } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { listManagedAndOwnIds } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { SearchTooWide } from '#app/features/board/jobs/queries/search/search-time.server.ts';
import { BOARD_PARAMETERS, countBoardPages, describeSearch, isMadeOfChoices } from '#app/features/board/jobs/schema.ts';
import { findCandidate, findViewer } from '#app/features/core/accounts/gates.server.ts';
import { listLikedIds } from '#app/features/people/profile/queries/liked-jobs.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { PageNotice } from '#app/ui/feedback/toasts.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { jobItemList } from '#domain/job/job-posting.ts';
import { EMPTY_QUESTION, readJobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import { listCityNames } from '#domain/place/place.ts';
import type { Route } from './+types/jobs';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, content, answers } = context.get(requestContext);
  const parameters = new URL(request.url).searchParams;
  const search = readJobQuestion(parameters);
  const notice = parameters.get('notice') === 'job-not-found' ? JOB_NOT_FOUND : null;
  const failed = { ...NO_BOARD, search, notice, refusal: null };
  return loadPage(context, 'the board could not be loaded', failed, async () => {
    try {
      const viewer = await findViewer({ request, context });
      const isCacheable = !viewer && isMadeOfChoices(parameters, search, listCityNames());
      const candidate = await findCandidate({ request, context });
      const [{ jobs, first, totalCount, notes, question, meant }, seconds] = await Promise.all([
        findBoard({ asPublic: database.asPublic, content }, search),
        isCacheable ? secondsUntilBoardChanges(database.asPublic, 300) : 0,
      ]);
      const [choices, places] = await Promise.all([
        totalCount.isMore ? null : countBoardChoices(database.asPublic, question, answers),
        search.map ? listPlacesOnBoard({ asPublic: database.asPublic, content }, question) : null,
      ]);
      const pageCount = countBoardPages(totalCount);
      if (search.page > pageCount) throw redirect(href('/jobs') + writeJobQuestion({ ...search, page: pageCount }));
      const ids = jobs.map(({ id }) => id);
      const page = {
        search: withWhereKind(search, question.place),
        notice,
        refusal: null,
        board: { jobs, first, totalCount, choices, pageCount, notes, meant, places },
        ...(viewer && (await listManagedAndOwnIds(database, viewer, ids))),
        ...(candidate && { liked: await listLikedIds({ database }, candidate, ids) }),
      };
      return isCacheable ? cacheable(page, { seconds, tags: ['jobs'], parameters: BOARD_PARAMETERS }) : data(page);
    } catch (error) {
      if (error instanceof SearchTooWide) return data({ ...failed, refusal: error.refusal }, { status: 422 });
      throw error;
    }
  });
}

const NO_BOARD = { board: null, managed: [], ownIds: [], liked: [] };

export const shouldRevalidate = ({ formMethod, currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) =>
  rest.defaultShouldRevalidate && (formMethod !== undefined || !haveSameList(currentUrl, nextUrl));

/** Text of the spec (accounts §8). */
const JOB_NOT_FOUND = { title: 'Job not found', text: "The job you're looking for doesn't exist." };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const publicOrigin = originOf(matches);
  const search = loaderData?.search ?? EMPTY_QUESTION;
  const { page, category } = search;
  return pageMeta({
    ...pageText('/jobs'),
    publicOrigin,
    // Only categories and their pages are indexed; searches are for people.
    path: href('/jobs') + writeJobQuestion({ category, page }),
    isEmbeddable: page === 1,
    title: describeSearch(search),
    // Only the server renders this for search engines, so browsers need not load the code.
    ...(import.meta.env.SSR && {
      jsonLd: jobItemList(
        (loaderData?.board?.jobs ?? []).map(({ id, title }) => ({
          title,
          url: publicOrigin + href('/jobs/:id', { id }),
        })),
      ),
    }),
  });
}

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { search, notice, board, refusal, managed = [], ownIds = [], liked } = loaderData;
  return (
    <div className="wrap pt-4 pb-16">
      {notice && <PageNotice {...notice} tone="danger" />}
      <JobBoard search={search} board={board} refusal={refusal} managed={managed} ownIds={ownIds} liked={liked} />
    </div>
  );
}
