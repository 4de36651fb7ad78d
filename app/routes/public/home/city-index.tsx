import { href, Link } from 'react-router';
import { Heading } from '#app/ui/heading.tsx';
import { cities } from '#content/cities.ts';
import { industries } from '#content/industries.ts';

/** Places and industries as an index, the way a book has one. */
export function CityIndex() {
  return (
    <section aria-labelledby="places" className="wrap pt-20 sm:pt-28">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading level={2} id="places">
            Nine cities, one telephone call away
          </Heading>
          <p className="mt-4 max-w-sm text-ink-soft">
            Each office knows its own employers, its own rates of pay and how long the bus takes.
          </p>
        </div>
        <ul className="sm:columns-2 sm:gap-8 lg:col-span-8">
          {cities.map(({ slug, name, region }) => (
            <li key={slug} className="break-inside-avoid border-line border-t">
              <Link
                to={href('/locations/:city', { city: slug })}
                className="group flex items-baseline justify-between gap-4 py-2.5"
              >
                <span className="font-display text-2xl font-medium tracking-[-0.015em] decoration-1 underline-offset-4 group-hover:text-brand group-hover:underline">
                  {name}
                </span>
                <span className="text-sm text-ink-faint">{region}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-16 grid gap-x-8 gap-y-5 border-line border-t pt-8 lg:grid-cols-12">
        <Heading level={3} className="lg:col-span-4">
          Industries we know best
        </Heading>
        <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-3 lg:col-span-8">
          {industries.map(({ slug, name, summary }) => (
            <li key={slug}>
              <Link
                to={href('/industries/:industry', { industry: slug })}
                className="link text-[1.0625rem] font-semibold"
              >
                {name}
              </Link>
              <p className="mt-1 text-sm text-ink-soft">{summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
