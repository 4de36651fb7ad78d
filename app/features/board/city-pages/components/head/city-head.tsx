import { Link } from 'react-router';
import { candidatePath, OPENS_ENQUIRY, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { Breadcrumb, type BreadcrumbItem } from '#app/ui/content/breadcrumb.tsx';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { Skyline } from '#app/ui/pictures/skylines/skyline.tsx';
import type { City } from '#domain/place/place.ts';
import type { CityJobs, Place } from '../../schema.ts';
import { CitySearch } from './city-search.tsx';
import { OUTLINED_ON_DEEP } from './deep-buttons.ts';

type CityHeadProps = {
  city: City;
  place: Place;
  cityJobs: CityJobs | null;
  trail: BreadcrumbItem[];
  /** Its buttons name the city and open its two forms instead of leading to the jobs (spec: marketing §2 "Location pages"). */
  hasDialogs?: boolean;
};

export function CityHead({ city, place, cityJobs, trail, hasDialogs = false }: CityHeadProps) {
  return (
    <section aria-labelledby="city" className="overflow-x-clip">
      <div className="wrap py-2">
        <Breadcrumb items={trail} />
      </div>
      <div className="on-deep bg-deep text-on-deep">
        <div className="wrap pt-8 sm:pt-9">
          <h1 id="city" className="font-display font-medium tracking-[-0.025em]">
            <span className="mb-1 block text-xl tracking-normal text-on-deep-soft">Recruitment in </span>
            <span className="block text-4xl">
              <FittedWords alwaysFits={0}>{city.name}</FittedWords>
            </span>
          </h1>
          <div className="mt-5 grid gap-x-8 gap-y-6 lg:grid-cols-12">
            <div className="lg:col-span-6">
              <p className="max-w-[34rem] text-lg text-on-deep-soft">{place.headline}</p>
              {place.specialties.length > 0 && (
                <ul aria-label="Specialties" className="mt-4 flex flex-wrap gap-2">
                  {place.specialties.slice(0, 5).map((specialty) => (
                    <li key={specialty} className="rounded-sm border border-on-deep/30 px-2 py-0.5 text-sm">
                      {specialty}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <div className="lg:col-span-6 xl:col-span-5 xl:col-start-8">
              <CityFacts cityJobs={cityJobs} />
              <CitySearch city={city} />
              <div className="mt-3 flex flex-wrap gap-3">
                {hasDialogs ? <DialogLinks city={city} /> : <WaysOn city={city} />}
              </div>
            </div>
          </div>
        </div>
        <div className="pt-8 pb-5 sm:pt-3">
          <Skyline drawing={place.skyline} tone="deep" />
        </div>
      </div>
    </section>
  );
}

/** '14 current opportunities · typical pay £32,500 a year', or a note that they could not be counted. */
function CityFacts({ cityJobs }: { cityJobs: CityJobs | null }) {
  if (!cityJobs) return <p className="font-semibold">We couldn’t count current opportunities just now</p>;
  const { count, countText, typicalPay } = cityJobs;
  return (
    <p className="figures font-semibold [&_span]:whitespace-nowrap">
      <span>
        {countText} current {count === 1 ? 'opportunity' : 'opportunities'}
      </span>
      {typicalPay && (
        <>
          {' · '}
          <span>typical pay {typicalPay} a year</span>
        </>
      )}
    </p>
  );
}

function WaysOn({ city }: { city: City }) {
  return (
    <>
      {/* The browser's own link, not the router's: it takes the keyboard along. */}
      <a href="#jobs" className={OUTLINED_ON_DEEP}>
        Find Jobs
      </a>
      <Link to={talentPath(city.slug)} {...OPENS_ENQUIRY} className={OUTLINED_ON_DEEP}>
        Find Talent
      </Link>
    </>
  );
}

function DialogLinks({ city }: { city: City }) {
  return (
    <>
      <Link to={talentPath(city.slug)} {...OPENS_ENQUIRY} className={OUTLINED_ON_DEEP}>
        {`Hire ${city.name} Talent`}
      </Link>
      <Link to={candidatePath(city.slug)} {...OPENS_ENQUIRY} className={OUTLINED_ON_DEEP}>
        {`Find Jobs in ${city.name}`}
      </Link>
    </>
  );
}
