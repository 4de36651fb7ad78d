import { href, Link } from 'react-router';
import type { Column } from '#app/desk/list/desk-list.ts';
import { type OpenJob, putForwardHref } from '../schema.ts';

export const PeopleForJob = ({ job: { id, title, company, location } }: { job: OpenJob }) => (
  <p className="wrap-anywhere mb-4 text-ink-soft">
    {'People for '}
    <Link to={href('/jobs/:id', { id })} className="link">
      {title}
    </Link>
    {`, ${company}, ${location}`}
  </p>
);

/** Puts one person forward for the job. */
export const putForwardColumn = (job: OpenJob, next: string): Column<{ id: string; fullName: string }> => ({
  head: 'Put forward',
  label: '',
  cell: ({ id, fullName }) =>
    job.applied.some((person) => person.id === id) ? (
      'Already there'
    ) : (
      <Link
        to={putForwardHref([id], job.id, next)}
        className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        Put forward<span className="sr-only"> {fullName}</span>
      </Link>
    ),
});
