/** The cities with a page of their own, each with its open jobs, for the map. */
import { sql } from 'kysely';
import { href } from 'react-router';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';

/** In the order of the places. */
export async function listPlacesOnMap(asPublic: Queries, { places }: Pick<Content, 'places'>): Promise<PlaceOnMap[]> {
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
