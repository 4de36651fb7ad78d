import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { type PublicJob, readJobColumns, toPublicJob } from '#domain/job/fields.ts';
import { type JobCard, toJobCard } from '#domain/job/job-card.ts';
import { type JobPreview, toJobPreview } from '#domain/job/job-preview.ts';
import { readTypedPay } from '#domain/job/search/typed-pay.ts';
import type { Paid } from '#domain/pay/yearly-pay.ts';
import { excerptAroundMark } from '#domain/text/text.ts';
import { type BoardSearch, EMPTY_SEARCH, JOBS_PER_PAGE, type JobCount, orderOf, type SearchNote } from '../schema.ts';
import { readAskedPlace } from './asked-place.server.ts';
import { countPublicJobs, offsetOf, searchBoard, searchPublicJobs } from './public/public-jobs.server.ts';
import type { Answer, FoundRow, Question } from './search/answer.server.ts';
import { countElsewhere } from './search/elsewhere.server.ts';
import { isTooWide, SearchTime, SearchTooWide } from './search/search-time.server.ts';
import { describeUnderstood } from './search-notes.server.ts';
import { listFurtherReadings, readTypedSearches, type TypedSearch, writeEntries } from './typed-words.server.ts';

type SearchContext = { asPublic: Queries; content: Pick<Content, 'search'> };

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
const isListed = ({ search, where, mode, posted, industry }: BoardSearch): boolean =>
  !search && !where && !mode && !posted && !industry;

export async function findBoard(context: SearchContext, search: BoardSearch, limit?: number): Promise<FoundBoard> {
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
  search: BoardSearch,
  limit?: number,
  offset?: number,
): Promise<PublicJob[]> {
  if (isListed(search)) return searchPublicJobs(context.asPublic, search, limit, offset);
  return (await findRows(context, search, limit, offset)).rows.map(toPublicJob);
}

export async function countJobs(context: SearchContext, search: BoardSearch): Promise<JobCount> {
  if (isListed(search)) return countPublicJobs(context.asPublic, search);
  // The order does not matter here, and ranking takes longest.
  return (await findRows(context, { ...search, sort: 'newest', page: 1 }, 1)).totalCount;
}

/** Counts only jobs with all words: pages about a role do not mean other jobs. */
export async function countWithAllWords(context: SearchContext, search: BoardSearch): Promise<JobCount> {
  if (isListed(search)) return countPublicJobs(context.asPublic, search);
  const question = await readQuestion(context, { ...search, sort: 'newest', page: 1 });
  return (await askFor(context.asPublic, question, 1)).totalCount;
}

