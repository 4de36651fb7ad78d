import { AllPlacesLink } from '#app/chrome/all-places-link.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { DotMap, PlaceList } from '#app/ui/pictures/dot-map.tsx';
import type { City } from '#domain/place/place.ts';
import type { CityJobs, Place } from '../schema.ts';

type CitySurroundingsProps = { city: City; place: Place; cityJobs: CityJobs | null };

export function CitySurroundings({ city, place, cityJobs }: CitySurroundingsProps) {
  const otherPlaces = cityJobs?.places.filter(({ slug }) => slug !== city.slug) ?? [];
  const hasAreas = place.areasServed.length > 0;
  if (!hasAreas && otherPlaces.length === 0) return null;
  return (
    <section aria-labelledby="nearby" className="mt-20 bg-sand sm:mt-30">
      <div className="wrap grid items-center gap-x-8 gap-y-10 py-12 sm:py-16 lg:grid-cols-12">
        {cityJobs && (
          <div className="mx-auto w-full max-w-md lg:col-span-5">
            <DotMap places={cityJobs.places} crop={city.slug} ground="sand" hasList={otherPlaces.length > 0} />
          </div>
        )}
        <div className="lg:col-span-6 lg:col-start-7">
          <Heading level={2} id="nearby">
            {hasAreas ? 'Nearby areas' : 'Nearby cities'}
          </Heading>
          {hasAreas && (
            <ul aria-labelledby="nearby" className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-lg">
              {place.areasServed.map((area) => (
                <li key={area}>{area}</li>
              ))}
            </ul>
          )}
          {otherPlaces.length > 0 && (
            <>
              <h3 className={`${hasAreas ? 'mt-8' : 'mt-4'} font-semibold`}>Open jobs in our other cities</h3>
              <PlaceList places={otherPlaces} className="mt-2" />
              <AllPlacesLink />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
