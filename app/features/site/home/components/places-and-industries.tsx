import { href, Link } from 'react-router';
import { AllPlacesLink } from '#app/chrome/all-places-link.tsx';
import { CityList } from '#app/features/board/city-pages/components/city-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { DotMap, PlaceList } from '#app/ui/pictures/dot-map.tsx';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import { listCities } from '#domain/place/place.ts';
import { listIndustries } from '#domain/site/industries.ts';
import { countInWords } from '#domain/text/counts.ts';

/** 'Nine cities, one phone call away' (spec: marketing §2). */
function describeCount(count: number): string {
  if (count === 0) return 'One phone call away';
  const [first = '', ...rest] = countInWords(count);
  return `${first.toUpperCase()}${rest.join('')} ${count === 1 ? 'city' : 'cities'}, one phone call away`;
}

/** @param places null if their jobs could not be counted; the cities are then shown without numbers */
export function PlacesAndIndustries({ places: counted }: { places: readonly PlaceOnMap[] | null }) {
  const count = listCities().length;
  const industries = listIndustries();
  const places = counted && count > 0 ? counted : null;
  return (
    <section aria-labelledby="places" className="wrap pt-16">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        {places && (
          <div className="order-last lg:order-none lg:col-span-4 lg:row-span-2">
            <DotMap places={places} hasList className="mx-auto max-w-[17rem]" />
          </div>
        )}
        <div className={places ? 'lg:col-span-8' : 'lg:col-span-4'}>
          <Heading level={2} id="places">
            {describeCount(count)}
          </Heading>
          {count > 0 && (
            <p className="mt-4 max-w-md text-ink-soft">
              Each city has its own number, answered by a person in office hours.
            </p>
          )}
          {places && <PlaceList places={places} className="mt-6 border-line border-t" />}
          <AllPlacesLink />
        </div>
        {!places && count > 0 && <CityList className="lg:col-span-8" />}
        {industries.length > 0 && (
          <div className={places ? 'lg:col-span-8' : 'lg:col-span-12'}>
            <Heading level={3}>Industries we know best</Heading>
            <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-3">
              {industries.map(({ slug, name, summary }) => (
                <li key={slug} className="border-ink border-t pt-3">
                  <Link
                    to={href('/industries/:industry', { industry: slug })}
                    className="link inline-flex items-center font-semibold pointer-coarse:min-h-11"
                  >
                    {name}
                  </Link>
                  <p className="mt-1 text-ink-soft text-sm">{summary}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
