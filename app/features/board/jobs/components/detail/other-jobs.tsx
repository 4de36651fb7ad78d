import { href, Link } from 'react-router';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { EmployerLogo } from '#app/ui/pictures/employer-logo.tsx';
import type { JobCard } from '#domain/job/job-card.ts';

type OtherJobsProps = {
  company: string;
  logo?: string | undefined;
  jobs: Pick<JobCard, 'id' | 'title' | 'location' | 'salary' | 'postedOn'>[];
};

export function OtherJobs({ company, logo, jobs }: OtherJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="other-jobs" className="no-print mt-16">
      <div className="mb-4 flex items-center gap-4">
        {logo && <EmployerLogo address={logo} />}
        <Heading level={2} id="other-jobs" className="min-w-0">
          {`Other jobs at ${company}`}
        </Heading>
      </div>
      <ul aria-labelledby="other-jobs" className="divide-y divide-line border-line border-y">
        {jobs.map(({ id, title, location, salary, postedOn }) => (
          <li
            key={id}
            className="relative grid gap-x-8 gap-y-0.5 py-3 lg:grid-cols-[minmax(0,1fr)_14rem_16rem] lg:items-baseline xl:grid-cols-[minmax(0,1fr)_14rem_16rem_auto]"
          >
            <h3 className="font-display font-medium text-xl leading-tight">
              <Link
                to={href('/jobs/:id', { id })}
                prefetch="intent"
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                <FittedWords>{title}</FittedWords>
              </Link>
            </h3>
            <p className="text-ink-soft [overflow-wrap:anywhere]">{location}</p>
            <p className="figures font-semibold [overflow-wrap:anywhere]">{salary}</p>
            <p className="figures text-ink-soft text-sm">{`Posted: ${postedOn}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
