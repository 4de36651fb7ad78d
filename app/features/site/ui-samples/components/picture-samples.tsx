import { DotMap, PlaceList } from '#app/ui/pictures/dot-map.tsx';
import { PayHistogram } from '#app/ui/pictures/pay-histogram.tsx';
import { PayStrip } from '#app/ui/pictures/pay-strip.tsx';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { PayBin, PayStripData } from '#app/ui/pictures/shapes/pay-shape.ts';
import type { WeekOfJobs } from '#app/ui/pictures/shapes/tideline-shape.ts';
import { Tideline } from '#app/ui/pictures/tideline.tsx';
import { slugOf } from '#domain/text/slug.ts';
import { SampleSection } from './sample-section.tsx';

const OFFICE = [3, 4, 4, 6, 5, 7, 9, 8, 6, 7, 5, 4, 4, 6, 8, 9, 11, 10, 8, 9, 12, 10, 9, 11, 14, 12];
const SITE = [5, 4, 6, 6, 7, 5, 4, 4, 6, 8, 9, 9, 7, 6, 5, 5, 6, 8, 7, 9, 8, 10, 11, 9, 8, 10];
const HALF_A_YEAR = OFFICE.map((whiteCollar, index) => ({
  from: new Date(Date.UTC(2026, 5, 2 + 7 * index)).toISOString().slice(0, 10),
  whiteCollar,
  blueCollar: SITE[index] ?? 0,
}));
const weeksWith = (change: (week: WeekOfJobs, index: number) => Partial<WeekOfJobs>) =>
  HALF_A_YEAR.map((week, index) => ({ ...week, ...change(week, index) }));
const FEW = weeksWith((_, index) => ({ whiteCollar: Number(index === 20), blueCollar: Number(index === 25) }));
const EMPTY = weeksWith(() => ({ whiteCollar: 0, blueCollar: 0 }));
const MANY = weeksWith(({ whiteCollar, blueCollar }) => ({
  whiteCollar: whiteCollar * 310,
  blueCollar: blueCollar * 40,
}));

const COUNTS = [7, 12, 5, 9, 14, 8, 11, 48, 23];
const SAMPLE_PLACES = [
  ['Belfast', 54.6, -5.93],
  ['Birmingham', 52.48, -1.9],
  ['Cardiff', 51.48, -3.18],
  ['Edinburgh', 55.95, -3.19],
  ['Glasgow', 55.86, -4.26],
  ['Leeds', 53.8, -1.54],
  ['Liverpool', 53.41, -2.99],
  ['London', 51.51, -0.13],
  ['Manchester', 53.48, -2.25],
] as const;
const placesWith = (counts: readonly number[]): PlaceOnMap[] =>
  SAMPLE_PLACES.map(([name, latitude, longitude], index) => ({
    slug: slugOf(name),
    name,
    latitude,
    longitude,
    href: `/locations/${slugOf(name)}`,
    count: counts[index] ?? 0,
  }));
const PLACES = placesWith(COUNTS);
const LARGE = placesWith(COUNTS.map((count) => count * 250)).map((place) => ({ ...place, isEstimate: true }));

const ROLE: PayStripData = {
  role: null,
  pays: [31_000, 38_500, 42_000, 42_500, 45_000, 47_500, 52_000, 52_500, 58_000, 67_500, 85_000],
  median: 47_500,
  jobPay: 45_000,
};
const STEPS = [20_000, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000, 55_000, 60_000, 65_000, 70_000, 75_000, 80_000];
const BARS = [1, 4, 14, 22, 19, 12, 9, 7, 5, 3, 1, 0, 2, 3];
const BINS: PayBin[] = BARS.map((count, index) => ({
  from: STEPS[index - 1] ?? null,
  to: STEPS[index] ?? null,
  count,
}));

export function PictureSamples() {
  return (
    <SampleSection title="Pictures of live figures">
      <Tideline weeks={HALF_A_YEAR} size="hero" />
      <Tideline weeks={FEW} size="band" />
      <Tideline weeks={MANY} size="band" isEstimate />
      <div className="grid gap-8 sm:grid-cols-2">
        <Tideline weeks={EMPTY} size="band" />
        <Tideline weeks={HALF_A_YEAR} size="small" />
      </div>
      <div className="bg-deep p-6 text-on-deep">
        <Tideline weeks={HALF_A_YEAR} size="band" isOnDeep />
      </div>
      <div className="grid items-start gap-8 md:grid-cols-2">
        <DotMap places={PLACES} className="max-w-120" />
        <div className="grid gap-8">
          <PlaceList places={PLACES} />
          <DotMap places={PLACES} crop="manchester" className="max-w-96" />
          <DotMap places={PLACES} crop="london" className="max-w-96" />
        </div>
        <DotMap places={LARGE} className="max-w-96" />
        <DotMap places={placesWith([0, 1, 0, 2, 0, 1, 0, 4, 1])} className="max-w-96" />
      </div>
      <div className="grid gap-8 md:grid-cols-2">
        <PayStrip strip={ROLE} />
        <PayStrip strip={{ role: 'Software Developer', pays: ROLE.pays.slice(0, 5), median: 42_000, jobPay: null }} />
        <PayHistogram bins={BINS} className="max-w-64" />
        <PayHistogram bins={BINS} min={35_000} className="max-w-64" />
      </div>
    </SampleSection>
  );
}
