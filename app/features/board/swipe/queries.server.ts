import { sql } from 'kysely';
import { withWhereKind } from '#app/features/board/jobs/queries/asked-place.server.ts';
import type { Question } from '#app/features/board/jobs/queries/search/answer.server.ts';
import {
  askInTurn,
  findsNothing,
  readQuestion,
  wordsAndChoices,
} from '#app/features/board/jobs/queries/search/question.server.ts';
import { describeUnderstood } from '#app/features/board/jobs/queries/search-notes.server.ts';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { Database, Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { type PublicJob, type PublicJobRow, toPublicJob } from '#domain/job/fields.ts';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { reasonsFor } from '#domain/swipe/reasons.ts';
import { DECK_SIZE } from '#domain/swipe/swipe.ts';
import { toSwipeCard } from '#domain/swipe/swipe-card.ts';
import { type Deck, PASSED_PER_PAGE } from './schema.ts';

/** The counting limit: a narrow filter reads many rows for each card. */
const COUNT_LIMIT = 200;

type DrawnDeck = Deck & { search: JobQuestion };

type SearchContext = { database: Database; content: Pick<Content, 'search'> };

/** The newest open jobs of a search that the candidate has neither swiped nor liked, and how many follow them. */
export async function drawDeck(
  { database, content }: SearchContext,
  { id }: Candidate,
  search: JobQuestion,
): Promise<DrawnDeck> {
  const firstQuestion = await readQuestion({ asPublic: database.asPublic, content }, search);
  return database.asActor(id, async (transaction) => {
    const { answer: rows, question } = await askInTurn(
      transaction,
      firstQuestion,
      (each) => drawRows(transaction, each),
      (drawn) => drawn.length === 0,
    );
    const profile = await transaction
      .selectFrom('profiles')
      .select(['skills', 'location'])
      .where('id', '=', id)
      .executeTakeFirst();
    const findReasons = reasonsFor({
      skills: profile?.skills ?? [],
      location: profile?.location ?? null,
      payFrom: question.payFrom,
    });
    const cards = rows.map(toPublicJob).map((job) => toSwipeCard(job, findReasons(job)));
    const beyond = (rows[0]?.total ?? 0) - cards.length;
    const notes = describeUnderstood({
      of: 'deck',
      search,
      place: question.place,
      meant: question.typed.meant,
      isEmpty: cards.length === 0,
      payFrom: search.salary === null ? question.payFrom : null,
      hasSome: question.hasSome && cards.length > 0,
    });
    return {
      cards,
      search: withWhereKind(search, question.place),
      beyond: { count: Math.min(beyond, COUNT_LIMIT), isMore: beyond > COUNT_LIMIT },
      ...(notes.length > 0 && { notes }),
    };
  });
}

type DeckRow = PublicJobRow & { total: number };

async function drawRows(transaction: Queries, question: Question): Promise<DeckRow[]> {
  if (findsNothing(question)) return [];
  const { rows } = await sql<DeckRow>`
    SELECT (card.job).*, card.total
    FROM draw_swipe_deck(${wordsAndChoices(question)}, _limit => ${DECK_SIZE}, _cap => ${COUNT_LIMIT + DECK_SIZE}) AS card
  `.execute(transaction);
  return rows;
}

export type PassedJob = Pick<PublicJob, 'id' | 'title' | 'company' | 'location' | 'salary' | 'category'> & {
  passedAt: Date;
};

export function listPassedJobs(
  database: Database,
  candidate: Candidate,
  page: number,
): Promise<{ jobs: PassedJob[]; total: number }> {
  return database.asActor(candidate.id, async (transaction) => {
    const { rows } = await sql<PublicJobRow & { since: Date }>`
      SELECT (passed.job).*, passed.since
      FROM get_passed_jobs(_limit => ${PASSED_PER_PAGE}, _offset => ${(page - 1) * PASSED_PER_PAGE}) AS passed
    `.execute(transaction);
    const { rows: counted } = await sql<{ total: number }>`SELECT count_passed_jobs() AS total`.execute(transaction);
    const jobs = rows.map(({ id, title, company, location, salary, category, since }) => ({
      id,
      title,
      company,
      location,
      salary,
      category,
      passedAt: since,
    }));
    return { jobs, total: counted[0]?.total ?? 0 };
  });
}
