import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { JOB_SHAPES } from '#app/chrome/status-shapes.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { type ClientJob, newShortlistHref, type ShownPlacement, type ShownShortlist } from '../../schema.ts';
import { PlacementTable } from '../placement/placement-table.tsx';
import { ShortlistTable } from '../shortlist/shortlist-table.tsx';

const JOB_NAMES: Record<ClientJob['status'], string> = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
  expired: 'Expired',
};

type ClientWorkProps = {
  jobs: readonly ClientJob[];
  shortlists: readonly ShownShortlist[];
  placements: readonly ShownPlacement[];
};

export function ClientWork({ jobs, shortlists, placements }: ClientWorkProps) {
  return (
    <>
      <Part id="jobs" title="Jobs" empty="No jobs for this client. Choose it when you post or edit a job." rows={jobs}>
        <ul>
          {jobs.map(({ id, title, location, status }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2.5 text-sm [overflow-wrap:anywhere]"
            >
              <span className="min-w-0 grow">
                <Link to={href('/jobs/:id', { id })} className="link font-semibold">
                  {title}
                </Link>
                <span className="block text-ink-soft">{location}</span>
              </span>
              <Status shape={JOB_SHAPES[status]}>{JOB_NAMES[status]}</Status>
              {status !== 'draft' && (
                <>
                  <Link
                    to={href('/admin/pipeline') + writeSearch({ job: id })}
                    className="link inline-flex min-h-9 items-center"
                  >
                    Applications<span className="sr-only"> for {title}</span>
                  </Link>
                  <ButtonLink to={newShortlistHref(id)} variant="secondary" size="sm">
                    <span>
                      Send a shortlist<span className="sr-only"> for {title}</span>
                    </span>
                  </ButtonLink>
                </>
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part id="shortlists" title="Shortlists" empty="No shortlists sent to this client." rows={shortlists}>
        <ShortlistTable shortlists={shortlists} />
      </Part>
      <Part
        id="placements"
        title="Placements"
        empty="No placements yet. Record one from an application."
        rows={placements}
      >
        <PlacementTable placements={placements} />
      </Part>
    </>
  );
}

type PartProps = { id: string; title: string; empty: string; rows: readonly unknown[]; children: ReactNode };

const Part = ({ id, title, empty, rows, children }: PartProps) => (
  <section aria-labelledby={id}>
    <Heading level={2} size="item" id={id} className="border-ink border-b-2 pb-2">
      {title}
    </Heading>
    {rows.length === 0 ? <p className="border-line border-b py-3 text-ink-soft text-sm">{empty}</p> : children}
  </section>
);
