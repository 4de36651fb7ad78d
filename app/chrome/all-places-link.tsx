import { href, Link } from 'react-router';
import { countBeyondFirst } from '#domain/place/place.ts';

export function AllPlacesLink() {
  const count = countBeyondFirst();
  if (count === null) return null;
  return (
    <p className="mt-4">
      <Link
        to={`${href('/sitemap')}#locations`}
        className="link inline-flex items-center font-semibold pointer-coarse:min-h-11"
      >
        {`All ${count} locations`}
      </Link>
    </p>
  );
}
