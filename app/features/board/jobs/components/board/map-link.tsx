import { href, Link } from 'react-router';
import { type JobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import { listFirstCities } from '#domain/place/place.ts';

export function MapLink({ search }: { search: JobQuestion }) {
  if (listFirstCities().length === 0) return null;
  return (
    <Link
      to={href('/jobs') + writeJobQuestion({ ...search, map: search.map ? null : 'yes' })}
      preventScrollReset
      className="link inline-flex min-h-11 items-center font-semibold"
    >
      {search.map ? 'Hide the map' : 'Show on a map'}
    </Link>
  );
}
