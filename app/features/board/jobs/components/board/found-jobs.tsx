import { href } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import type { JobCard } from '#domain/job/job-card.ts';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';
import { describeCount, type JobCount } from '../../schema.ts';
import { AlertLink } from '../alert-link.tsx';
import { JobList } from '../card/job-list.tsx';

type FoundJobsProps = {
  jobs: JobCard[] | null;
  totalCount: JobCount | null;
  question: string;
  refusal: { title: string; text: string } | null;
};

/** @param jobs null if they could not be searched; `refusal` says why, unless something broke */
export function FoundJobs({ jobs, totalCount, question, refusal }: FoundJobsProps) {
  const board = href('/jobs') + writeJobQuestion({ search: question });
  if (jobs === null || totalCount === null) {
    const retryHref = `${href('/search')}?${new URLSearchParams({ q: question })}`;
    if (refusal)
      return (
        <ErrorState title={refusal.title} headingLevel={3} retryHref={retryHref}>
          {refusal.text}
        </ErrorState>
      );
    return (
      <LoadFailure title="Failed to load job postings." headingLevel={3} retryHref={retryHref}>
        Something went wrong on our side. Try again in a moment.
      </LoadFailure>
    );
  }
  if (jobs.length === 0) {
    return (
      <>
        <p className="text-ink-soft">No jobs match all of these words.</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={href('/jobs')} variant="secondary">
            See all jobs
          </ButtonLink>
          <AlertLink search={{ search: question }} />
        </div>
      </>
    );
  }
  return (
    <>
      <JobList jobs={jobs} headingLevel={3} labelledBy="job-results" />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        {totalCount.count > jobs.length && (
          <ButtonLink to={board} variant="secondary">
            See all {describeCount(totalCount).replace(/^More/, 'more')}
          </ButtonLink>
        )}
        <AlertLink search={{ search: question }} />
      </div>
    </>
  );
}
