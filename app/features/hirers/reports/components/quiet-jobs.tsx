/** Open jobs without activity: on the page of the reports, and as a list of their own. */
import { href, Link } from 'react-router';
import {
  StackedCell,
  StackedHead,
  StackedRow,
  StackedTable,
} from '#app/features/core/desk/components/list/stacked-table.tsx';
import { pipelineHref } from '#app/features/people/pipeline/schema.ts';
import { CountLink } from '#app/ui/content/count-table.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { Report } from '../queries/overview.server.ts';
import { quietHref, type ReportSearch } from '../schema.ts';
import { Figure } from './figure.tsx';

type ShownQuietJob = Report['quiet'][number];

export function QuietFigureView({ jobs, search }: { jobs: readonly ShownQuietJob[]; search: ReportSearch }) {
  const total = jobs[0]?.total ?? 0;
  return (
    <Figure name="quiet-jobs" search={search}>
      {total === 0 ? (
        <p>None: every open job has seen something.</p>
      ) : (
        <>
          <p className="mb-3">
            <Link to={quietHref(search)} className="link touch-target">
              {countOf(total, 'job')}
            </Link>
            {total > jobs.length && `, the ${jobs.length} longest without activity first`}
          </p>
          <QuietJobTable jobs={jobs} />
        </>
      )}
    </Figure>
  );
}

const COLUMNS = ['Job', 'Client', 'Consultant', 'Posted', 'Last activity', 'Applications', 'Without a decision'];

export function QuietJobTable({ jobs }: { jobs: readonly ShownQuietJob[] }) {
  return (
    <StackedTable caption="Jobs without activity" columns={COLUMNS}>
      {jobs.map(({ id, title, client, consultant, posted, active, applications, waiting }) => (
        <StackedRow key={id}>
          <StackedHead isLong>
            <Link to={href('/jobs/:id', { id })}>{title}</Link>
          </StackedHead>
          <StackedCell label="Client" isLong>
            {client}
          </StackedCell>
          <StackedCell label="Consultant" isLong>
            {consultant}
          </StackedCell>
          <StackedCell label="Posted">{posted}</StackedCell>
          <StackedCell label="Last activity">{active}</StackedCell>
          <StackedCell label="Applications">
            <CountLink count={applications} to={pipelineHref({ job: id })} />
          </StackedCell>
          <StackedCell label="Without a decision">{waiting}</StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
