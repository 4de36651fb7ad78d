/** The jobs that the import would add or change. */
import { href } from 'react-router';
import { StackedCell, StackedHead, StackedRow, StackedTable } from '#app/desk/list/stacked-table.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Pagination } from '#app/ui/content/pagination.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { TakenJobs as Taken } from './shown-draft.ts';

const HEADING_ID = 'import-jobs';

type TakenJobsProps = Taken & { count: number; lineName: string };

export const TakenJobs = ({ jobs, page, pageCount, count, lineName }: TakenJobsProps) => (
  <section aria-labelledby={HEADING_ID} className="space-y-4">
    <Heading level={2} size="item" id={HEADING_ID}>
      {countOf(count, 'job', 'jobs')} to import
    </Heading>
    <StackedTable caption="Jobs to import" columns={['Job', 'Company', 'Location', 'Salary', lineName, 'Import']}>
      {jobs.map(({ line, title, company, location, salary, isNew }) => (
        <StackedRow key={line}>
          <StackedHead isLong>
            <span className="wrap-anywhere">{title}</span>
          </StackedHead>
          <StackedCell label="Company">{company}</StackedCell>
          <StackedCell label="Location">{location}</StackedCell>
          <StackedCell label="Salary">{salary}</StackedCell>
          <StackedCell label={lineName}>{line}</StackedCell>
          <StackedCell label="Import">{isNew ? 'New' : 'Changed'}</StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
    <Pagination
      page={page}
      pageCount={pageCount}
      makeHref={(number) => `${href('/admin/imports')}?page=${number}#${HEADING_ID}`}
      label="Pages of jobs to import"
    />
  </section>
);
