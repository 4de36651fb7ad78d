import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

export function NothingFound({ question }: { question: string }) {
  return (
    <div className="mt-10">
      <EmptyState
        title={`No results for ‘${question}’.`}
        action={
          <>
            <ButtonLink to={href('/jobs')}>See all jobs</ButtonLink>
            <ButtonLink to={href('/contact')} variant="secondary">
              Ask us
            </ButtonLink>
          </>
        }
      >
        <p>
          Try fewer or more general words, such as a role, trade, employer or city. We search jobs, articles and pages.
        </p>
      </EmptyState>
    </div>
  );
}
