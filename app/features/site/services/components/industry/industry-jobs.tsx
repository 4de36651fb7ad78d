import { href, Link } from 'react-router';
import { AlertLink } from '#app/features/board/jobs/components/alert-link.tsx';
import { JobList } from '#app/features/board/jobs/components/card/job-list.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { LoadingRegion, Skeleton, SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import type { IndustryPage } from '#db/content/industry.ts';
import type { JobCategory } from '#domain/job/job.ts';
import { CATEGORY_NAMES } from '#domain/job/job.ts';
import type { JobCard } from '#domain/job/job-card.ts';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';
import type { MarketFigure } from './industry-figures.ts';

type IndustryJobsFound = { jobs: JobCard[]; figures: MarketFigure[] };

type IndustryJobsProps = {
  page: IndustryPage;
  category: JobCategory;
  results: IndustryJobsFound | null;
  loading: string | null;
  path: string;
};

export function IndustryJobs({ page, category, results, loading, path }: IndustryJobsProps) {
  return (
    <section aria-labelledby="latest-jobs" className="wrap pt-16 lg:pt-30">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <Heading level={2} id="latest-jobs">
            Latest jobs
          </Heading>
          {!loading && <p className="mt-2 text-ink-soft">{page.countedBy} Newest first.</p>}
        </div>
        <div className="flex flex-wrap gap-x-6">
          {(results === null || results.jobs.length > 0) && (
            <Link
              to={href('/jobs') + writeJobQuestion({ industry: page.slug })}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              Filter them on the job board
            </Link>
          )}
          <AlertLink search={{ industry: page.slug }} />
        </div>
      </div>
      {loading ? (
        <LoadingJobs label={loading} />
      ) : results === null ? (
        <ErrorState title={`Failed to load ${page.name.toLowerCase()} jobs.`} headingLevel={3} retryHref={path}>
          Something went wrong on our side. Try again in a moment, or look at the{' '}
          <Link to={href('/jobs')}>job board</Link>.
        </ErrorState>
      ) : results.jobs.length === 0 ? (
        <EmptyState
          title={`No ${page.name.toLowerCase()} jobs are open at the moment.`}
          headingLevel={3}
          action={
            <ButtonLink to={href('/jobs') + writeJobQuestion({ category })} variant="secondary">
              See all {CATEGORY_NAMES[category].toLowerCase()} jobs
            </ButtonLink>
          }
        >
          New jobs appear here on the day they’re posted. Send us your CV and we’ll ring you when one suits you.
        </EmptyState>
      ) : (
        <JobList jobs={results.jobs} headingLevel={3} labelledBy="latest-jobs" />
      )}
    </section>
  );
}

function LoadingJobs({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <p aria-hidden="true" className="mb-4 text-ink-soft">
        {label}
      </p>
      <div className="space-y-6 border-line border-t pt-4">
        {['first', 'second', 'third', 'fourth'].map((name) => (
          <div key={name} className="space-y-3">
            <Skeleton className="h-6 w-2/5" />
            <SkeletonText lines={2} className="max-w-xl" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
