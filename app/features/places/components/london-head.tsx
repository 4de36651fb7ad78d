import { Link } from 'react-router';
import { candidatePath, openEnquiry, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { type CityHeadProps, describeOpportunities } from './city-head.tsx';
import { Skyline } from './skyline.tsx';

/** On the dark band the usual buttons would not stand out. */
const BUTTON =
  'inline-flex min-h-13 items-center justify-center rounded-md border border-on-deep-soft px-6 font-semibold transition-colors';

/** London by night: the one dark head among the nine. */
export function LondonHead({ city, place, found, trail }: CityHeadProps) {
  return (
    <section aria-labelledby="city" className="overflow-x-clip">
      <div className="wrap py-4">
        <Breadcrumb items={trail} />
      </div>
      <div className="on-deep bg-deep text-on-deep">
        <div className="wrap grid items-end gap-x-8 gap-y-8 pt-12 sm:pt-20 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <h1 id="city" className="font-display font-medium tracking-[-0.03em]">
              <span className="mb-3 block text-xl text-on-deep-soft">Recruitment in </span>
              <span className="block text-[clamp(4rem,1.6rem+11vw,10.5rem)] leading-[0.92]">
                <FittedWords alwaysFits={0}>{city.name}</FittedWords>
              </span>
            </h1>
            <p className="mt-6 max-w-[34rem] text-lg text-on-deep-soft">{place.headline}</p>
          </div>
          <div className="lg:col-span-4">
            <p className="figures border-on-deep/30 border-t pt-4 font-semibold">{describeOpportunities(found)}</p>
            <ul aria-label="Specialties" className="mt-1 flex flex-wrap gap-x-4 text-on-deep-soft">
              {place.specialties.slice(0, 5).map((specialty) => (
                <li key={specialty}>{specialty}</li>
              ))}
            </ul>
            <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap lg:grid">
              <Link
                to={talentPath(city.slug)}
                onClick={openEnquiry}
                className={`${BUTTON} bg-on-deep text-deep hover:bg-on-deep-soft`}
              >
                Hire London Talent
              </Link>
              <Link
                to={candidatePath(city.slug)}
                onClick={openEnquiry}
                className={`${BUTTON} text-on-deep hover:bg-on-deep/10`}
              >
                Find Jobs in London
              </Link>
            </div>
          </div>
        </div>
        <div className="pt-10 pb-6 sm:pt-14">
          <Skyline drawing={place.skyline} isOnDeep />
        </div>
      </div>
    </section>
  );
}
