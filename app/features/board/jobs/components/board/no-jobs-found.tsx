import type { MouseEvent } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { AlertLink } from '../alert-link.tsx';
import { CityLinks } from './city-links.tsx';

type NoJobsFoundProps = { search: JobQuestion; onShowOthers: (event: MouseEvent) => void };

export function NoJobsFound({ search: asked, onShowOthers }: NoJobsFoundProps) {
  const { search } = asked;
  return (
    <EmptyState
      title="No jobs found matching your criteria."
      action={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={href('/jobs')} onClick={onShowOthers}>
            Show all jobs
          </ButtonLink>
          <AlertLink search={asked} />
        </div>
      }
    >
      <p>
        {search ? (
          <>Try a broader word or fewer filters, or look for “{search}” in one city:</>
        ) : (
          'Try fewer filters, or look in one city:'
        )}
      </p>
      <CityLinks search={search} onOpen={onShowOthers} />
      <p className="mt-3">Or let us email you when a job comes in.</p>
    </EmptyState>
  );
}
