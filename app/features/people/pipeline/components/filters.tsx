/** The filters of the pipeline, and whether it is shown as a list or as a board. */
import { Link } from 'react-router';
import { FilterChoice, FilterForm, FilterText } from '#app/desk/list/filter-form.tsx';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import type { Stage } from '#domain/application/stage.ts';
import { listOf, type PipelineSearch, pipelineHref } from '../schema.ts';

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
      <FilterForm label="Pipeline" action={pipelineHref({})} values={search}>
        {search.view && <input type="hidden" name="view" value={search.view} />}
        {search.job && <input type="hidden" name="job" value={search.job} />}
        <FilterText name="search" label="Candidate, job or company" value={search.search} />
        <FilterChoice
          name="status"
          label="Stage"
          value={search.status}
          all="All stages"
          choices={[
            ...stages.map(({ key, status, name }) => ({ value: key, label: key === status ? name : `– ${name}` })),
            { value: 'withdrawn', label: 'Withdrawn' },
          ]}
        />
        <FilterChoice
          name="sender"
          label="Sent"
          value={search.sender}
          all="By anyone"
          choices={[
            { value: 'account', label: 'With an account' },
            { value: 'guest', label: 'Without an account' },
          ]}
        />
        <FilterChoice
          name="sort"
          label="Order"
          value={search.sort}
          all="Newest first"
          choices={[{ value: 'oldest', label: 'Longest waiting first' }]}
        />
      </FilterForm>
      {search.job && (
        <p className="text-sm">
          Applications for one job.{' '}
          <Link to={pipelineHref({ ...list, job: null })} className="link">
            Show those for all jobs
          </Link>
        </p>
      )}
    </div>
  );
}
