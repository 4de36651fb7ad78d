import { openEnquiry, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { Badge } from '#app/ui/content/badge.tsx';
import { Breadcrumb, type BreadcrumbItem } from '#app/ui/content/breadcrumb.tsx';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import type { City } from '#content/cities/cities.ts';
import type { CityJobs, Place } from '../schema.ts';
import { Skyline } from './skyline.tsx';

export type CityHeadProps = { city: City; place: Place; found: CityJobs | null; trail: BreadcrumbItem[] };

export function CityHead({ city, place, found, trail }: CityHeadProps) {
  return (
    <section aria-labelledby="city" className="overflow-x-clip pt-4">
      <div className="wrap">
        <Breadcrumb items={trail} />
        <div className="mt-6 grid items-end gap-x-8 gap-y-6 sm:mt-10 lg:grid-cols-12">
          <h1 id="city" className="font-display font-medium tracking-[-0.025em] lg:col-span-7">
            <span className="mb-2 block text-xl text-brand sm:mb-3">Recruitment in </span>
            <span className="block text-[clamp(3.5rem,1.6rem+8vw,8rem)] leading-[0.95]">
              <FittedWords alwaysFits={0}>{city.name}</FittedWords>
            </span>
          </h1>
          <div className="lg:col-span-5">
            <p className="max-w-[34rem] text-lg text-ink-soft">{place.headline}</p>
            <p className="figures mt-4 font-semibold">{describeOpportunities(found)}</p>
            <ul aria-label="Specialties" className="mt-3 flex flex-wrap gap-2">
              {place.specialties.slice(0, 5).map((specialty) => (
                <li key={specialty}>
                  <Badge tone="brand">{specialty}</Badge>
                </li>
              ))}
            </ul>
            <div className="mt-6 flex flex-wrap gap-3">
              {/* The browser's own link, not the router's: it takes the keyboard along. */}
              <a href="#jobs" className={buttonClass({})}>
                Find Jobs
              </a>
              <ButtonLink to={talentPath(city.slug)} onClick={openEnquiry} variant="secondary">
                Find Talent
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
      <div className="mt-8 sm:mt-4">
        <Skyline drawing={place.skyline} />
      </div>
    </section>
  );
}

/** '14 current opportunities'; says so where they could not be counted. */
export function describeOpportunities(found: CityJobs | null): string {
  if (!found) return 'Current opportunities could not be counted just now';
  return `${found.countText} current ${found.count === 1 ? 'opportunity' : 'opportunities'}`;
}
