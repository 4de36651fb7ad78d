/** A search as it is kept: its address, and what jobs are compared with. */
import { sql } from 'kysely';
import { readTypedSearch } from '#app/features/jobs/queries/typed-words.server.ts';
import { type BoardSearch, USUAL_MILES, writeBoardSearch } from '#app/features/jobs/schema.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';

type Asking = { asPublic: Queries; content: Pick<Content, 'search'> };

export type CompiledSearch = {
  /** As its address has it, without order, page and age: these say nothing of new jobs. Mistyped words are mended. */
  search: string;
  words: string | null;
  location: string | null;
  point: { latitude: number; longitude: number } | null;
  miles: number | null;
  asked: Pick<BoardSearch, 'category' | 'type' | 'salary' | 'mode'>;
};

/** @returns null where it asks for a place that is not known */
export async function compileSearch({ asPublic, content }: Asking, asked: BoardSearch): Promise<CompiledSearch | null> {
  const { entries, meant } = await readTypedSearch(asPublic, asked.search, content.search.synonyms);
  const { category, type, salary, mode, where } = asked;
  const point = where ? await findPoint(asPublic, where) : null;
  if (where && !point) return null;
  const location = asked.location ? await readLocation(asPublic, asked.location) : null;
  return {
    search: writeBoardSearch({ ...asked, search: meant ?? asked.search, posted: null, sort: null, page: 1 }),
    words: entries.length > 0 ? JSON.stringify(entries) : null,
    location,
    point,
    miles: point && (asked.miles ?? USUAL_MILES),
    asked: { category, type, salary, mode },
  };
}

async function findPoint(asPublic: Queries, where: string) {
  const { rows } = await sql<{ latitude: number; longitude: number }>`
    SELECT latitude, longitude FROM app.resolve_location(${where}) ORDER BY number LIMIT 1`.execute(asPublic);
  return rows[0] ?? null;
}

/** 'UK' names no place: every job is there. */
async function readLocation(asPublic: Queries, location: string): Promise<string | null> {
  const { rows } = await sql<{ location: string | null }>`
    SELECT CASE WHEN app.location_pattern(${location}) IS NOT NULL THEN ${location}::text END AS location`.execute(
    asPublic,
  );
  return rows[0]?.location ?? null;
}

/** The columns of job_alerts that a search fills. */
export const searchColumns = ({ search, words, location, point, miles, asked }: CompiledSearch) => ({
  search,
  words: sql<string | null>`${words}::jsonb`,
  query: sql<string | null>`app.words_query(${words}::jsonb)`,
  category: asked.category,
  type: asked.type,
  location,
  pay_from: asked.salary,
  work_mode: asked.mode,
  latitude: point?.latitude ?? null,
  longitude: point?.longitude ?? null,
  miles,
  keys: sql<string[]>`app.alert_keys(${words}::jsonb, ${point?.latitude ?? null}, ${point?.longitude ?? null}, ${miles},
                                     ${location}, ${asked.category}, ${asked.type}, ${asked.mode})`,
});
