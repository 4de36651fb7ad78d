import { sql } from 'kysely';
import { href } from 'react-router';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { type JobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import { firstCities } from '#domain/place/place.ts';
import { DEFAULT_RADIUS } from '#domain/place/radius.ts';
import type { JobCount } from '../schema.ts';
import type { Question } from './search/answer.server.ts';
import { choicesOf, findsNothing } from './search/question.server.ts';
import { writeEntries } from './typed-words.server.ts';

type QueryContext = { asPublic: Queries; content: Pick<Content, 'places'> };

/** The first places, in their order, each with its address: the same search around that place. */
export async function listPlacesOnBoard(
  { asPublic, content }: QueryContext,
  question: Question,
): Promise<PlaceOnMap[]> {
  const places = firstCities(content.places);
  const { search, place, payFrom } = question;
  const around: JobQuestion = { ...search, page: 1 };
  // A place among the words is dropped, and pay among them becomes a filter.
  const placeSearch = place.isAmongWords ? { ...around, search: place.words, salary: payFrom } : around;
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
    href: href('/jobs') + writeJobQuestion({ ...placeSearch, where: name }),
    ...(counts.get(name) ?? { count: 0, isMore: false }),
  }));
}

/** Places without jobs are missing. Each is searched as if its name were typed. */
async function countAround(asPublic: Queries, question: Question, names: string[]): Promise<Map<string, JobCount>> {
  if (findsNothing({ ...question, search: { ...question.search, where: '' } })) return new Map();
  const { search, typed, payFrom, place } = question;
  // The searched place has no job with all words; other places may have some.
  const hasSome = question.hasSome && place.circle === null && place.area === null;
  const { rows } = await question.time.spend(async (milliseconds) => {
    const placeCounts = await sql<JobCount & { name: string }>`
    WITH places AS MATERIALIZED (
      SELECT place.name, known.latitude, known.longitude, row_number() OVER (ORDER BY place.n) AS n
      FROM unnest(${names}::text[]) WITH ORDINALITY AS place (name, n)
      CROSS JOIN LATERAL (SELECT * FROM find_places(_where => place.name) AS known WHERE known.latitude IS NOT NULL LIMIT 1) AS known)
    SELECT places.name, found.total AS count, found.is_more AS "isMore"
    FROM count_found_jobs_around(
      ARRAY(SELECT latitude FROM places ORDER BY n), ARRAY(SELECT longitude FROM places ORDER BY n), ${search.miles ?? DEFAULT_RADIUS},
      _words => ${writeEntries(typed.entries)}, _is_some => ${hasSome}, ${choicesOf(search, payFrom)},
      _milliseconds => ${milliseconds}) AS found
    JOIN places USING (n)
  `.execute(asPublic);
    return { rows: placeCounts.rows, isCut: false };
  });
  return new Map(rows.map(({ name, count, isMore }) => [name, { count, isMore }]));
}
