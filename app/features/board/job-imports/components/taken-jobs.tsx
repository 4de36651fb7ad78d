import { href } from 'react-router';
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { Pagination } from '#app/ui/content/pagination.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { TakenJobs as Taken } from '../schema.ts';

const HEADING_ID = 'import-jobs';

type TakenJobsProps = Taken & { count: number; lineName: string };

const jobColumns = (lineName: string): Column<Taken['jobs'][number]>[] => [
  { head: 'Job', isLong: true, cell: ({ title }) => <span className="wrap-anywhere">{title}</span> },
  { head: 'Company', cell: ({ company }) => company },
  { head: 'Location', cell: ({ location }) => location },
  { head: 'Salary', cell: ({ salary }) => salary },
  { head: lineName, cell: ({ line }) => line },
  { head: 'Import', cell: ({ isNew }) => (isNew ? 'New' : 'Changed') },
];

export const TakenJobs = ({ jobs, page, pageCount, count, lineName }: TakenJobsProps) => (
  <section aria-labelledby={HEADING_ID} className="space-y-4">
    <Heading level={2} size="item" id={HEADING_ID}>
      {countOf(count, 'job', 'jobs')} to import
    </Heading>
    <ColumnTable
      caption="Jobs to import"
      columns={jobColumns(lineName)}
      rows={jobs}
      keyOf={({ line }) => String(line)}
    />
    <Pagination
      page={page}
      pageCount={pageCount}
      makeHref={(number) => `${href('/admin/imports')}?page=${number}#${HEADING_ID}`}
      label="Pages of jobs to import"
    />
  </section>
);
