import { href, Link } from 'react-router';
import { listFirstPlaces } from '#domain/place/place.ts';
import { type BoardSearch, writeBoardSearch } from '../../schema.ts';

export function MapLink({ search }: { search: BoardSearch }) {
  if (listFirstPlaces().length === 0) return null;
  return (
    <Link
      to={href('/jobs') + writeBoardSearch({ ...search, map: search.map ? null : 'yes' })}
      preventScrollReset
      className="link inline-flex min-h-11 items-center font-semibold"
    >
      {search.map ? 'Hide the map' : 'Show on a map'}
    </Link>
  );
}
