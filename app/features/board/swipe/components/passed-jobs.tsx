import { Undo2 } from 'lucide-react';
import { Form, href, Link } from 'react-router';
import { CategoryBadge } from '#app/chrome/category-badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { Pagination } from '#app/ui/content/pagination.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import type { PublicJob } from '#domain/job/fields.ts';
import { countOf } from '#domain/text/counts.ts';
import { passedHref } from '../schema.ts';

type ShownPassedJob = Pick<PublicJob, 'id' | 'title' | 'company' | 'location' | 'salary' | 'category'> & {
  passedOn: string;
};

type PassedJobsProps = { jobs: ShownPassedJob[]; total: number; page: number; pageCount: number };

const COUNT_ID = 'passed-count';
const focusCount = () => document.getElementById(COUNT_ID)?.focus({ preventScroll: true });

export function PassedJobs({ jobs, total, page, pageCount }: PassedJobsProps) {
  return (
    <>
      <p role="status" id={COUNT_ID} tabIndex={-1} className="figures mb-4 w-fit rounded-sm font-semibold">
        {countOf(total, 'passed job')}
      </p>
      {total === 0 ? (
        <EmptyState title="No passed jobs" action={<ButtonLink to={href('/job-swipe')}>Go to Job Swipe</ButtonLink>}>
          We list jobs you pass here while they’re open, in case you change your mind.
        </EmptyState>
      ) : (
        <>
          <ul aria-labelledby={COUNT_ID} className="border-line border-t">
            {jobs.map((job) => (
              <PassedJobRow key={job.id} job={job} address={passedHref(page)} />
            ))}
          </ul>
          <div className="mt-8">
            <Pagination page={page} pageCount={pageCount} makeHref={passedHref} />
          </div>
        </>
      )}
    </>
  );
}

function PassedJobRow({ job, address }: { job: ShownPassedJob; address: string }) {
  const { id, title } = job;
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-line border-b py-5">
      <div className="min-w-0 basis-96 grow">
        <h2 className="font-display text-xl font-medium leading-tight">
          <Link to={href('/jobs/:id', { id })} className="hover:underline">
            <FittedWords>{title}</FittedWords>
          </Link>
        </h2>
        <p className="mt-1">
          <strong translate="no" className="font-semibold">
            {job.company}
          </strong>
          <span className="text-ink-soft">, {job.location}</span>
        </p>
        <p className="figures mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <CategoryBadge category={job.category} />
          <span>{job.salary}</span>
          <span className="text-ink-faint">Passed on {job.passedOn}</span>
        </p>
      </div>
      <Form method="post" action={href('/job-swipe/cards/:id', { id })} preventScrollReset onSubmit={focusCount}>
        <input type="hidden" name="next" value={address} />
        <Button type="submit" name="action" value="undo" variant="secondary">
          <Undo2 aria-hidden="true" />
          <span>
            Bring back<span className="sr-only"> {title}</span>
          </span>
        </Button>
      </Form>
    </li>
  );
}
