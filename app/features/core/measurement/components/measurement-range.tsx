import { href, Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { MEASURED_DAYS, type MeasurementSearch, writeMeasurementSearch } from './measurement-search.ts';

export function MeasurementRange({ search }: { search: MeasurementSearch }) {
  return (
    <nav aria-label="Date range" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {MEASURED_DAYS.map((days) => (
          <li key={days}>
            <Link
              to={href('/admin/measurement') + writeMeasurementSearch({ ...search, days })}
              preventScrollReset
              aria-current={search.days === days ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-md border px-4 font-semibold no-underline',
                search.days === days
                  ? 'border-brand bg-brand-soft text-brand'
                  : 'border-line text-ink-soft hover:border-control hover:text-ink',
              )}
            >
              {days} days
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
