/**
 * Reads a search and asks the database in turn until a reading finds jobs:
 *
 * 1. all words as typed or stemmed, with synonyms, near the place that the search names
 * 2. all words as the name of a place ('otley')
 * 3. parts of words in title, company and location, then corrected words (typed-words.server.ts)
 * 4. a short name of a place as a word ('sous shef')
 * 5. some of the words
 */
import { sql } from 'kysely';
import { findPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { type JobQuestion, orderOf } from '#domain/job/search/job-question.ts';
import { readTypedPay } from '#domain/job/search/typed-pay.ts';
import { JOBS_PER_PAGE } from '../../schema.ts';
import { type AskedPlace, nowhere, readAskedPlace, readWordsAsPlace } from '../asked-place.server.ts';
import { offsetOf } from '../public/public-jobs.server.ts';
import { listFurtherReadings, readTypedSearches, writeEntries } from '../typed-words.server.ts';
import type { Answer, FoundRow, Question } from './answer.server.ts';
import { isTooWide, SearchTime, SearchTooWide } from './search-time.server.ts';

export type SearchContext = { asPublic: Queries; content: Pick<Content, 'search'> };

export async function readQuestion(context: SearchContext, search: JobQuestion): Promise<Question> {
  const [question] = await readQuestions(context, [search]);
  if (!question) throw new Error('A search was not read');
  return question;
}

export async function readQuestions(context: SearchContext, searches: readonly JobQuestion[]): Promise<Question[]> {
  const pays = searches.map(({ search }) => readTypedPay(search));
  const findEach = findEachOnce();
  const places = await Promise.all(
    searches.map((search, index) => {
      const pay = pays[index];
      return readAskedPlace(context.asPublic, pay ? { ...search, search: pay.remainingSearch } : search, findEach);
    }),
  );
  return readWords(
    context,
    searches.map((search, index) => ({
      search,
      place: places[index] ?? nowhere(search.search),
      payFrom: search.salary ?? pays[index]?.payFrom ?? null,
      time: new SearchTime(),
    })),
  );
}

type WithPlace = Pick<Question, 'search' | 'place' | 'payFrom' | 'time'>;

async function readWords(context: SearchContext, questions: readonly WithPlace[]): Promise<Question[]> {
  const typed = await readTypedSearches(
    context.asPublic,
    questions.map(({ place }) => place.words),
    context.content.search.synonyms,
  );
  return questions.flatMap((question, index) => {
    const words = typed[index];
    return words ? [{ ...question, typed: words, hasSome: false, ...otherReadings(context, question) }] : [];
  });
}

function otherReadings(context: SearchContext, question: WithPlace): Pick<Question, 'readAsWords' | 'readAsPlace'> {
  const { place, search } = question;
  const readWith = async (other: AskedPlace) => (await readWords(context, [{ ...question, place: other }]))[0] ?? null;
  return {
    readAsWords: async () =>
      place.mayBeWord && place.answer?.kind === 'found'
        ? readWith(nowhere(`${place.words} ${place.answer.place.name.toLowerCase()}`))
        : null,
    readAsPlace: async () => {
      const other = place.answer === null ? await readWordsAsPlace(context.asPublic, search) : null;
      return other && readWith(other);
    },
  };
}

/** The searches of a page name one place many times. */
function findEachOnce(): typeof findPlaces {
  const answers = new Map<string, ReturnType<typeof findPlaces>>();
  return (asPublic, where) => {
    const answer = answers.get(where) ?? findPlaces(asPublic, where);
    answers.set(where, answer);
    return answer;
  };
}

/** The first reading of a search that finds jobs with all words, or the default one. */
export async function readFindingQuestion(context: SearchContext, search: JobQuestion): Promise<Question> {
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
  const asPlace = firstQuestion.time.isUp ? null : await firstQuestion.readAsPlace();
  if (asPlace) return { answer: await ask(asPlace), question: asPlace };
  for (const reading of await listFurtherReadings(asPublic, firstQuestion.typed)) {
    if (firstQuestion.time.isUp) return { answer, question: firstQuestion };
    const question = { ...firstQuestion, typed: { ...reading, others: [] } };
    const other = await ask(question);
    if (!isEmpty(other)) return { answer: other, question };
  }
  const asWords = firstQuestion.time.isUp ? null : await firstQuestion.readAsWords();
  if (asWords) {
    const other = await askInTurn(asPublic, asWords, ask, isEmpty);
    if (!isEmpty(other.answer) && !other.question.hasSome) return other;
  }
  if (!hasSeveralWords(firstQuestion) || firstQuestion.time.isUp) return { answer, question: firstQuestion };
  const broader = { ...firstQuestion, hasSome: true };
  return { answer: await ask(broader), question: broader };
}

const hasSeveralWords = ({ typed }: Pick<Question, 'typed'>): boolean =>
  typed.entries.filter(({ not }) => !not).length > 1;

export async function askFor(
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

export function wordsAndPlace({ typed, place: { circle, area }, hasSome }: Question) {
  return sql`
    _words => ${writeEntries(typed.entries)}, _is_some => ${hasSome},
    _areas => ${area?.covers ?? null}::integer[],
    _latitude => ${circle?.latitude ?? null}, _longitude => ${circle?.longitude ?? null}, _miles => ${circle?.miles ?? null}`;
}

const DAY_MS = 86_400_000;

export function wordsAndChoices(question: Question) {
  return sql`${wordsAndPlace(question)}, ${choicesOf(question.search, question.payFrom)}`;
}

export function choicesOf({ category, type, industry, mode, posted }: JobQuestion, payFrom: number | null) {
  return sql`
    _category => ${category}, _type => ${type}, _industry => ${industry}, _pay_from => ${payFrom}, _work_mode => ${mode},
    _posted_after => ${posted && new Date(Date.now() - posted * DAY_MS)}`;
}

type FoundRows = Answer & { question: Question; withAll: number };

export async function findRows(
  context: SearchContext,
  search: JobQuestion,
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
