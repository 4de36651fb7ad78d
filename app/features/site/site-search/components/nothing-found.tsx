import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

export function NothingFound({ question }: { question: string }) {
  return (
    <div className="mt-10">
      <EmptyState
        title={`Nothing here has all the words of ‘${question}’.`}
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
          Try fewer words, or a more general one: a role, a trade, an employer or a city. The search looks through jobs,
          articles and the pages of this site.
        </p>
      </EmptyState>
    </div>
  );
}
