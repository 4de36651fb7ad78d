/** The cities with a page of their own, each with its open jobs, for the map. */
import { sql } from 'kysely';
import { href } from 'react-router';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { firstPlaces, listPlacesNear } from '#domain/place/place.ts';

type Published = Pick<Content, 'places'>;

/** The first places, in their order. */
export const listPlacesOnMap = (asPublic: Queries, { places }: Published): Promise<PlaceOnMap[]> =>
  countJobsOf(asPublic, firstPlaces(places));

/** The place and those nearest to it, in their order. */
export function listPlacesAround(asPublic: Queries, { places }: Published, slug: string): Promise<PlaceOnMap[]> {
  const middle = places.find((place) => place.slug === slug);
  return middle ? countJobsOf(asPublic, listPlacesNear(places, middle)) : Promise.resolve([]);
}

async function countJobsOf(asPublic: Queries, places: Published['places']): Promise<PlaceOnMap[]> {
  const names = places.map(({ name }) => name);
  const { rows } = await sql<{ location: string; total: number; isEstimate: boolean }>`
    SELECT location, total, is_estimate AS "isEstimate" FROM count_public_jobs_by_place(_locations => ${names}::text[])
  `.execute(asPublic);
  const counts = new Map(rows.map((row) => [row.location, row]));
  return places.map(({ slug, name, latitude, longitude }) => {
    const { total, isEstimate } = counts.get(name) ?? { total: 0, isEstimate: false };
    return {
      slug,
      name,
      latitude,
      longitude,
      href: href('/locations/:city', { city: slug }),
      count: total,
      isEstimate,
    };
  });
}
