import { href, Link } from 'react-router';
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column, DeskList } from '#app/desk/list/desk-list.ts';
import { pipelineHref } from '#app/features/people/pipeline/schema.ts';
import { CountLink } from '#app/ui/content/count-table.tsx';
import { countOf } from '#domain/text/counts.ts';
import { type QuietSearch, quietHref, type Report, type ReportSearch, readQuietSearch } from '../schema.ts';
import { Figure } from './figure.tsx';

type ShownQuietJob = Report['quiet'][number];

const COLUMNS: readonly Column<ShownQuietJob>[] = [
  { head: 'Job', isLong: true, cell: ({ id, title }) => <Link to={href('/jobs/:id', { id })}>{title}</Link> },
  { head: 'Client', isLong: true, cell: ({ client }) => client },
  { head: 'Consultant', isLong: true, cell: ({ consultant }) => consultant },
  { head: 'Posted', cell: ({ posted }) => posted },
  { head: 'Last activity', cell: ({ active }) => active },
  {
    head: 'Applications',
    cell: ({ id, applications }) => <CountLink count={applications} to={pipelineHref({ job: id })} />,
  },
  { head: 'Without a decision', cell: ({ waiting }) => waiting },
];

export function QuietFigureView({ jobs, search }: { jobs: readonly ShownQuietJob[]; search: ReportSearch }) {
  const total = jobs[0]?.total ?? 0;
  return (
    <Figure name="quiet-jobs" search={search}>
      {total === 0 ? (
        <p>No open jobs without activity.</p>
      ) : (
        <>
          <p className="mb-3">
            <Link to={quietHref(search)} className="link touch-target">
              {countOf(total, 'job')}
            </Link>
            {total > jobs.length && `, the ${jobs.length} longest without activity first`}
          </p>
          <ColumnTable caption={QUIET_JOBS.label} columns={COLUMNS} rows={jobs} />
        </>
      )}
    </Figure>
  );
}

export const QUIET_JOBS: DeskList<QuietSearch, ShownQuietJob> = {
  path: '/admin/reports/quiet-jobs',
  label: 'Jobs without activity',
  nouns: ['job', 'jobs'],
  read: readQuietSearch,
  hrefOf: (search) => quietHref(search, search.page),
  empty: 'No open jobs without activity.',
  columns: COLUMNS,
};
