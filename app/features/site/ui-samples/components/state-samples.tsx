import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { LoadingRegion, Skeleton, SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import { SampleSection } from './sample-section.tsx';

export function StateSamples() {
  return (
    <SampleSection title="Loading, empty and failed">
      <LoadingRegion label="Loading job postings...">
        <Skeleton className="h-6 w-1/3" />
        <SkeletonText className="mt-4" />
      </LoadingRegion>
      <EmptyState
        title="No jobs found matching your criteria."
        headingLevel={3}
        action={
          <ButtonLink to={href('/jobs')} variant="secondary">
            See all jobs
          </ButtonLink>
        }
      >
        <p>Try fewer words, or a town nearby.</p>
      </EmptyState>
      <ErrorState title="Failed to load job postings." headingLevel={3} retryHref={href('/dev/ui')}>
        <p>Something went wrong on our side. We kept your search.</p>
      </ErrorState>
    </SampleSection>
  );
}
