import { href } from 'react-router';
import { CityLinks } from '#app/features/board/jobs/components/board/city-links.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { CATEGORY_NAMES, JOB_CATEGORIES } from '#domain/job/job.ts';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';

type WaysInProps = {
  hasFound: boolean;
};

export function WaysIn({ hasFound }: WaysInProps) {
  return (
    <section
      aria-labelledby="ways-in"
      className={hasFound ? 'mt-10 border-line border-t pt-6 sm:mt-12 sm:pt-8' : 'mt-8 sm:mt-10'}
    >
      <Heading level={2} size="item" id="ways-in">
        {hasFound ? '0 jobs' : 'Or browse jobs'}
      </Heading>
      {hasFound && <p className="measure mt-1 text-ink-soft">No exact matches. Browse jobs another way:</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {JOB_CATEGORIES.map((category) => (
          <ButtonLink key={category} to={href('/jobs') + writeJobQuestion({ category })} variant="secondary">
            {CATEGORY_NAMES[category]} jobs
          </ButtonLink>
        ))}
      </div>
      <div className="mt-4">
        <CityLinks />
      </div>
    </section>
  );
}
