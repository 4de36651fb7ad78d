import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import { type PublicJob, readJobColumns, toPublicJob } from '#domain/job/fields.ts';
import { type JobCard, toJobCard } from '#domain/job/job-card.ts';
import { type JobPreview, toJobPreview } from '#domain/job/job-preview.ts';
import { EMPTY_QUESTION, type JobQuestion } from '#domain/job/search/job-question.ts';
import type { Paid } from '#domain/pay/yearly-pay.ts';
import { excerptAroundMark } from '#domain/text/text.ts';
import type { JobCount, SearchNote } from '../schema.ts';
import { countPublicJobs, searchBoard, searchPublicJobs } from './public/public-jobs.server.ts';
import type { FoundRow, Question } from './search/answer.server.ts';
import { countElsewhere } from './search/elsewhere.server.ts';
import {
  askFor,
  findRows,
  findsNothing,
  readQuestion,
  readQuestions,
  type SearchContext,
  wordsAndChoices,
} from './search/question.server.ts';
import { describeUnderstood } from './search-notes.server.ts';
import type { TypedSearch } from './typed-words.server.ts';

export type FoundBoard = {
  jobs: JobCard[];
  first: JobPreview | null;
  totalCount: JobCount;
  notes: SearchNote[];
  question: Question;
  /** The typed words with their spelling corrected; null if none was wrong. */
  meant: string | null;
  withAll: number;
};

/** True if the board can be listed without a search. */
const isListed = ({ search, where, mode, posted, industry }: JobQuestion): boolean =>
  !search && !where && !mode && !posted && !industry;

export async function findBoard(context: SearchContext, search: JobQuestion, limit?: number): Promise<FoundBoard> {
  const { asPublic } = context;
  if (isListed(search)) {
    const [listed, totalCount, question] = await Promise.all([
      searchBoard(asPublic, search, limit),
      countPublicJobs(asPublic, search),
      readQuestion(context, search),
    ]);
    return { ...listed, totalCount, question, notes: [], meant: null, withAll: totalCount.count };
  }
  const answer = await findRows(context, search, limit);
  const { rows, totalCount, question, withAll } = answer;
  const jobs = rows.map(({ marked_title, marked_text, miles, ...row }) => ({
    ...toJobCard(toPublicJob(row)),
    ...(marked_title?.includes(MARK) && { markedTitle: marked_title }),
    ...(marked_text && { excerpt: excerptAroundMark(marked_text) }),
    ...(miles !== null && { miles }),
  }));
  const [first] = rows;
  const notes = describeUnderstood({
    of: 'board',
    search,
    place: question.place,
    meant: question.typed.meant,
    isEmpty: totalCount.count === 0,
    payFrom: search.salary === null ? question.payFrom : null,
    hasSome: question.hasSome && totalCount.count > 0,
    isCut: answer.isCut,
    ...(await countElsewhere(question, totalCount, (each, most) => askFor(asPublic, each, most))),
  });
  const meant = question.typed.meant && search.search.replace(question.place.words, question.typed.meant);
  return { jobs, first: first ? toJobPreview(toPublicJob(first)) : null, totalCount, notes, question, meant, withAll };
}

/** Marks the start of a highlighted word (app.mark_words). */
const MARK = '\uE000';

/** The jobs of a search with all public fields. @param offset replaces that of the page */
export async function findJobs(
  context: SearchContext,
  search: JobQuestion,
  limit?: number,
  offset?: number,
): Promise<PublicJob[]> {
  if (isListed(search)) return searchPublicJobs(context.asPublic, search, limit, offset);
  return (await findRows(context, search, limit, offset)).rows.map(toPublicJob);
}

export async function countJobs(context: SearchContext, search: JobQuestion): Promise<JobCount> {
  if (isListed(search)) return countPublicJobs(context.asPublic, search);
  // The order does not matter here, and ranking takes longest.
  return (await findRows(context, { ...search, sort: 'newest', page: 1 }, 1)).totalCount;
}

/** Counts only jobs with all words: pages about a role do not mean other jobs. */
export async function countWithAllWords(context: SearchContext, search: JobQuestion): Promise<JobCount> {
  if (isListed(search)) return countPublicJobs(context.asPublic, search);
  const question = await readQuestion(context, { ...search, sort: 'newest', page: 1 });
  return (await askFor(context.asPublic, question, 1)).totalCount;
}

/** Counts several roles in one location. If only words are searched, it takes two concurrent statements. */
export async function countEachWithAllWords(
  context: SearchContext,
  where: string,
  roles: readonly string[],
): Promise<JobCount[]> {
  const searches = roles.map((search) => ({ ...EMPTY_QUESTION, search, where }));
  const questions = await readQuestions(context, searches);
  const isOfWords = questions.map(
    (question) => question.typed.entries.length > 0 && question.payFrom === null && !findsNothing(question),
  );
  const entries = questions.filter((_, index) => isOfWords[index]).map(({ typed }) => typed.entries);
  const middle = Math.ceil(entries.length / 2);
  const halves = await Promise.all(
    [entries.slice(0, middle), entries.slice(middle)].map((half) => countEach(context.asPublic, where, half)),
  );
  const counts = halves.flat().values();
  return Promise.all(
    searches.map((search, index) =>
      isOfWords[index] ? (counts.next().value ?? { count: 0, isMore: false }) : countWithAllWords(context, search),
    ),
  );
}

async function countEach(
  asPublic: Queries,
  where: string,
  entries: readonly TypedSearch['entries'][],
): Promise<JobCount[]> {
  if (entries.length === 0) return [];
  const { rows } = await sql<JobCount>`
    SELECT total AS count, is_more AS "isMore"
    FROM count_found_jobs_of_each(_words => ${JSON.stringify(entries)}::jsonb, _location => ${where}) ORDER BY n
  `.execute(asPublic);
  return rows;
}

export async function findAndCountJobs(
  context: SearchContext,
  search: JobQuestion,
  limit: number,
): Promise<{ jobs: PublicJob[]; totalCount: JobCount }> {
  if (!isListed(search)) {
    const { rows, totalCount } = await findRows(context, search, limit);
    return { jobs: rows.map(toPublicJob), totalCount: totalCount };
  }
  const [jobs, found] = await Promise.all([
    searchPublicJobs(context.asPublic, search, limit),
    countPublicJobs(context.asPublic, search),
  ]);
  return { jobs, totalCount: found };
}

/** Reads only the pay of an industry's newest jobs: full jobs are long. */
export async function findPayAndCount(
  context: SearchContext,
  search: JobQuestion & { industry: string },
  limit: number,
): Promise<{ jobs: Paid[]; found: JobCount }> {
  const question = await readQuestion(context, search);
  const { rows } = await sql<Pick<FoundRow, 'salary_min' | 'salary_max' | 'salary_period' | 'total' | 'is_more'>>`
    SELECT (found.job).salary_min, (found.job).salary_max, (found.job).salary_period, found.total, found.is_more
    FROM find_public_jobs(${wordsAndChoices(question)}, _sort => 'newest', _limit => ${limit}) AS found
  `.execute(context.asPublic);
  const jobs = rows.map((row) => readJobColumns(row, ['salary_min', 'salary_max', 'salary_period']));
  return { jobs, found: { count: rows[0]?.total ?? 0, isMore: rows[0]?.is_more ?? false } };
}
