import { candidatePath, OPENS_ENQUIRY, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { type City, describeOffice } from '#domain/place/place.ts';
import { agency } from '#domain/site/site.ts';

export function CityContact({ city, hours = agency().hours.shown }: { city: City; hours?: string | undefined }) {
  return (
    <section aria-labelledby="city-contact" className="wrap pt-20 sm:pt-30">
      <div className="grid items-end gap-x-8 gap-y-8 rounded-lg bg-brand-soft px-6 py-10 sm:px-10 sm:py-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Heading level={2} id="city-contact">
            Ask our {city.name} desk
          </Heading>
          <p className="figures mt-4 font-display text-2xl sm:text-3xl tracking-[-0.02em]">
            <a
              href={`tel:${city.phone.dialled}`}
              className="inline-flex items-center whitespace-nowrap text-brand decoration-2 underline-offset-8 hover:underline pointer-coarse:min-h-11"
            >
              {city.phone.shown}
            </a>
          </p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="figures font-semibold">{hours}</p>
          <p className="figures mt-1 text-ink-soft">{describeOffice(city)}</p>
          <p className="mt-1">
            <a
              translate="no"
              href={`mailto:${city.email}`}
              className="link inline-flex items-center pointer-coarse:min-h-11"
            >
              {city.email}
            </a>
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={talentPath(city.slug)} {...OPENS_ENQUIRY}>
              Hire in {city.name}
            </ButtonLink>
            <ButtonLink to={candidatePath(city.slug)} {...OPENS_ENQUIRY} variant="secondary">
              Send us your CV
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
