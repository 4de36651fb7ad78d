/** A map of the jobs found: each of the agency's places narrows the search to its surroundings. */

import { DotMap, PlaceList } from '#app/ui/pictures/dot-map.tsx';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { DEFAULT_RADIUS } from '#domain/place/radius.ts';

export default function BoardMap({ places, search }: { places: readonly PlaceOnMap[]; search: JobQuestion }) {
  const chosenSlug = places.find(({ name }) => name === search.where)?.slug;
  return (
    <section aria-labelledby="board-map" className="mb-6 grid gap-x-8 gap-y-4 border-line border-t pt-4 sm:grid-cols-2">
      <div>
        <h2 id="board-map" className="font-semibold">
          Within {search.miles ?? DEFAULT_RADIUS} miles of
        </h2>
        <PlaceList places={places} className="mt-2" />
      </div>
      <DotMap
        places={places}
        chosen={chosenSlug}
        current="location"
        hasList
        className="order-first mx-auto w-full max-w-[18.75rem]"
      />
    </section>
  );
}
