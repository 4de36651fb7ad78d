/** How many jobs a search of the board finds around each place of the agency. */
import { sql } from 'kysely';
import { href } from 'react-router';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { firstPlaces } from '#domain/place/place.ts';
import { type BoardSearch, type JobCount, USUAL_MILES, writeBoardSearch } from '../schema.ts';
import { choicesOf, findsNothing } from './found-jobs.server.ts';
import type { Question } from './search/answer.server.ts';
import { writeEntries } from './typed-words.server.ts';

type Asking = { asPublic: Queries; content: Pick<Content, 'places'> };

/** The first places, in their order, with what a click finds: the search as it is, around that place instead of where it looks now. */
export async function listPlacesOnBoard({ asPublic, content }: Asking, question: Question): Promise<PlaceOnMap[]> {
  const places = firstPlaces(content.places);
  const { search, place, payFrom } = question;
  const around: BoardSearch = { ...search, location: '', page: 1 };
  // What the words say of a place gives way, and what they say of pay becomes a filter with it.
  const kept = place.isAmongWords ? { ...around, search: place.words, salary: payFrom } : around;
  const counts = await countAround(
    asPublic,
    question,
    places.map(({ name }) => name),
  );
  return places.map(({ slug, name, latitude, longitude }) => ({
    slug,
    name,
    latitude,
    longitude,
    href: href('/jobs') + writeBoardSearch({ ...kept, where: name }),
    ...(counts.get(name) ?? { count: 0, isMore: false }),
  }));
}

/** Those with none are missing. Each place is where a search looks that names it. */
async function countAround(asPublic: Queries, question: Question, names: string[]): Promise<Map<string, JobCount>> {
  if (findsNothing({ ...question, search: { ...question.search, where: '' } })) return new Map();
  const { search, typed, payFrom, place } = question;
  // No job with all words was found in the searched place; elsewhere there may be some.
  const hasSome = question.hasSome && place.circle === null && place.area === null && search.location === '';
  const { rows } = await question.time.spend(async (milliseconds) => {
    const counted = await sql<JobCount & { name: string }>`
    WITH places AS MATERIALIZED (
      SELECT place.name, known.latitude, known.longitude, row_number() OVER (ORDER BY place.n) AS n
      FROM unnest(${names}::text[]) WITH ORDINALITY AS place (name, n)
      CROSS JOIN LATERAL (SELECT * FROM find_places(_where => place.name) AS known WHERE known.latitude IS NOT NULL LIMIT 1) AS known)
    SELECT places.name, found.total AS count, found.is_more AS "isMore"
    FROM count_found_jobs_around(
      ARRAY(SELECT latitude FROM places ORDER BY n), ARRAY(SELECT longitude FROM places ORDER BY n), ${search.miles ?? USUAL_MILES},
      _words => ${writeEntries(typed.entries)}, _is_some => ${hasSome}, ${choicesOf(search, payFrom)},
      _milliseconds => ${milliseconds}) AS found
    JOIN places USING (n)
  `.execute(asPublic);
    return { rows: counted.rows, isCut: false };
  });
  return new Map(rows.map(({ name, count, isMore }) => [name, { count, isMore }]));
}
