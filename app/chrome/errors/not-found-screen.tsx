/** What a wrong address shows. */
import { href } from 'react-router';
import { SearchForm } from '#app/chrome/header/search-form.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';

export function NotFoundScreen() {
  return (
    <div className="wrap grid items-end gap-x-8 gap-y-6 py-16 sm:py-24 lg:grid-cols-12">
      <p
        aria-hidden="true"
        className="figures font-display text-[clamp(7rem,24vw,18rem)] leading-[0.8] font-normal tracking-[-0.05em] text-brand lg:col-span-7"
      >
        404
      </p>
      <div className="lg:col-span-5">
        <Heading level={1}>
          <span className="sr-only">404: </span>Oops! Page not found
        </Heading>
        <p className="mt-3 text-ink-soft">
          There is nothing at this address. The page may have moved, or the link may have been cut short on its way to
          you.
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
  );
}
