import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { Pagination } from '#app/ui/content/pagination.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '#domain/application/application.ts';
import { ownApplicationsHref } from '../schema.ts';

type ShownApplication = {
  id: string;
  job: { id: string | null; title: string; company: string; location: string };
  status: ApplicationStatus;
  sentOn: string;
  changedOn: string;
};

type ApplicationListProps = { applications: ShownApplication[]; page: number; pageCount: number; labelledBy: string };

export function ApplicationList({ applications, page, pageCount, labelledBy }: ApplicationListProps) {
  return (
    <>
      <ul aria-labelledby={labelledBy} className="border-line border-t">
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={page} pageCount={pageCount} makeHref={ownApplicationsHref} />
      </div>
    </>
  );
}

function ApplicationRow({ application: { id, job, status, sentOn, changedOn } }: { application: ShownApplication }) {
  return (
    <li className="grid gap-x-12 gap-y-3 border-line border-b py-5 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-display text-xl font-medium leading-tight">
          <Link to={href('/applications/:id', { id })} className="inline-block hover:underline pointer-coarse:py-2">
            <FittedWords>{job.title}</FittedWords>
          </Link>
        </h2>
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
          {job.company}, {job.location}
        </p>
        <p className="mt-1 text-sm">
          <JobLink job={job} />
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-[11rem_7rem_7rem]">
        <Fact label="Status" className="max-sm:col-span-2">
          <Status shape={APPLICATION_SHAPES[status]}>{APPLICATION_STATUS_NAMES[status]}</Status>
        </Fact>
        <Fact label="Sent">{sentOn}</Fact>
        <Fact label="Last change">{changedOn}</Fact>
      </dl>
    </li>
  );
}

export function JobLink({ job }: { job: { id: string | null; title: string } }) {
  if (job.id === null) return <span className="text-ink-soft">This job was removed</span>;
  return (
    <Link to={href('/jobs/:id', { id: job.id })} className="link inline-flex items-center pointer-coarse:min-h-11">
      See the job<span className="sr-only"> {job.title}</span>
    </Link>
  );
}

type FactProps = { label: string; className?: string; children: ReactNode };

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-ink-faint text-sm">{label}</dt>
      <dd className="figures font-medium">{children}</dd>
    </div>
  );
}
