import './job-preview.css';
import { X } from 'lucide-react';
import { href, Link } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { LoadingRegion, SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import { Plate } from '#app/ui/pictures/plate.tsx';
import { CATEGORY_NAMES, kindOfWork, WORK_MODE_NAMES } from '#domain/job/job.ts';
import type { JobPreview as JobPreviewData } from '#domain/job/job-preview.ts';
import { ApplyLink } from '../apply-link.tsx';
import { JobText } from '../job-text.tsx';
import { logoHref } from '../logo-href.ts';
import { type ChosenJob, PREVIEW_ID, PREVIEW_TITLE_ID } from './chosen-job.ts';

export function JobPreview({ shown, onClose }: { shown: ChosenJob; onClose: () => void }) {
  return (
    <section id={PREVIEW_ID} tabIndex={-1} aria-labelledby={PREVIEW_TITLE_ID} className="job-preview no-print">
      <button type="button" aria-label="Close the preview" className="job-preview-close" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
      {shown.state === 'ready' ? (
        <Ready job={shown.job} />
      ) : shown.state === 'loading' ? (
        <>
          <h2 id={PREVIEW_TITLE_ID} className="sr-only">
            Preview
          </h2>
          <LoadingRegion label="Loading job...">
            <SkeletonText lines={8} />
          </LoadingRegion>
        </>
      ) : (
        <>
          <h2 id={PREVIEW_TITLE_ID} className="sr-only">
            Preview
          </h2>
          <LoadFailure
            title="Failed to load job details."
            headingLevel={3}
            retryHref={href('/jobs/:id', { id: shown.id })}
          >
            Try opening the job’s own page instead.
          </LoadFailure>
        </>
      )}
    </section>
  );
}

function Ready({ job }: { job: JobPreviewData }) {
  const facts = [
    ['Pay', job.salary],
    ['Location', `${job.location} (${WORK_MODE_NAMES[job.workMode].toLowerCase()})`],
    ['Job type', kindOfWork(job).join(', ')],
    [job.isOpen ? 'Apply by' : 'Closed', job.closesOn],
  ] as const;
  return (
    <>
      <Plate company={job.company} sector={job.sector} category={job.category} logo={logoHref(job)} />
      <Heading level={2} size="item" id={PREVIEW_TITLE_ID} className="mt-2">
        {job.title}
      </Heading>
      <p className="job-preview-employer">
        <strong translate="no">{job.company}</strong>{' '}
        <span className={job.category}>{CATEGORY_NAMES[job.category]}</span>
      </p>
      <dl className="job-preview-facts figures">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className="job-preview-links">
        {job.isOpen && <ApplyLink job={job} variant="secondary" size="md" />}
        <Link to={href('/jobs/:id', { id: job.id })} className="link inline-flex min-h-11 items-center font-semibold">
          View full job
        </Link>
      </div>
      <div className="job-preview-text">
        <JobText text={job.beginning} />
      </div>
      <p className="mt-4 text-ink-faint text-sm">{`Posted ${job.postedOn}`}</p>
    </>
  );
}
