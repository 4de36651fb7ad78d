import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { JOBS_PER_PAGE, type JobCount } from '../../schema.ts';
import type { Circle } from '../asked-place.server.ts';
import { widerSteps } from '../search-notes.server.ts';
import type { Answer, Question } from './answer.server.ts';

type Ask = (question: Question, limit: number) => Promise<Answer>;

/** Counts jobs further away and remote jobs, for a search with few jobs in reach. */
export async function countElsewhere(question: Question, { count, isMore }: JobCount, ask: Ask) {
  const { circle } = question.place;
  if (!circle || isMore || count >= JOBS_PER_PAGE || question.time.isUp) return { wider: [], remote: 0 };
  const first: JobQuestion = { ...question.search, sort: 'newest', page: 1 };
  const [remote, counted] = await Promise.all([
    ask(
      {
        ...question,
        search: { ...first, where: '', mode: 'remote' },
        place: { ...question.place, circle: null, area: null, answer: null },
      },
      1,
    ),
    countWiderCircles({ ...question, search: first }, circle, count, ask),
  ]);
  return {
    wider: counted.filter((each, index) => each.count > (counted[index - 1]?.count ?? count)),
    remote: countOrNone(remote),
  };
}

/** 0 for a search that was cut short, because its count is incomplete. */
const countOrNone = ({ totalCount, isCut }: Answer): number => (isCut ? 0 : totalCount.count);

/**
 * Counts the jobs in each wider circle. If the widest is expected to hold at most a page of jobs, it is counted first: if it
 * does, the distances of its jobs give the other counts.
 */
async function countWiderCircles(question: Question, circle: Circle, count: number, ask: Ask) {
  const steps = widerSteps(circle.miles);
  const widest = steps.at(-1);
  if (widest === undefined) return [];
  const askInRadius = (miles: number, limit: number) =>
    ask({ ...question, place: { ...question.place, circle: { ...circle, miles } } }, limit);
  const countByMiles = new Map<number, number>();
  if (count * (widest / circle.miles) ** 2 <= JOBS_PER_PAGE) {
    const answer = await askInRadius(widest, JOBS_PER_PAGE);
    const { rows, totalCount } = answer;
    countByMiles.set(widest, countOrNone(answer));
    if (!answer.isCut && totalCount.count === rows.length)
      for (const miles of steps) countByMiles.set(miles, rows.filter((row) => (row.miles ?? 0) <= miles).length);
  }
  return Promise.all(
    steps.map(async (miles) => ({ miles, count: countByMiles.get(miles) ?? countOrNone(await askInRadius(miles, 1)) })),
  );
}
