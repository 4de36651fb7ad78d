import { lazy, Suspense } from 'react';
import { href, Link, useNavigation } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { SkipLink } from '#app/chrome/skip-link.tsx';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { JobCard } from '#domain/job/job-card.ts';
import type { JobPreview as JobPreviewData } from '#domain/job/job-preview.ts';
import { type JobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import type { BoardChoices, JobCount, SearchNote } from '../../schema.ts';
import { JobHeart } from '../card/job-heart.tsx';
import { BoardFilters } from '../filters/board-filters.tsx';
import { useJobDesk } from '../posting/job-actions.tsx';
import { useChosenJob } from '../preview/chosen-job.ts';
import { JobPreview } from '../preview/job-preview.tsx';
import { BoardLinks, BoardPostNewJob } from './board-links.tsx';
import { BoardResults } from './board-results.tsx';
import { BOARD_COUNT_ID } from './list-count.ts';

/** Few visitors may change a job, so browsers load the menu on demand. The server renders it at once. */
const JobMenu = import.meta.env.SSR
  ? (await import('../manage/job-menu.tsx')).default
  : lazy(() => import('../manage/job-menu.tsx'));

type JobBoardProps = {
  search: JobQuestion;
  board: {
    jobs: JobCard[];
    first: JobPreviewData | null;
    totalCount: JobCount;
    choices: BoardChoices | null;
    pageCount: number;
    notes: SearchNote[];
    meant: string | null;
    places: PlaceOnMap[] | null;
  } | null;
  refusal: { title: string; text: string } | null;
  managed: readonly string[];
  ownIds: readonly string[];
  liked: readonly string[] | undefined;
};

export function JobBoard({ search, board, refusal, managed, ownIds, liked }: JobBoardProps) {
  const { ask, dialogs } = useJobDesk();
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === href('/jobs');
  const page = href('/jobs') + writeJobQuestion(search);
  const feed = href('/jobs-feed.xml') + writeJobQuestion({ ...search, page: 1, map: null });
  const { preview, chosenId, choose, close } = useChosenJob(board?.first ?? null, page);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Breadcrumb items={[{ label: 'Job Postings' }]} />
        <BoardLinks feed={feed} ask={ask} className="-mr-3 hidden has-[form]:mr-0 md:flex" />
      </div>
      <div className="board mt-2">
        <div className="board-title mb-3 flex flex-wrap items-end justify-between gap-3">
          <Heading level={1}>Job Postings</Heading>
          <BoardPostNewJob ask={ask} className="md:hidden" />
        </div>
        <SkipLink to={BOARD_COUNT_ID}>Skip to results</SkipLink>
        <BoardFilters search={search} totalCount={board?.totalCount ?? null} choices={board?.choices ?? null} />
        <BoardResults
          board={board}
          search={search}
          isLoading={isLoading}
          onChoose={choose}
          chosenId={chosenId}
          heartFor={(job) => <JobHeart job={job} liked={liked} page={page} isOwn={ownIds.includes(job.id)} />}
          actionsFor={(job) =>
            managed.includes(job.id) && (
              <Suspense>
                <JobMenu job={job} ask={ask} />
              </Suspense>
            )
          }
        >
          {refusal ? (
            <ErrorState title={refusal.title} retryHref={page}>
              {refusal.text}
            </ErrorState>
          ) : (
            <LoadFailure title="Failed to load job postings." retryHref={page}>
              Something went wrong on our side. Try again in a moment, or <Link to={href('/contact')}>ask us</Link>.
            </LoadFailure>
          )}
        </BoardResults>
        {preview && <JobPreview shown={preview} onClose={close} />}
      </div>
      <BoardLinks feed={feed} ask={ask} className="-ml-3 mt-8 flex md:hidden" />
      {dialogs}
    </>
  );
}
