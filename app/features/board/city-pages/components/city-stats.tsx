import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import type { City } from '#domain/place/place.ts';
import type { CityJobs, Place } from '../schema.ts';

type CityStatsProps = { city: City; place: Place; cityJobs: CityJobs | null };

export function CityStats({ city, place, cityJobs }: CityStatsProps) {
  const placements = place.stats.find(({ label }) => label.includes('Placements'));
  const success = place.stats.find((stat) => stat !== placements && stat.label.includes('Success'));
  const nearby = place.areasServed.slice(0, 2);
  const figures = [
    {
      label: 'Active jobs',
      value: cityJobs?.countText ?? 'Unavailable',
      note: cityJobs ? `Open in ${city.name} now` : 'We couldn’t count them just now',
    },
    ...(placements ? [{ label: 'Placements', value: placements.value, note: placements.source }] : []),
    ...(success ? [{ label: 'Success rate', value: success.value, note: success.source }] : []),
    { label: 'Region', value: city.region, note: nearby.length > 0 ? `With ${nearby.join(', ')} and others` : '' },
  ];
  return (
    <section aria-label={`${city.name} in figures`} className="wrap pt-10 sm:pt-16">
      <dl className="grid grid-cols-2 gap-x-6 border-ink border-t-2 sm:gap-x-8 lg:grid-cols-4">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="flex flex-col border-line border-b py-5 lg:border-b-0">
            <dt className="order-last mt-2">
              <span className="font-semibold">{label}</span>
              <span className="block text-sm text-ink-soft">{note}</span>
            </dt>
            <dd className="figures flex min-h-11 items-end font-display text-2xl leading-none tracking-[-0.02em] text-brand">
              <FittedWords alwaysFits={4}>{value}</FittedWords>
            </dd>
          </div>
        ))}
      </dl>
      {place.statsAsOf && (
        <p className="mt-4 text-sm text-ink-faint lg:mt-0">Placements and success rate as of {place.statsAsOf}.</p>
      )}
    </section>
  );
}
