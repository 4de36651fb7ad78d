/** Searches of the board by words, distance and the choices that only these have; without any of them the board is listed. */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import type { PublicJob } from '#domain/job/job.ts';
import { type JobCard, toJobCard } from '#domain/job/job-card.ts';
import { type JobPreview, toJobPreview } from '#domain/job/job-preview.ts';
import type { SearchEntry } from '#domain/job/search-words.ts';
import { countPublicJobs, type PublicJobRow, searchBoard, searchPublicJobs, toPublicJob } from '../queries.server.ts';
import { type BoardSearch, JOBS_PER_PAGE, type JobCount, orderOf } from '../schema.ts';
import { readTypedSearch, type TypedSearch } from './typed-words.server.ts';

type Asking = { asPublic: Queries; content: Pick<Content, 'search'> };

/** What is asked of the database. */
export type AskedWords = {
  entries: readonly SearchEntry[];
  /** No job has all of them: these have some. */
  hasSomeOnly: boolean;
};

/** How a search was understood. */
export type Reading = AskedWords & {
  /** Its words with mistyped ones mended; null: as they were typed. */
  meant: string | null;
};

const UNREAD: Reading = { entries: [], hasSomeOnly: false, meant: null };

/** For a statement. */
export const writeEntries = (entries: readonly SearchEntry[]) =>
  sql`${entries.length > 0 ? JSON.stringify(entries) : null}::jsonb`;

/** Lists instead of searching: nothing is asked for that the lists of the board do not know. */
const isListed = ({ search, where, mode, posted }: BoardSearch): boolean => !search && !where && !mode && !posted;

export type FoundBoard = {
  jobs: JobCard[];
  /** As its preview shows it. */
  first: JobPreview | null;
  found: JobCount;
  reading: Reading;
};

export async function findBoard(
  { asPublic, content }: Asking,
  search: BoardSearch,
  limit?: number,
): Promise<FoundBoard> {
  if (isListed(search)) {
    const [listed, found] = await Promise.all([
      searchBoard(asPublic, search, limit),
      countPublicJobs(asPublic, search),
    ]);
    return { ...listed, found, reading: UNREAD };
  }
  const { rows, found, reading } = await findRows({ asPublic, content }, search, limit);
  const jobs = rows.map(({ marked_title, marked_text, miles, ...row }) => ({
    ...toJobCard(toPublicJob(row)),
    ...(marked_title?.includes(MARK) && { markedTitle: marked_title }),
    ...(marked_text && { excerpt: marked_text }),
    ...(miles !== null && { miles }),
  }));
  const [first] = rows;
  return { jobs, first: first ? toJobPreview(toPublicJob(first)) : null, found, reading };
}

/** What begins a marked word (app.mark_words). */
const MARK = '\uE000';

/** The same with all that the public sees of each job. */
export async function findJobs(
  { asPublic, content }: Asking,
  search: BoardSearch,
  limit?: number,
): Promise<PublicJob[]> {
  if (isListed(search)) return searchPublicJobs(asPublic, search, limit);
  return (await findRows({ asPublic, content }, search, limit)).rows.map(toPublicJob);
}

export async function countJobs({ asPublic, content }: Asking, search: BoardSearch): Promise<JobCount> {
  if (isListed(search)) return countPublicJobs(asPublic, search);
  return (await findRows({ asPublic, content }, { ...search, page: 1 }, 1)).found;
}

type FoundRow = PublicJobRow & {
  marked_title: string | null;
  marked_text: string | null;
  miles: number | null;
  total: number;
  is_more: boolean;
};

type FoundRows = { rows: FoundRow[]; found: JobCount; reading: Reading };

async function findRows({ asPublic, content }: Asking, search: BoardSearch, limit = JOBS_PER_PAGE): Promise<FoundRows> {
  const typed = await readTypedSearch(asPublic, search.search, content.search.synonyms);
  const asked = (hasSomeOnly: boolean) => askFor(asPublic, search, typed, { hasSomeOnly, limit });
  const withAll = await asked(false);
  const areFew = withAll.found.count < FEW && typed.entries.filter(({ not }) => !not).length > 1;
  return areFew ? asked(true) : withAll;
}

/** Fewer jobs with all words are followed by those with some. */
const FEW = 10;

const DAY_MS = 86_400_000;

async function askFor(
  asPublic: Queries,
  search: BoardSearch,
  { entries, meant }: TypedSearch,
  { hasSomeOnly, limit }: { hasSomeOnly: boolean; limit: number },
): Promise<FoundRows> {
  const { category, type, location, mode, salary, posted, page } = search;
  const { rows } = await sql<FoundRow>`
    SELECT (found.job).*, found.marked_title, found.marked_text, found.miles, found.total, found.is_more
    FROM find_public_jobs(
      _words => ${writeEntries(entries)}, _is_some => ${hasSomeOnly},
      _category => ${category}, _type => ${type}, _location => ${location || null}, _pay_from => ${salary},
      _work_mode => ${mode}, _posted_after => ${posted && new Date(Date.now() - posted * DAY_MS)},
      _sort => ${orderOf(search)}, _limit => ${limit}, _offset => ${(page - 1) * JOBS_PER_PAGE}) AS found
  `.execute(asPublic);
  const [first] = rows;
  // A page beyond the last one has no rows to say how many there are.
  if (!first && page > 1) {
    const { found, reading } = await askFor(
      asPublic,
      { ...search, page: 1 },
      { entries, meant },
      { hasSomeOnly, limit: 1 },
    );
    return { rows: [], found, reading };
  }
  return {
    rows,
    found: { count: first?.total ?? 0, isMore: first?.is_more ?? false },
    reading: { entries, meant, hasSomeOnly },
  };
}
