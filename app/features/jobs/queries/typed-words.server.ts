/** Reads what was typed to find a job: synonyms, words that are begun, and words that are mistyped. */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import { bothNumbers, listEntries, readTypedWords, type SearchEntry } from '#domain/job/search/search-words.ts';
import { findMeantWord } from '#domain/job/search/spelling.ts';

export type TypedSearch = {
  entries: SearchEntry[];
  /** The search as it is meant, where a word is mistyped: 'forclift' → 'forklift'. */
  meant: string | null;
};

/**
 * What is known of the words of all of them is asked at once.
 * @param synonyms groups of words that mean the same: [['HGV', 'LGV', 'lorry']]
 */
export async function readTypedSearches(
  asPublic: Queries,
  searches: readonly string[],
  synonyms: readonly (readonly string[])[],
): Promise<TypedSearch[]> {
  const listed = searches.map((search) => listEntries(readTypedWords(search), synonyms));
  const words = await findAdvertWords(asPublic, listed.flat());
  return listed.map((entries, index) => mendWords(searches[index] ?? '', entries, words, synonyms));
}

function mendWords(
  search: string,
  entries: SearchEntry[],
  words: Map<string, AdvertWord>,
  synonyms: readonly (readonly string[])[],
): TypedSearch {
  let meant = search;
  for (const entry of entries) {
    const word = words.get(entry.typed?.toLowerCase() ?? '');
    if (!entry.typed || !word || word.is_known) continue;
    const mended = findMeantWord(entry.typed, [...word.nearest, ...wordsOf(synonyms)]);
    if (word.begun.length > 0) entry.any = [entry.typed, ...word.begun];
    else if (mended && !word.has_stem) meant = meant.replace(entry.typed, mended);
    // 'accountent' has the stem of 'account', and only one letter is wrong.
    if (mended && (word.has_stem || word.begun.length === 1)) {
      entry.any = [...entry.any, mended];
      entry.exact = [...(entry.exact ?? []), ...bothNumbers(mended)];
    }
  }
  return meant === search ? { entries, meant: null } : { entries: listEntries(readTypedWords(meant), synonyms), meant };
}

type AdvertWord = { word: string; is_known: boolean; has_stem: boolean; begun: string[]; nearest: string[] };

async function findAdvertWords(asPublic: Queries, entries: SearchEntry[]): Promise<Map<string, AdvertWord>> {
  const typed = entries.flatMap((entry) => entry.typed?.toLowerCase() ?? []);
  if (typed.length === 0) return new Map();
  const { rows } = await sql<AdvertWord>`SELECT * FROM get_advert_words(${typed}::text[])`.execute(asPublic);
  return new Map(rows.map((row) => [row.word, row]));
}

const wordsOf = (synonyms: readonly (readonly string[])[]): string[] =>
  synonyms.flat().map((word) => word.toLowerCase());

/** For a statement. */
export const writeEntries = (entries: readonly SearchEntry[]) =>
  sql`${entries.length > 0 ? JSON.stringify(entries) : null}::jsonb`;