/** Counts several roles in one location. If only words are searched, it takes two concurrent statements. */
export async function countEachWithAllWords(
  context: SearchContext,
  location: string,
  roles: readonly string[],
): Promise<JobCount[]> {
  const searches = roles.map((search) => ({ ...EMPTY_SEARCH, search, location }));
  const questions = await readQuestions(context, searches);
  const isOfWords = questions.map(
    (question) => question.typed.entries.length > 0 && question.payFrom === null && !findsNothing(question),
  );
  const entries = questions.filter((_, index) => isOfWords[index]).map(({ typed }) => typed.entries);
  const middle = Math.ceil(entries.length / 2);
  const halves = await Promise.all(
    [entries.slice(0, middle), entries.slice(middle)].map((half) => countEach(context.asPublic, location, half)),
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
  location: string,
  entries: readonly TypedSearch['entries'][],
): Promise<JobCount[]> {
  if (entries.length === 0) return [];
  const { rows } = await sql<JobCount>`
    SELECT total AS count, is_more AS "isMore"
    FROM count_found_jobs_of_each(_words => ${JSON.stringify(entries)}::jsonb, _location => ${location}) ORDER BY n
  `.execute(asPublic);
  return rows;
}

export async function findAndCountJobs(
  context: SearchContext,
  search: BoardSearch,
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
  search: BoardSearch & { industry: string },
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

export async function readQuestion(context: SearchContext, search: BoardSearch): Promise<Question> {
  const [question] = await readQuestions(context, [search]);
  if (!question) throw new Error('A search was not read');
  return question;
}

async function readQuestions(
  { asPublic, content }: SearchContext,
  searches: readonly BoardSearch[],
): Promise<Question[]> {
  const pays = searches.map(({ search }) => readTypedPay(search));
  const places = await Promise.all(
    searches.map((search, index) => {
      const pay = pays[index];
      return readAskedPlace(asPublic, pay ? { ...search, search: pay.remainingSearch } : search);
    }),
  );
  const typed = await readTypedSearches(
    asPublic,
    places.map(({ words }) => words),
    content.search.synonyms,
  );
  return searches.flatMap((search, index) => {
    const [place, read] = [places[index], typed[index]];
    return place && read
      ? [
          {
            search,
            typed: read,
            place,
            payFrom: search.salary ?? pays[index]?.payFrom ?? null,
            hasSome: false,
            time: new SearchTime(),
          },
        ]
      : [];
  });
}

type FoundRows = Answer & { question: Question; withAll: number };

async function findRows(
  context: SearchContext,
  search: BoardSearch,
  limit = JOBS_PER_PAGE,
  offset = offsetOf(search),
): Promise<FoundRows> {
  const firstQuestion = await readQuestion(context, search);
  const { answer, question } = await askInTurn(
    context.asPublic,
    firstQuestion,
    (each) => askFor(context.asPublic, each, limit, offset),
    ({ totalCount }) => totalCount.count === 0,
  );
  if (answer.totalCount.count === 0 && answer.isCut) throw new SearchTooWide();
  return { ...answer, question, withAll: question.hasSome ? 0 : answer.totalCount.count };
}

/** The first reading of a search that finds jobs with all words, or the default one. */
export async function readFindingQuestion(context: SearchContext, search: BoardSearch): Promise<Question> {
  const { question } = await findRows(context, { ...search, sort: 'newest', page: 1 }, 1);
  return question.hasSome ? { ...question, hasSome: false } : question;
}

/** Tries each reading of a search until one finds something, and at last looks for jobs with some of the words. */
export async function askInTurn<Answer>(
  asPublic: Queries,
  firstQuestion: Question,
  ask: (question: Question) => Promise<Answer>,
  isEmpty: (answer: Answer) => boolean,
): Promise<{ answer: Answer; question: Question }> {
  const answer = await ask(firstQuestion);
  if (!isEmpty(answer) || findsNothing(firstQuestion)) return { answer, question: firstQuestion };
  for (const reading of await listFurtherReadings(asPublic, firstQuestion.typed)) {
    if (firstQuestion.time.isUp) return { answer, question: firstQuestion };
    const question = { ...firstQuestion, typed: { ...reading, others: [] } };
    const other = await ask(question);
    if (!isEmpty(other)) return { answer: other, question };
  }
  if (!hasSeveralWords(firstQuestion) || firstQuestion.time.isUp) return { answer, question: firstQuestion };
  const broader = { ...firstQuestion, hasSome: true };
  return { answer: await ask(broader), question: broader };
}

const hasSeveralWords = ({ typed }: Pick<Question, 'typed'>): boolean =>
  typed.entries.filter(({ not }) => !not).length > 1;

async function askFor(
  asPublic: Queries,
  question: Question,
  limit: number,
  offset = offsetOf(question.search),
): Promise<Answer> {
  if (findsNothing(question)) return { rows: [], totalCount: { count: 0, isMore: false }, isCut: false };
  const answer = await question.time.spend((milliseconds) => askOnce(asPublic, question, limit, offset, milliseconds));
  // A page beyond the last one has no rows with the count.
  const isBeyondLastPage = answer.rows.length === 0 && offset > 0 && !answer.isCut;
  return isBeyondLastPage ? { ...(await askFor(asPublic, question, 1, 0)), rows: [] } : answer;
}

async function askOnce(
  asPublic: Queries,
  question: Question,
  limit: number,
  offset: number,
  milliseconds: number,
): Promise<Answer> {
  try {
    const { rows } = await sql<FoundRow>`
      SELECT (found.job).*, found.marked_title, found.marked_text, found.miles, found.total, found.is_more, found.is_cut
      FROM find_public_jobs(
        ${wordsAndChoices(question)}, _sort => ${orderOf(question.search)},
        _limit => ${limit}, _offset => ${offset}, _milliseconds => ${milliseconds}) AS found
    `.execute(asPublic);
    const [first] = rows;
    return {
      rows,
      totalCount: { count: first?.total ?? 0, isMore: first?.is_more ?? false },
      isCut: first?.is_cut ?? false,
    };
  } catch (error) {
    if (!isTooWide(error)) throw error;
    return { rows: [], totalCount: { count: 0, isMore: false }, isCut: true };
  }
}

/** True if nothing can be found: the words have no letter or digit, or the place is unclear. */
export const findsNothing = ({ search: { search, where }, place: { circle, area } }: Question): boolean =>
  (search !== '' && !/[\p{L}\p{N}]/u.test(search)) || (where !== '' && circle === null && area === null);

export function wordsAndPlace({ search: { location }, typed, place: { circle, area }, hasSome }: Question) {
  return sql`
    _words => ${writeEntries(typed.entries)}, _is_some => ${hasSome}, _location => ${location || null},
    _areas => ${area?.covers ?? null}::integer[],
    _latitude => ${circle?.latitude ?? null}, _longitude => ${circle?.longitude ?? null}, _miles => ${circle?.miles ?? null}`;
}

const DAY_MS = 86_400_000;

export function wordsAndChoices(question: Question) {
  return sql`${wordsAndPlace(question)}, ${choicesOf(question.search, question.payFrom)}`;
}

export function choicesOf({ category, type, industry, mode, posted }: BoardSearch, payFrom: number | null) {
  return sql`
    _category => ${category}, _type => ${type}, _industry => ${industry}, _pay_from => ${payFrom}, _work_mode => ${mode},
    _posted_after => ${posted && new Date(Date.now() - posted * DAY_MS)}`;
}
