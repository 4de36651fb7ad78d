import { href } from 'react-router';
import { AllPlacesLink } from '#app/chrome/all-places-link.tsx';
import { LowTide } from '#app/chrome/errors/low-tide.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { CityList } from './city-list.tsx';

export function LocationNotFound() {
  return (
    <div className="overflow-x-clip">
      <div className="wrap grid gap-x-8 gap-y-10 py-12 sm:py-16 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Heading level={1}>Location not found</Heading>
          <p className="mt-4 max-w-md text-ink-soft">
            We don’t have a page for this place. We have jobs elsewhere too: search the board by any place.
          </p>
          <ButtonLink to={href('/jobs')} className="mt-6">
            View All Jobs
          </ButtonLink>
        </div>
        <div className="lg:col-span-7">
          <CityList />
          <AllPlacesLink />
        </div>
      </div>
      <LowTide />
    </div>
  );
}
