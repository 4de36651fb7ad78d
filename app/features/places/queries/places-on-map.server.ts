import { sql } from 'kysely';
import { href } from 'react-router';
import { formatCount, type JobCount } from '#app/features/jobs/schema.ts';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import { cities } from '#content/cities/cities.ts';
import type { Queries } from '#db/connections/client.server.ts';

/** Our cities with their open jobs, each counted as on its own page, in one look at the database. */
export async function listPlacesOnMap(asPublic: Queries): Promise<PlaceOnMap[]> {
  const names = cities.map(({ name }) => name);
  const { rows } = await sql<JobCount & { place: string }>`
    SELECT place, total AS count, is_more AS "isMore"
    FROM unnest(${names}::text[]) AS place, count_public_jobs(_location => place)
  `.execute(asPublic);
  const counted = new Map(rows.map(({ place, ...count }) => [place, count]));
  return cities.map(({ slug, name, latitude, longitude }) => {
    const { count, isMore } = counted.get(name) ?? { count: 0, isMore: false };
    const place = { slug, name, href: href('/locations/:city', { city: slug }), latitude, longitude, count };
    return isMore ? { ...place, countText: formatCount({ count, isMore }) } : place;
  });
}
