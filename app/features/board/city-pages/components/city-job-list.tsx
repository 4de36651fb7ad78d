import { ChevronDown } from 'lucide-react';
import { href, Link, useNavigation } from 'react-router';
import { AlertLink } from '#app/features/board/jobs/components/alert-link.tsx';
import { JobList } from '#app/features/board/jobs/components/card/job-list.tsx';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { LoadingRegion, SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';
import type { City } from '#domain/place/place.ts';
import { countOf } from '#domain/text/counts.ts';
import { CITY_JOBS_SHOWN, type CityJobs } from '../schema.ts';

type CityJobListProps = { city: City; cityJobs: CityJobs | null };

export function CityJobList({ city, cityJobs }: CityJobListProps) {
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname.startsWith('/locations/');
  const board = href('/jobs') + writeJobQuestion({ where: city.name });
  return (
    <section id="jobs" aria-labelledby="city-jobs" className="wrap scroll-mt-6 pt-16">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <Heading level={2} id="city-jobs">
          Jobs in {city.name}
        </Heading>
        <div className="flex flex-wrap gap-x-6">
          {cityJobs && cityJobs.count > 0 && (
            <Link to={board} className="link inline-flex min-h-11 items-center font-semibold">
              Filter them on the job board
            </Link>
          )}
          <AlertLink search={{ where: city.name }} />
        </div>
      </div>
      {isLoading ? (
        <LoadingRegion label="Loading jobs...">
          <p aria-hidden="true" className="mb-4 font-semibold">
            Loading jobs...
          </p>
          <SkeletonText lines={6} className="max-w-2xl" />
        </LoadingRegion>
      ) : cityJobs ? (
        <FoundJobs city={city} cityJobs={cityJobs} board={board} />
      ) : (
        <ErrorState
          title={`Failed to load jobs in ${city.name}.`}
          headingLevel={3}
          retryHref={href('/locations/:city', { city: city.slug })}
        >
          Something went wrong on our side. Try again in a moment, or ring{' '}
          <a href={`tel:${city.phone.dialled}`} className="link whitespace-nowrap">
            {city.phone.shown}
          </a>
          .
        </ErrorState>
      )}
    </section>
  );
}

function FoundJobs({ city, cityJobs, board }: { city: City; cityJobs: CityJobs; board: string }) {
  const { jobs, count, countText } = cityJobs;
  if (jobs.length === 0) {
    return (
      <EmptyState
        title={`No jobs currently available in ${city.name}.`}
        headingLevel={3}
        action={<ButtonLink to={href('/jobs')}>View All Jobs</ButtonLink>}
      />
    );
  }
  const folded = jobs.slice(CITY_JOBS_SHOWN);
  return (
    <>
      <JobList jobs={jobs.slice(0, CITY_JOBS_SHOWN)} headingLevel={3} labelledBy="city-jobs" />
      {folded.length > 0 && (
        <details className="group mt-6">
          <summary className={buttonClass({ variant: 'secondary', className: 'list-none' })}>
            <span id="more-city-jobs">
              {countOf(folded.length, 'more job')} in {city.name}
            </span>
            <ChevronDown aria-hidden="true" className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-6">
            <JobList jobs={folded} headingLevel={3} labelledBy="more-city-jobs" />
          </div>
        </details>
      )}
      {count > jobs.length && (
        <p className="mt-6">
          These are the newest {jobs.length}.{' '}
          <Link to={board} className="link">
            {countText} jobs in {city.name} are on the board
          </Link>
          .
        </p>
      )}
    </>
  );
}
