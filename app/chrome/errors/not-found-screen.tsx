import { href } from 'react-router';
import { SearchForm } from '#app/chrome/header/search-form.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { LowTide } from './low-tide.tsx';

export function NotFoundScreen() {
  return (
    <div className="overflow-x-clip">
      <div className="wrap grid items-end gap-x-8 gap-y-6 py-12 sm:py-16 lg:grid-cols-12">
        <p
          aria-hidden="true"
          className="figures self-start font-display text-4xl font-medium tracking-[-0.025em] text-brand lg:col-span-3"
        >
          404
        </p>
        <div className="lg:col-span-7">
          <Heading level={1}>
            <span className="sr-only">404: </span>Oops! Page not found
          </Heading>
          <p className="mt-3 text-ink-soft">
            There’s no page at this address. It may have moved, or the link may be incomplete.
          </p>
          <div className="mt-6 max-w-md">
            <SearchForm id="not-found-search" place="page" />
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={href('/')} variant="secondary">
              Return to Home
            </ButtonLink>
            <ButtonLink to={href('/jobs')} variant="secondary">
              See all jobs
            </ButtonLink>
          </div>
        </div>
      </div>
      <LowTide />
    </div>
  );
}
