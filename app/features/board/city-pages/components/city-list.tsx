import { href, Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { listFirstCities } from '#domain/place/place.ts';

export function CityList({ className }: { className?: string }) {
  return (
    <ul className={classNames('sm:columns-2 sm:gap-8', className)}>
      {listFirstCities().map(({ slug, name, region }) => (
        <li key={slug} className="break-inside-avoid border-line border-t">
          <Link
            to={href('/locations/:city', { city: slug })}
            className="group flex flex-wrap items-baseline justify-between gap-x-4 py-2.5"
          >
            <span className="wrap-break-word font-display text-2xl font-medium tracking-[-0.015em] decoration-1 underline-offset-4 group-hover:text-brand group-hover:underline">
              {name}
            </span>
            <span className="text-sm text-ink-faint">{region}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
