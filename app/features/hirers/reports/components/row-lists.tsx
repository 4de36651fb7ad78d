/** The rows behind figures: applications, filled jobs, and reasons to keep wording of an advert. */
import { href, Link } from 'react-router';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import type { Column, DeskList } from '#app/desk/list/desk-list.ts';
import { searchReader } from '#app/desk/list/filters.ts';
import { Status } from '#app/ui/content/status.tsx';
import { APPLICATION_STATUS_NAMES } from '#domain/application/application.ts';
import { describeDays } from '#domain/report/report.ts';
import {
  type FilledJob,
  type FillsSearch,
  fillsHref,
  type OverrideRow,
  type ReportedApplication,
  type RowsSearch,
  readFillsSearch,
  readRowsSearch,
  rowsHref,
} from '../schema.ts';
import { GUARD_RULES, nameRows, WAIT_NAMES } from '../texts.ts';

type ShownApplication = Omit<ReportedApplication, 'sentAt' | 'total'> & { sent: string };

export const REPORTED_APPLICATIONS: DeskList<RowsSearch, ShownApplication> = {
  path: '/admin/reports/applications',
  label: 'Applications',
  nouns: ['application', 'applications'],
  read: readRowsSearch,
  hrefOf: (search) => rowsHref(search, search),
  empty: 'No applications for this figure.',
};

/** Caption and columns name the figure. */
export function applicationsOf(search: RowsSearch): typeof REPORTED_APPLICATIONS {
  const columns: Column<ShownApplication>[] = [
    {
      head: 'Candidate',
      isLong: true,
      cell: ({ id, fullName }) => <Link to={href('/employer/applications/:id', { id })}>{fullName}</Link>,
    },
    { head: 'Job', isLong: true, cell: ({ jobTitle }) => jobTitle },
    { head: 'Client', isLong: true, cell: ({ client }) => client },
    { head: 'Sent', cell: ({ sent }) => sent },
    {
      head: `${WAIT_NAMES[search.until ?? 'reply']} after`,
      cell: ({ days }) => (days === null ? 'not yet' : describeDays(days)),
    },
    {
      head: 'Status',
      cell: ({ status }) => <Status shape={APPLICATION_SHAPES[status]}>{APPLICATION_STATUS_NAMES[status]}</Status>,
    },
  ];
  return { ...REPORTED_APPLICATIONS, caption: nameRows(search), columns };
}

type ShownFill = Omit<FilledJob, 'postedAt' | 'filledAt' | 'total'> & { posted: string; filled: string };

export const FILLED_JOBS: DeskList<FillsSearch, ShownFill> = {
  path: '/admin/reports/filled-jobs',
  label: 'Jobs filled',
  nouns: ['job', 'jobs'],
  read: readFillsSearch,
  hrefOf: (search) => fillsHref(search, search),
  empty: 'No jobs filled in this period.',
  columns: [
    {
      head: 'Job',
      isLong: true,
      cell: ({ id, title }) => <Link to={href('/employer/jobs/:id/applications', { id })}>{title}</Link>,
    },
    { head: 'Client', isLong: true, cell: ({ client }) => client },
    { head: 'Posted', cell: ({ posted }) => posted },
    { head: 'Filled', cell: ({ filled }) => filled },
    { head: 'Time to fill', cell: ({ days }) => describeDays(days) },
  ],
};

type ShownOverride = Omit<OverrideRow, 'createdAt'> & { at: string };

export const OVERRIDES: DeskList<{ page: number }, ShownOverride> = {
  path: '/admin/reports/overrides',
  label: 'Advert check overrides',
  nouns: ['reason', 'reasons'],
  read: searchReader({}),
  empty: 'No overrides yet.',
  columns: [
    { head: 'When', cell: ({ at }) => at },
    { head: 'Who', isLong: true, cell: ({ userName }) => userName },
    { head: 'Rule', cell: ({ rule }) => nameOf(rule) },
    { head: 'Wording', isLong: true, cell: ({ words }) => words },
    { head: 'Reason', isLong: true, cell: ({ reason }) => reason },
    {
      head: 'Job',
      isLong: true,
      cell: ({ jobId, jobTitle }) => (
        <Link to={href('/jobs/:id/edit', { id: jobId })} className="link">
          {jobTitle}
        </Link>
      ),
    },
  ],
};

/** Rules change, but answers about earlier ones stay. */
const nameOf = (rule: string): string => (GUARD_RULES as Readonly<Record<string, string>>)[rule] ?? rule;
