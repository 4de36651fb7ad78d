/** The jobs of everybody, with the ways to their own pages. */
import { href, Link } from 'react-router';
import { JOB_SHAPES } from '#app/chrome/status-shapes.ts';
import { DESK_STATUS_NAMES } from '#app/features/board/jobs/schema.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Status } from '#app/ui/content/status.tsx';
import { ROW_MENU_ITEM, RowMenu } from '#app/ui/dialog/row-menu.tsx';
import { formatNumber } from '#domain/pay/money.ts';
import type { JobRow } from '../queries/jobs.server.ts';
import { StackedCell, StackedHead, StackedRow, StackedTable } from './list/stacked-table.tsx';

type ShownJob = Omit<JobRow, 'closesAt'> & { closes: string };

const COLUMNS = ['Tick', 'Title', 'Company', 'Owner', 'Status', 'Closing date', 'Views', 'Actions'];

/** The boxes that were ticked when the form came back, by their names. */
type Ticked = Readonly<Record<string, string>>;

/** `back`: the address of the list, to which those pages lead back. Only jobs of the agency can be ticked. */
export function JobTable({ jobs, back, ticked }: { jobs: readonly ShownJob[]; back: string; ticked: Ticked }) {
  const next = `?next=${encodeURIComponent(back)}`;
  return (
    <StackedTable caption="All jobs" columns={COLUMNS}>
      {jobs.map(({ id, title, company, ownerName, isAgency, status, closes, views }) => (
        <StackedRow key={id}>
          <StackedCell>
            {isAgency && (
              <label className="flex min-h-6 items-center gap-3 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  data-not-typed=""
                  name={`job-${id}`}
                  value="yes"
                  defaultChecked={ticked[`job-${id}`] === 'yes'}
                  className="size-5 accent-brand"
                />
                <span className="lg:sr-only">Reassign</span>
                <span className="sr-only"> {title}</span>
              </label>
            )}
          </StackedCell>
          <StackedHead isLong>
            <Link to={status === 'draft' ? href('/employer/jobs/:id/preview', { id }) : href('/jobs/:id', { id })}>
              {title}
            </Link>
          </StackedHead>
          <StackedCell label="Company" isLong>
            {company || 'No company yet'}
          </StackedCell>
          <StackedCell label="Owner" isLong>
            {ownerName}
          </StackedCell>
          <StackedCell label="Status">
            <Status shape={JOB_SHAPES[status]}>{DESK_STATUS_NAMES[status]}</Status>
          </StackedCell>
          <StackedCell label="Closing date">{closes}</StackedCell>
          <StackedCell label="Views">{formatNumber(views)}</StackedCell>
          <StackedCell>
            <div className="flex flex-wrap items-center gap-2 lg:flex-nowrap lg:justify-end">
              <JobLink to={href('/jobs/:id/edit', { id }) + next} words="Edit" title={title} className={BUTTON} />
              {status !== 'draft' && (
                <JobLink
                  to={href('/jobs/:id/status', { id }) + next}
                  words={status === 'open' ? 'Close' : 'Reopen'}
                  title={title}
                  className={BUTTON}
                />
              )}
              <RowMenu label={`More for ${title}`}>
                {status === 'open' && (
                  <JobLink
                    to={href('/admin/channels/jobs/:id', { id })}
                    words="Channels"
                    title={title}
                    className={ROW_MENU_ITEM}
                  />
                )}
                <JobLink to={href('/jobs/:id/delete', { id }) + next} words="Delete" title={title} className={DELETE} />
              </RowMenu>
            </div>
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

const BUTTON = buttonClass({ variant: 'secondary', size: 'sm' });
const DELETE = classNames(ROW_MENU_ITEM, 'text-signal');

type JobLinkProps = { to: string; words: string; title: string; className: string };

function JobLink({ to, words, title, className }: JobLinkProps) {
  return (
    <Link to={to} className={className}>
      {words}
      <span className="sr-only"> {title}</span>
    </Link>
  );
}
