/** Finds the job as one types; without scripts by its button. */
import { href, Link } from 'react-router';
import { FilterForm, FilterText } from '#app/desk/list/filter-form.tsx';
import type { PutForwardPage } from '../schema.ts';

type JobSearchProps = Pick<PutForwardPage, 'clients'> & {
  /** The parameters of the address. */
  query: Readonly<Record<string, string>>;
  count: number;
};

export function JobSearch({ query, count, clients }: JobSearchProps) {
  const { search = '', ...others } = query;
  return (
    <>
      <FilterForm label="Open jobs" action={href('/admin/people/put-forward')} values={query}>
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <FilterText name="search" label="Job title, company, place or client" value={search} />
      </FilterForm>
      <p role="status" className="figures mt-4 mb-6 min-h-6 font-semibold">
        {describeJobs(count, search)}
      </p>
      {clients.map(({ id, name }) => (
        <p key={id} className="wrap-anywhere mb-4 text-ink-soft">
          <Link to={href('/admin/clients/:id', { id })} className="link">
            {name}
          </Link>{' '}
          has no open job. Post a job for them first.
        </p>
      ))}
    </>
  );
}

function describeJobs(count: number, search: string): string {
  if (count === 0) return search ? 'No open job matches. Try fewer words.' : 'The agency has no open jobs.';
  if (search === '') return 'Newest open jobs';
  return count === 1 ? '1 open job' : `${count} open jobs`;
}
