/** Above the preview of a job: its status, its link to share, its row on the board, and the next steps. */
import { href } from 'react-router';
import { JOB_SHAPES } from '#app/chrome/status-shapes.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { JobCard } from '#domain/job/job-card.ts';
import { JobList } from '../card/job-list.tsx';
import { ShareLink } from './share-link.tsx';

type AdvertStateProps = {
  id: string;
  isDraft: boolean;
  missing: readonly string[];
  address: string;
  closesOn: string;
  row: JobCard;
};

export function AdvertState({ id, isDraft, missing, address, closesOn, row }: AdvertStateProps) {
  const edit = href('/jobs/:id/edit', { id });
  return (
    <div className="grid gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,1fr)_28.5rem]">
      <section aria-labelledby="advert-state" className="min-w-0">
        {isDraft ? (
          <>
            <h2 id="advert-state" className="sr-only">
              Draft
            </h2>
            <DraftNotice missing={missing} edit={edit} />
          </>
        ) : (
          <>
            <Status shape={JOB_SHAPES.open}>Open</Status>
            <Heading level={2} id="advert-state" className="mt-1">
              The job is on the board
            </Heading>
            <p className="measure mt-2 text-ink-soft text-lg">
              {`Candidates can apply until the end of ${closesOn}. You’ll find their applications under ‘Applications’.`}
            </p>
          </>
        )}
        <div className="mt-6">
          <ShareLink
            address={address}
            hint={
              isDraft
                ? 'The link will work once you post the job'
                : 'Use it on your website, in emails or on social media'
            }
          />
        </div>
        {!isDraft && (
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={href('/employer/jobs/:id/applications', { id })} variant="secondary">
              Applications
            </ButtonLink>
            <ButtonLink to={edit} variant="secondary">
              Edit Job
            </ButtonLink>
            <ButtonLink to={href('/employer/jobs/new')} variant="secondary">
              Post another job
            </ButtonLink>
            <ButtonLink to={href('/employer/jobs')} variant="quiet">
              My jobs
            </ButtonLink>
          </div>
        )}
      </section>
      <section aria-labelledby="advert-row" className="min-w-0">
        <h2 id="advert-row" className="mb-1.5 text-ink-soft text-sm">
          On the board
        </h2>
        {/* A draft has no page to lead to. */}
        <JobList jobs={[isDraft ? { ...row, id: '' } : row]} headingLevel={3} labelledBy="advert-row" />
      </section>
    </div>
  );
}

function DraftNotice({ missing, edit }: { missing: readonly string[]; edit: string }) {
  return (
    <Notice
      tone="warning"
      title="This is a draft"
      action={
        <ButtonLink to={`${edit}${missing.length > 0 ? '?check=publish' : ''}`} variant="secondary">
          Edit draft
        </ButtonLink>
      }
    >
      Only you and the agency can see this page. Visitors will see the job like this once you post it.
      {missing.length > 0 && (
        <>
          <p className="mt-2">Before you post it:</p>
          <ul className="list-disc pl-5">
            {missing.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
