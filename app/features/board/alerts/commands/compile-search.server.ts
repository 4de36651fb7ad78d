import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { findsNothing, readFindingQuestion } from '#app/features/board/jobs/queries/search/question.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { GAZETTEER_EDITION } from '#db/gazetteer/edition.ts';
import { type JobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import { listEntries, readTypedWords, type SearchEntry } from '#domain/job/search/search-words.ts';

type SearchContext = { asPublic: Queries; content: Pick<Content, 'search'> };

export type CompiledSearch = {
  /** The board's query string without order, page and age, which do not affect which new jobs match. */
  search: string;
  words: string | null;
  point: { latitude: number; longitude: number } | null;
  miles: number | null;
  areas: number[] | null;
  choices: Pick<JobQuestion, 'category' | 'type' | 'industry' | 'salary' | 'mode'>;
  readingHash: Buffer;
};

/** 2: a `location` is read as a place. */
const READING_EDITION = 2;

/** Changes when synonyms, the gazetteer or the reading of places changes; alerts are then compiled again. */
export const hashReading = (synonyms: Content['search']['synonyms']): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([synonyms, GAZETTEER_EDITION, READING_EDITION]))
    .digest();

/** Reads a search as the board does. @returns null if its place is unknown */
export async function compileSearch(
  { asPublic, content }: SearchContext,
  search: JobQuestion,
): Promise<CompiledSearch | null> {
  const question = await readFindingQuestion({ asPublic, content }, search);
  if (findsNothing(question)) return null;
  const { typed, place, payFrom } = question;
  // A word that looks misspelt may be a new one: match either spelling.
  const asTyped = listEntries(readTypedWords(place.words), content.search.synonyms);
  const entries = typed.meant ? inBothSpellings(asTyped, typed.entries) : typed.entries;
  const { category, type, industry, mode } = search;
  return {
    search: writeJobQuestion({ ...search, posted: null, sort: null, page: 1, map: null }),
    words: entries.length > 0 ? JSON.stringify(entries) : null,
    point: place.circle,
    miles: place.circle?.miles ?? null,
    areas: place.area?.covers ?? null,
    choices: { category, type, industry, salary: payFrom, mode },
    readingHash: hashReading(content.search.synonyms),
  };
}

/**
 * Accepts each word as typed or as corrected. Where the correction joins words ('fork lfit truck' to one entry), the typed words are added
 * as a phrase.
 */
function inBothSpellings(typed: SearchEntry[], meant: SearchEntry[]): SearchEntry[] {
  const add = (entry: SearchEntry, others: string[]) => ({ ...entry, any: [...new Set([...entry.any, ...others])] });
  if (typed.length === meant.length) return meant.map((entry, n) => add(entry, typed[n]?.any ?? []));
  const isSame = (one?: SearchEntry, other?: SearchEntry) => one?.any[0] === other?.any[0];
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && isSame(typed[start], meant[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(typed.at(-1 - end), meant.at(-1 - end))) end += 1;
  const changed = typed.slice(start, typed.length - end).filter(({ not }) => !not);
  const phrase = changed.map(({ any: [text] }) => text).join(' ');
  return meant.map((entry, n) =>
    entry.not || n < start || n >= meant.length - end ? entry : add(entry, phrase ? [phrase] : []),
  );
}

export const searchColumns = ({ search, words, point, miles, areas, choices, readingHash }: CompiledSearch) => ({
  search,
  words: sql<string | null>`${words}::jsonb`,
  query: sql<string | null>`app.words_query(${words}::jsonb)`,
  category: choices.category,
  type: choices.type,
  industry: choices.industry,
  location: null,
  synonyms_hash: readingHash,
  pay_from: choices.salary,
  work_mode: choices.mode,
  latitude: point?.latitude ?? null,
  longitude: point?.longitude ?? null,
  miles,
  areas,
  keys: sql<string[]>`app.alert_keys(${words}::jsonb, ${point?.latitude ?? null}, ${point?.longitude ?? null}, ${miles},
                                     NULL, ${choices.category}, ${choices.type}, ${choices.mode}, ${choices.industry}, ${areas}::integer[])`,
});
