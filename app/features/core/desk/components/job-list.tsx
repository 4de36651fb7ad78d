import { href, Link } from 'react-router';
import { JOB_SHAPES } from '#app/chrome/status-shapes.ts';
import type { Column, DeskList } from '#app/desk/list/desk-list.ts';
import { choiceFilter, searchReader, wordsFilter } from '#app/desk/list/filters.ts';
import { DESK_STATUS_NAMES, type DeskStatus } from '#app/features/board/jobs/schema.ts';
import { findPeopleHref } from '#app/features/people/people/schema.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Status } from '#app/ui/content/status.tsx';
import { MENU_ITEM } from '#app/ui/dialog/menu.tsx';
import { RowMenu } from '#app/ui/dialog/row-menu.tsx';
import { formatNumber } from '#domain/pay/money.ts';
import type { JobRow, JobSearch } from '../schema/lists.ts';

type ShownJob = Omit<JobRow, 'closesAt'> & { closes: string };

const JOB_STATUSES: readonly DeskStatus[] = ['open', 'closed', 'expired', 'draft'];

const JOB_FILTERS = {
  search: wordsFilter('Title, company or location'),
  status: choiceFilter('Status', 'All statuses', JOB_STATUSES, DESK_STATUS_NAMES),
};

const COLUMNS: readonly Column<ShownJob>[] = [
  {
    head: 'Title',
    isLong: true,
    cell: ({ id, status, title }) => (
      <Link to={status === 'draft' ? href('/employer/jobs/:id/preview', { id }) : href('/jobs/:id', { id })}>
        {title}
      </Link>
    ),
  },
  { head: 'Company', isLong: true, cell: ({ company }) => company || 'No company yet' },
  { head: 'Owner', isLong: true, cell: ({ ownerName }) => ownerName },
  { head: 'Status', cell: ({ status }) => <Status shape={JOB_SHAPES[status]}>{DESK_STATUS_NAMES[status]}</Status> },
  { head: 'Closing date', cell: ({ closes }) => closes },
  { head: 'Views', cell: ({ views }) => formatNumber(views) },
];

export const JOBS: DeskList<JobSearch, ShownJob> = {
  path: '/admin/jobs',
  label: 'All jobs',
  nouns: ['job', 'jobs'],
  filters: JOB_FILTERS,
  read: searchReader(JOB_FILTERS),
  empty: 'No jobs match these filters.',
  loading: 'Loading job postings...',
  failed: 'Failed to load job postings.',
  boxes: {
    word: 'Reassign',
    nameOf: ({ id }) => `job-${id}`,
    titleOf: ({ title }) => title,
    isOffered: ({ isAgency }) => isAgency,
  },
  columns: (here) => [
    ...COLUMNS,
    { head: 'Actions', label: '', cell: (job) => <Actions job={job} next={`?next=${encodeURIComponent(here)}`} /> },
  ],
};

function Actions({ job, next }: { job: ShownJob; next: string }) {
  const { id, title, status, isAgency } = job;
  return (
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
        {status === 'open' && isAgency && (
          <JobLink to={findPeopleHref(job)} words="Find people" title={title} className={MENU_ITEM} />
        )}
        {status === 'open' && (
          <JobLink to={href('/admin/channels/jobs/:id', { id })} words="Channels" title={title} className={MENU_ITEM} />
        )}
        <JobLink to={href('/jobs/:id/delete', { id }) + next} words="Delete" title={title} className={DELETE} />
      </RowMenu>
    </div>
  );
}

const BUTTON = buttonClass({ variant: 'secondary', size: 'sm' });
const DELETE = classNames(MENU_ITEM, 'text-signal');

type JobLinkProps = { to: string; words: string; title: string; className: string };

function JobLink({ to, words, title, className }: JobLinkProps) {
  return (
    <Link to={to} className={className}>
      {words}
      <span className="sr-only"> {title}</span>
    </Link>
  );
}
