import { href, Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { cities } from '#content/cities.ts';

export function LocationNotFound() {
  return (
    <div className="wrap grid gap-x-8 gap-y-10 py-16 sm:py-24 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <Heading level={1}>Location not found</Heading>
        <p className="mt-4 max-w-md text-ink-soft">
          We have no page for this place. Our jobs are not only in these nine cities: the board can be searched by any
          place.
        </p>
        <ButtonLink to={href('/jobs')} className="mt-6">
          View All Jobs
        </ButtonLink>
      </div>
      <ul className="sm:columns-2 sm:gap-8 lg:col-span-7">
        {cities.map(({ slug, name, region }) => (
          <li key={slug} className="break-inside-avoid border-line border-t">
            <Link
              to={href('/locations/:city', { city: slug })}
              className="group flex items-baseline justify-between gap-4 py-2.5"
            >
              <span className="font-display text-xl font-medium group-hover:text-brand group-hover:underline">
                {name}
              </span>
              <span className="text-sm text-ink-faint">{region}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
