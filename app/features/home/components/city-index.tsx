import { href, Link } from 'react-router';
import { CityList } from '#app/features/places/components/city-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { industries } from '#content/industries/industries.ts';

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
            Each city has its own number, and a person who answers it in office hours.
          </p>
        </div>
        <CityList className="lg:col-span-8" />
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
                className="link inline-flex items-center text-[1.0625rem] font-semibold pointer-coarse:min-h-11"
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
