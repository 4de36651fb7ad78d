import { Heading } from '#app/ui/content/heading.tsx';
import type { City } from '#domain/place/place.ts';
import type { Place } from '../schema.ts';

export function CityAbout({ city, place }: { city: City; place: Place }) {
  const [opening, ...paragraphs] = place.description;
  return (
    <>
      <section aria-labelledby="about-city" className="wrap pt-16">
        <div className="grid gap-x-8 gap-y-10 border-ink border-t-2 pt-8 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <Heading level={2} id="about-city">
              Work in {city.name}
            </Heading>
            <p className="mt-5 max-w-[40rem] font-display text-lg leading-normal sm:text-xl">{opening}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="measure mt-4 text-ink-soft">
                {paragraph}
              </p>
            ))}
          </div>
          {place.districts.length > 0 && (
            <div className="lg:col-span-4 lg:col-start-9">
              <Heading level={3} id="districts">
                Where the work is
              </Heading>
              <dl className="mt-3">
                {place.districts.map(({ title, description }) => (
                  <div key={title} className="border-line border-t py-3">
                    <dt className="font-semibold">{title}</dt>
                    <dd className="text-sm text-ink-soft">{description}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
      </section>
      {place.benefits.length > 0 && (
        <section aria-labelledby="good-to-know" className="wrap pt-16">
          <Heading level={2} id="good-to-know">
            Good to know in {city.name}
          </Heading>
          <ul className="mt-6 grid gap-x-8 lg:grid-cols-3">
            {place.benefits.map(({ title, description }) => (
              <li key={title} className="border-brand border-t-2 py-5">
                <Heading level={3}>{title}</Heading>
                <p className="mt-2 max-w-[34rem] text-ink-soft">{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
