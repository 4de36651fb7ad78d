/** How many jobs a search of the board finds around each place of the agency. */
import { sql } from 'kysely';
import { href } from 'react-router';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { firstPlaces } from '#domain/place/place.ts';
import { type BoardSearch, type JobCount, USUAL_MILES, writeBoardSearch } from '../schema.ts';
import { findsNothing, isSomeEnough, type Question, wordsAndChoices } from './found-jobs.server.ts';

type Asking = { asPublic: Queries; content: Pick<Content, 'places'> };

/** The first places, in their order, with what a click finds: the search as it is, around that place instead of where it looks now. */
export async function listPlacesOnBoard({ asPublic, content }: Asking, question: Question): Promise<PlaceOnMap[]> {
  const places = firstPlaces(content.places);
  const { search, place, payFrom } = question;
  const around: BoardSearch = { ...search, location: '', page: 1 };
  // What the words say of a place gives way, and what they say of pay becomes a filter with it.
  const kept = place.isAmongWords ? { ...around, search: place.words, salary: payFrom } : around;
  const names = places.map(({ name }) => name);
  const nowhere = { ...place, circle: null, answer: null };
  const asked = { ...question, search: { ...around, where: '' }, place: nowhere };
  const withAll = await countAround(asPublic, { ...asked, hasSome: false }, names);
  const empty = names.filter((name) => !withAll.has(name));
  const withSome =
    isSomeEnough(question) && empty.length > 0 ? await countAround(asPublic, { ...asked, hasSome: true }, empty) : null;
  return places.map(({ slug, name, latitude, longitude }) => ({
    slug,
    name,
    latitude,
    longitude,
    href: href('/jobs') + writeBoardSearch({ ...kept, where: name }),
    ...(withAll.get(name) ?? withSome?.get(name) ?? { count: 0, isMore: false }),
  }));
}

/** Those with none are missing. Each place is where a search looks that names it. */
async function countAround(asPublic: Queries, question: Question, names: string[]): Promise<Map<string, JobCount>> {
  if (findsNothing(question)) return new Map();
  const { rows } = await sql<JobCount & { name: string }>`
    SELECT place.name, found.total AS count, found.is_more AS "isMore"
    FROM unnest(${names}::text[]) AS place (name)
    CROSS JOIN LATERAL (SELECT * FROM find_places(_where => place.name) AS known WHERE known.match <> 'county' LIMIT 1) AS known
    CROSS JOIN LATERAL find_public_jobs(
      ${wordsAndChoices(question, { latitude: sql`known.latitude`, longitude: sql`known.longitude`, miles: question.search.miles ?? USUAL_MILES })},
      _sort => 'newest', _limit => 1) AS found
  `.execute(asPublic);
  return new Map(rows.map(({ name, count, isMore }) => [name, { count, isMore }]));
}
