import { Check, ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import { CategoryBadge } from '#app/chrome/category-badge.tsx';
import { JOB_SHAPES } from '#app/chrome/status-shapes.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Pagination } from '#app/ui/content/pagination.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import type { PublicJob } from '#domain/job/fields.ts';
import { kindOfWork } from '#domain/job/job.ts';

type ShownLikedJob = Pick<
  PublicJob,
  'id' | 'title' | 'company' | 'location' | 'salary' | 'category' | 'type' | 'basis' | 'isOpen' | 'description'
> & {
  requirements: string;
  postedOn: string;
  likedOn: string;
  applied: { on: string; applicationId: string | null } | null;
};

type LikedListProps = { jobs: ShownLikedJob[]; pageCount: number; page: number; pathTo: (page: number) => string };

export function LikedList({ jobs, page, pageCount, pathTo }: LikedListProps) {
  if (jobs.length === 0) {
    return (
      <EmptyState
        title="No liked jobs yet"
        action={
          <>
            <ButtonLink to={href('/jobs')}>See all jobs</ButtonLink>
            <ButtonLink to={href('/job-swipe')} variant="secondary">
              Open Job Swipe
            </ButtonLink>
          </>
        }
      >
        Press the heart on a job, or swipe it right in Job Swipe. You can then apply from here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Liked jobs, newest first" className="-mt-6 divide-y divide-line border-line border-b sm:-mt-8">
        {jobs.map((job) => (
          <LikedRow key={job.id} job={job} page={pathTo(page)} />
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={page} pageCount={pageCount} makeHref={pathTo} />
      </div>
    </>
  );
}

function LikedRow({ job, page }: { job: ShownLikedJob; page: string }) {
  const { id, title, isOpen, applied } = job;
  return (
    <li className="grid gap-x-16 gap-y-4 py-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <Heading level={2} size="item">
          <Link to={href('/jobs/:id', { id })} prefetch="intent" className="hover:underline">
            {title}
          </Link>
        </Heading>
        <p className="mt-0.5 text-ink-soft">
          <strong className="font-semibold text-ink">{job.company}</strong>, {job.location}
        </p>
        <p className="figures font-semibold">{job.salary}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <CategoryBadge category={job.category} /> <span>{kindOfWork(job).join(', ')}</span>
          {!isOpen && <Status shape={JOB_SHAPES.closed}>Closed</Status>}
        </p>
        <p className="measure mt-3 text-ink-soft">{job.description}</p>
        <details className="group mt-1">
          <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand text-sm hover:underline">
            <span>
              Requirements<About>of {title}</About>
            </span>
            <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <p className="measure whitespace-pre-line text-ink-soft text-sm">{job.requirements}</p>
        </details>
      </div>
      <div className="flex flex-col gap-3 sm:items-start lg:items-stretch">
        <p className="figures text-ink-faint text-sm">
          Posted: {job.postedOn}
          <br />
          Liked: {job.likedOn}
        </p>
        {applied ? <Applied {...applied} /> : isOpen ? <Apply id={id} title={title} /> : <Closed id={id} />}
        {!applied && <Unlike job={job} page={page} />}
      </div>
    </li>
  );
}

const ACTION = 'w-full sm:w-auto lg:w-full';
const About = ({ children }: { children: ReactNode }) => <span className="sr-only"> {children}</span>;

/** Links to the form, whose last step confirms it. */
function Apply({ id, title }: { id: string; title: string }) {
  return (
    <ButtonLink to={href('/jobs/:id/apply', { id })} className={ACTION}>
      <span>
        Submit Application<About>for {title}</About>
      </span>
    </ButtonLink>
  );
}

function Applied({ on, applicationId }: NonNullable<ShownLikedJob['applied']>) {
  return (
    <>
      <p className="flex items-center gap-2 font-semibold text-brand">
        <Check aria-hidden="true" className="size-4.5 shrink-0" />
        Applied on {on}
      </p>
      {applicationId && (
        <ButtonLink to={href('/applications/:id', { id: applicationId })} variant="secondary" className={ACTION}>
          See your application
        </ButtonLink>
      )}
    </>
  );
}

function Closed({ id }: { id: string }) {
  return (
    <>
      <p>
        <strong className="block font-semibold">This job is closed</strong>
        <span className="text-ink-soft text-sm">It no longer takes applications.</span>
      </p>
      <ButtonLink to={`${href('/jobs/:id', { id })}#similar-jobs`} variant="secondary" className={ACTION}>
        See similar jobs
      </ButtonLink>
    </>
  );
}

function Unlike({ job: { id, title }, page }: { job: ShownLikedJob; page: string }) {
  const action = href('/jobs/:id/like', { id });
  const { formAction } = useNavigation();
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="like" value="no" />
      <input type="hidden" name="next" value={page} />
      <Button type="submit" variant="quiet" size="sm" isLoading={formAction === action} className="-ml-3">
        <X aria-hidden="true" />
        <span>
          Remove<About>{title} from your liked jobs</About>
        </span>
      </Button>
    </Form>
  );
}
