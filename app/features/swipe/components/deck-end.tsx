/** Where the cards end, where they could not be loaded, and while they are on their way. */
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, href, Link } from 'react-router';
import { type BoardSearch, listFilters } from '#app/features/jobs/schema.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx';

/** spec: accounts §2 "Job Swipe". `children`: what else can be done. */
export function DeckEnd({ search, children }: { search: BoardSearch; children: ReactNode }) {
  const isNarrowed = listFilters(search).length > 0;
  return (
    <EmptyState
      title="No more jobs!"
      action={
        <>
          <Form action={href('/job-swipe')} preventScrollReset>
            {listParameters(search).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit">
              <RotateCw aria-hidden="true" />
              Refresh Jobs
            </Button>
          </Form>
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
      {isNarrowed && <p className="mt-2">Only jobs that match your filters were in this deck.</p>}
      <p className="mt-2">
        What you liked is on your <Link to={href('/profile/liked')}>liked jobs</Link>, what you passed on your{' '}
        <Link to={href('/job-swipe/passed')}>passed jobs</Link>.
      </p>
    </EmptyState>
  );
}

const listParameters = ({ search, category, type, location, salary }: BoardSearch) =>
  Object.entries({ search, category, type, location, salary }).flatMap(([name, value]) =>
    value ? [[name, String(value)] as const] : [],
  );

/** As tall as a card, so that nothing jumps when it arrives. */
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
