import { sql } from 'kysely';
import { href } from 'react-router';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import { keepFigures } from '#app/web/caching/kept-figure.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { firstCities, listCitiesNear } from '#domain/place/place.ts';

type Published = Pick<Content, 'places'>;

export const listPlacesOnMap = (asPublic: Queries, { places }: Published): Promise<PlaceOnMap[]> =>
  countJobsOf(asPublic, firstCities(places));

export const listPlacesAround = (asPublic: Queries, content: Published, slug: string): Promise<PlaceOnMap[]> =>
  countJobsOf(asPublic, placesAround(content, slug));

/** Counts cached for a minute, for the map beside each advert. */
export const listRecentPlacesAround = (asPublic: Queries, content: Published, slug: string): Promise<PlaceOnMap[]> =>
  countJobsOf(asPublic, placesAround(content, slug), (names) => findRecentCounts(asPublic, JSON.stringify(names)));

function placesAround({ places }: Published, slug: string): Published['places'] {
  const middle = places.find((place) => place.slug === slug);
  return middle ? listCitiesNear(places, middle) : [];
}

type Count = { location: string; total: number; isEstimate: boolean };

async function findCounts(asPublic: Queries, names: readonly string[]): Promise<Count[]> {
  const { rows } = await sql<Count>`
    SELECT location, total, is_estimate AS "isEstimate" FROM count_public_jobs_by_place(_locations => ${names}::text[])
  `.execute(asPublic);
  return rows;
}

const findRecentCounts = keepFigures((asPublic: Queries, names: string) => findCounts(asPublic, JSON.parse(names)));

async function countJobsOf(
  asPublic: Queries,
  places: Published['places'],
  find = (names: readonly string[]) => findCounts(asPublic, names),
): Promise<PlaceOnMap[]> {
  if (places.length === 0) return [];
  const counts = new Map((await find(places.map(({ name }) => name))).map((row) => [row.location, row]));
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
