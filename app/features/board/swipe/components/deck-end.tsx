import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { listFilters } from '#app/features/board/jobs/schema.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import { type JobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';

type DeckEndProps = {
  search: JobQuestion;
  onRefresh: () => void;
  children: ReactNode;
};

/** spec: accounts §2 "Job Swipe". Without JavaScript the form reloads the page. */
export function DeckEnd({ search, onRefresh, children }: DeckEndProps) {
  const isNarrowed = listFilters(search).length > 0;
  return (
    <EmptyState
      title="No more jobs!"
      action={
        <>
          <form
            action={href('/job-swipe')}
            onSubmit={(event) => {
              event.preventDefault();
              onRefresh();
            }}
          >
            {listParameters(search).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit">
              <RotateCw aria-hidden="true" />
              Refresh Jobs
            </Button>
          </form>
          {isNarrowed && (
            <ButtonLink to={href('/job-swipe')} variant="secondary">
              Swipe without filters
            </ButtonLink>
          )}
          {children}
        </>
      }
    >
      <p>You've seen all available jobs. Check back later for new opportunities!</p>
      {isNarrowed && <p className="mt-2">This deck only had jobs that match your filters.</p>}
    </EmptyState>
  );
}

const listParameters = (search: JobQuestion) => [...new URLSearchParams(writeJobQuestion(search))];

export function CardSkeleton() {
  return (
    <div className="min-h-115 space-y-5 rounded-lg border border-line bg-surface p-5 sm:min-h-130 sm:p-7">
      <p className="font-semibold">Loading jobs...</p>
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-5 w-1/2" />
      <SkeletonText lines={4} />
      <SkeletonText lines={3} />
    </div>
  );
}
