/** A search without a result, and what to try instead: the same word, city by city, or everything. */
import type { MouseEvent } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import type { BoardSearch } from '../../schema.ts';
import { CityLinks } from './city-links.tsx';

type NoJobsFoundProps = { search: BoardSearch; onShowOthers: (event: MouseEvent) => void };

export function NoJobsFound({ search: { search }, onShowOthers }: NoJobsFoundProps) {
  return (
    <EmptyState
      title="No jobs found matching your criteria."
      action={
        <ButtonLink to={href('/jobs')} onClick={onShowOthers}>
          Show all jobs
        </ButtonLink>
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
    </EmptyState>
  );
}
