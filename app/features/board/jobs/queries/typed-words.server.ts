import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import { bothNumbers, listEntries, readTypedWords, type SearchEntry } from '#domain/job/search/search-words.ts';
import { findMeantWord } from '#domain/job/search/spelling.ts';

type Reading = {
  entries: SearchEntry[];
  /** The search with its spelling corrected: 'forclift' → 'forklift'. */
  meant: string | null;
};

/** The first reading that may find something, and others to try if it finds nothing. */
export type TypedSearch = Reading & { others: Reading[] };

type Synonyms = readonly (readonly string[])[];

/**
 * Reads whole words first, then parts of words, then corrections. Looks up the words of all searches at once.
 * @param synonyms groups of words that mean the same: [['HGV', 'LGV', 'lorry']]
 */
export async function readTypedSearches(
  asPublic: Queries,
  searches: readonly string[],
  synonyms: Synonyms,
): Promise<TypedSearch[]> {
  const listed = searches.map((search) => listEntries(readTypedWords(search), synonyms));
  const words = await findAdvertWords(asPublic, listed.flat());
  return listed.map((entries, index) => {
    const [first, ...others] = listReadings(searches[index] ?? '', entries, words, synonyms);
    return { ...first, others };
  });
}

/** The readings to try if the first one found nothing. */
export async function listFurtherReadings(
  asPublic: Queries,
  { entries, meant, others }: TypedSearch,
): Promise<Reading[]> {
  if (meant !== null) return others;
  const withParts = addParts(entries, await findAdvertWords(asPublic, entries, true));
  return JSON.stringify(withParts) === JSON.stringify(entries)
    ? others
    : [{ entries: withParts, meant: null }, ...others];
}

function listReadings(
  search: string,
  typed: SearchEntry[],
  words: Map<string, AdvertWord>,
  synonyms: Synonyms,
): [Reading, ...Reading[]] {
  const wordOf = (entry: SearchEntry) => (entry.any.length === 1 ? words.get(entry.typed ?? '') : undefined);
  const unknown = typed.filter((entry) => wordOf(entry)?.has_stem === false);
  const withoutParts = unknown.filter((entry) => !hasParts(wordOf(entry)));
  const correct = (word: string) => correctWord(word, words, synonyms);
  const widen = (entries: SearchEntry[]) =>
    addParts(
      entries.map((entry) => addSpelling(entry, words, correct)),
      words,
    );
  const readings: Reading[] = withoutParts.length === 0 ? [{ entries: widen(typed), meant: null }] : [];
  for (const mistyped of withoutParts.length < unknown.length ? [withoutParts, unknown] : [unknown]) {
    const correctedSearch = mistyped.reduce(
      (text, { typed: word = '' }) => text.replace(word, correct(word) ?? word),
      search,
    );
    if (correctedSearch !== search)
      readings.push({ entries: widen(listEntries(readTypedWords(correctedSearch), synonyms)), meant: correctedSearch });
  }
  const [first = { entries: widen(typed), meant: null }, ...others] = readings;
  // Two sets of misspelt words may have the same correction.
  return [first, ...others.filter(({ meant }) => meant !== first.meant)];
}

const hasParts = (word?: AdvertWord) => word !== undefined && word.begun.length + word.parts.length > 0;

/** Adds the correction of a misspelt word with a known stem: 'accountent' has the stem of 'account'. */
function addSpelling(
  entry: SearchEntry,
  words: Map<string, AdvertWord>,
  correct: (word: string) => string | null,
): SearchEntry {
  const { typed = '', any, exact = [] } = entry;
  const word = words.get(typed);
  const correction = any.length === 1 && word?.has_stem && !word.is_known ? correct(typed) : null;
  return correction ? { ...entry, any: [...any, correction], exact: [...exact, ...bothNumbers(correction)] } : entry;
}

/** The limit for all words of a search together, because each part costs a lookup. */
const MOST_PARTS = 300;

function addParts(entries: SearchEntry[], words: Map<string, AdvertWord>): SearchEntry[] {
  const wordOf = ({ typed }: SearchEntry) => words.get(typed ?? '');
  const most = Math.floor(MOST_PARTS / Math.max(1, 2 * entries.filter((entry) => hasParts(wordOf(entry))).length));
  return entries.map((entry) => {
    const { begun = [], parts = [] } = wordOf(entry) ?? {};
    if (begun.length + parts.length === 0) return entry;
    return { ...entry, any: [...new Set([...entry.any, ...begun.slice(0, most)])], parts: parts.slice(0, most) };
  });
}

function correctWord(typed: string, words: Map<string, AdvertWord>, synonyms: Synonyms): string | null {
  const usual = new Set(synonyms.flat().flatMap((word) => word.toLowerCase().split(/\s+/)));
  return findMeantWord(typed, [...(words.get(typed)?.nearest ?? []), ...usual], usual);
}

type AdvertWord = {
  typed: string;
  is_known: boolean;
  has_stem: boolean;
  begun: string[];
  parts: string[];
  nearest: string[];
};

async function findAdvertWords(
  asPublic: Queries,
  entries: readonly SearchEntry[],
  hasAllParts = false,
): Promise<Map<string, AdvertWord>> {
  const typed = entries.flatMap((entry) => entry.typed ?? []);
  if (typed.length === 0) return new Map();
  const { rows } = await sql<AdvertWord>`
    SELECT * FROM find_advert_words(${typed}::text[], ${hasAllParts})`.execute(asPublic);
  return new Map(rows.map((row) => [row.typed, row]));
}

export const writeEntries = (entries: readonly SearchEntry[]) =>
  sql`${entries.length > 0 ? JSON.stringify(entries) : null}::jsonb`;
