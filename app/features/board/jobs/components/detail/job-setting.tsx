import { Heading } from '#app/ui/content/heading.tsx';
import { DotMap } from '#app/ui/pictures/dot-map.tsx';
import { PayStrip } from '#app/ui/pictures/pay-strip.tsx';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { PayStripData } from '#app/ui/pictures/shapes/pay-shape.ts';

export function JobPay({ strip }: { strip: PayStripData | null }) {
  if (!strip) return null;
  return (
    <section aria-labelledby="job-pay" className="no-print">
      <Heading level={2} size="item" id="job-pay" className="mb-3">
        What the role pays
      </Heading>
      <PayStrip strip={strip} />
    </section>
  );
}

/** @param slug the city of the job; without one there is no map */
export function JobMap({ places, slug }: { places: readonly PlaceOnMap[]; slug: string | undefined }) {
  const city = places.find((place) => place.slug === slug);
  if (!city) return null;
  return (
    <section aria-labelledby="job-map" className="no-print">
      <Heading level={2} size="item" id="job-map" className="mb-3">
        {`Around ${city.name}`}
      </Heading>
      {/* The page has its two touches of coral in other drawings. */}
      <DotMap
        places={places}
        crop={city.slug}
        current="location"
        className="border-line border-y [&_a[aria-current]_circle]:fill-brand"
      />
    </section>
  );
}
