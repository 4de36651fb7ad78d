import { CategoryMark } from '#app/chrome/category-badge.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { CATEGORY_NAMES, JOB_CATEGORIES, type JobCategory } from '#domain/job/job.ts';
import type { City } from '#domain/place/place.ts';

const LOOKS: Record<JobCategory, { ink: string; band: string }> = {
  'white-collar': { ink: 'text-white-collar', band: 'bg-white-collar-soft' },
  'blue-collar': { ink: 'text-blue-collar', band: 'bg-blue-collar-soft' },
};

import type { Place } from '../schema.ts';

type Sector = Place['sectors'][number];

type CitySectorsProps = { city: City; sectors: readonly Sector[]; areBlocks?: boolean };

export function CitySectors({ city, sectors, areBlocks = false }: CitySectorsProps) {
  if (sectors.length === 0) return null;
  const title = `What we recruit for in ${city.name}`;
  if (areBlocks) {
    return (
      <section aria-label={title} className="mt-20 grid sm:mt-30 lg:grid-cols-2">
        {JOB_CATEGORIES.map((category, index) => (
          <div key={category} className={LOOKS[category].band}>
            <div
              className={`w-full px-(--gutter) py-12 lg:max-w-[calc(37.5rem+var(--gutter))] lg:py-16 ${index === 0 ? 'lg:ml-auto lg:pr-16' : 'lg:mr-auto lg:pl-16'}`}
            >
              <CategoryMark category={category} className={`size-9 ${LOOKS[category].ink}`} />
              <Heading level={2} className={`mt-5 mb-5 ${LOOKS[category].ink}`}>
                {CATEGORY_NAMES[category]}
              </Heading>
              <SectorList sectors={sectors.filter((sector) => sector.category === category)} />
            </div>
          </div>
        ))}
      </section>
    );
  }
  return (
    <section aria-labelledby="sectors" className="wrap pt-20 sm:pt-30">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <Heading level={2} id="sectors" className="lg:col-span-4">
          {title}
        </Heading>
        <ul className="grid gap-x-8 border-line border-t sm:grid-cols-2 lg:col-span-8">
          {sectors.map(({ title: name, category, description }) => (
            <li key={name} className="border-line border-b py-5">
              <CategoryMark category={category} className={`size-6 ${LOOKS[category].ink}`} />
              <h3 className="mt-2 text-lg font-semibold">
                {name} <span className="sr-only">({CATEGORY_NAMES[category]})</span>
              </h3>
              <p className="mt-1 text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function SectorList({ sectors }: { sectors: readonly Sector[] }) {
  return (
    <ul>
      {sectors.map(({ title, description }) => (
        <li key={title} className="border-ink/20 border-t py-4">
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-0.5 max-w-[34rem]">{description}</p>
        </li>
      ))}
    </ul>
  );
}
