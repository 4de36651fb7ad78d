import { Link } from 'react-router';
import { ListFilters } from '#app/desk/list/list-page.tsx';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import type { Stage } from '#domain/application/stage.ts';
import { listOf, type PipelineSearch, pipelineHref } from '../schema.ts';
import { INBOX } from './inbox/inbox-list.ts';

type PipelineFiltersProps = { search: PipelineSearch; stages: readonly Stage[] };

export function PipelineFilters({ search, stages }: PipelineFiltersProps) {
  const list = { ...listOf(search), page: 1 };
  const views = [
    { label: 'List', to: pipelineHref({ ...list, view: null }), isCurrent: search.view === null },
    { label: 'Board', to: pipelineHref({ ...list, view: 'board' }), isCurrent: search.view === 'board' },
  ];
  return (
    <div className="space-y-4">
      <TabLinks label="View" tabs={views} />
      <ListFilters list={INBOX} search={search} choices={{ status: stageChoices(stages) }}>
        {search.view && <input type="hidden" name="view" value={search.view} />}
        {search.job && <input type="hidden" name="job" value={search.job} />}
      </ListFilters>
      {search.job && (
        <p className="text-sm">
          Applications for one job.{' '}
          <Link to={pipelineHref({ ...list, job: null })} className="link">
            Show applications for all jobs
          </Link>
        </p>
      )}
    </div>
  );
}

const stageChoices = (stages: readonly Stage[]) => [
  ...stages.map(({ key, status, name }) => ({ value: key, label: key === status ? name : `– ${name}` })),
  { value: 'withdrawn', label: 'Withdrawn' },
];
