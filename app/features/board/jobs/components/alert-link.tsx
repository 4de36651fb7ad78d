import { href, Link } from 'react-router';
import { type BoardSearch, writeBoardSearch } from '../schema.ts';

export const AlertLink = ({ search }: { search: Partial<BoardSearch> }) => (
  <Link
    to={href('/alerts/new') + writeBoardSearch({ ...search, page: 1, sort: null, posted: null, map: null })}
    className="link inline-flex min-h-11 items-center font-semibold"
  >
    Email me jobs like this
  </Link>
);
