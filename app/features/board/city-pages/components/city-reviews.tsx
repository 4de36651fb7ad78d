import { Heading } from '#app/ui/content/heading.tsx';
import type { City } from '#domain/place/place.ts';
import type { Place } from '../schema.ts';

type CityReviewsProps = { city: City } & Place['reviews'];

export function CityReviews({ city, average, areSamples, items }: CityReviewsProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="reviews" className="wrap pt-16">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading level={2} id="reviews">
            Reviews
          </Heading>
          <p className="figures mt-4 font-display text-3xl tracking-[-0.02em] text-brand">
            {average}
            <span className="ml-2 font-sans text-base tracking-normal text-ink-soft">
              {' '}
              out of 5, from {items.length}
            </span>
          </p>
          <p className="mt-4 max-w-sm text-sm text-ink-soft">
            {areSamples
              ? `These are sample reviews we wrote to show how reviews from ${city.name} and our other cities will look.`
              : 'From people we’ve placed. They haven’t been independently checked.'}
          </p>
        </div>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:col-span-8">
          {items.map(({ author, rating, text, jobTitle, location, verified, writtenOn }) => (
            <li key={`${author} ${writtenOn}`} className="border-line border-t py-5">
              <p className="figures text-sm font-semibold text-brand">{rating} out of 5</p>
              <blockquote className="mt-2 font-display text-lg leading-snug">{text}</blockquote>
              <p className="mt-3 text-sm">
                <span className="font-semibold">{author}</span>, {jobTitle}, {location}
              </p>
              <p className="text-sm text-ink-soft">
                {writtenOn}
                {verified && !areSamples && ', started a job through us'}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
