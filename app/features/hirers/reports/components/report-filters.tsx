import { href, Link } from 'react-router';
import { FilterChoice, FilterForm, FilterText } from '#app/desk/list/filter-form.tsx';
import type { Heir } from '#app/features/core/staff/schema.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { PeriodProblem } from '#domain/report/report.ts';
import { type ReportSearch, reportHref } from '../schema.ts';
import { PERIOD_PROBLEMS } from '../texts.ts';

type ReportFiltersProps = { search: ReportSearch; colleagues: readonly Heir[]; problem: PeriodProblem | null };

export function ReportFilters({ search, colleagues, problem }: ReportFiltersProps) {
  return (
    <div className="no-print">
      <FilterForm label="Reports" action={href('/admin/reports')} values={search}>
        {search.job && <input type="hidden" name="job" value={search.job} />}
        <FilterChoice
          name="days"
          label="Period"
          value={search.days}
          all="Last 30 days"
          choices={[
            { value: '91', label: 'Last quarter (91 days)' },
            { value: '365', label: 'Last year (365 days)' },
          ]}
        />
        <FilterText name="from" label="Or from" value={search.from} type="date" />
        <FilterText name="to" label="To" value={search.to} type="date" />
        <FilterChoice
          name="consultant"
          label="Consultant"
          value={search.consultant}
          all="Everyone"
          choices={colleagues.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        />
        <FilterChoice
          name="category"
          label="Category"
          value={search.category}
          all="Both"
          choices={[
            { value: 'white-collar', label: 'White-collar' },
            { value: 'blue-collar', label: 'Blue-collar' },
          ]}
        />
        <FilterText name="client" label="Client, its whole name" value={search.client} />
      </FilterForm>
      {search.job && (
        <p className="mt-3 text-sm">
          Figures for one job.{' '}
          <Link to={reportHref({ ...search, job: null })} className="link">
            Show all jobs
          </Link>
        </p>
      )}
      {problem && (
        <div className="mt-4 max-w-2xl">
          <Notice tone="warning" title="Check the dates">
            {PERIOD_PROBLEMS[problem]} Showing the last 30 days instead.
          </Notice>
        </div>
      )}
    </div>
  );
}
