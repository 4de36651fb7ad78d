/** Job Swipe over 100,000 jobs for a candidate who has swiped the 5,000 newest: times of the site's own queries. */
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { searchPublicJobs } from '#app/features/board/jobs/queries/public/public-jobs.server.ts';
import { drawDeck, listPassedJobs } from '#app/features/board/swipe/queries.server.ts';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { collections } from '#db/content/collections.ts';
import { demoCast } from '#db/seed/cast.ts';
import { EMPTY_QUESTION, type JobQuestion } from '#domain/job/search/job-question.ts';
import type { SearchTiming } from './database.ts';

/** The default search words, until editors publish others. */
const content = { search: collections.search.fallback };

const ROUNDS = 60;
const SWIPES = 5_000;

const candidate = demoCast.find(
  ({ role, status }) => role === 'job_seeker' && status === 'approved',
) as unknown as Candidate;

/** Likes the newest jobs, every second one: a deck has to skip all of them. */
async function swipeNewest({ asSystem }: Database): Promise<void> {
  await asSystem(async (transaction) => {
    await sql`DELETE FROM swiped_jobs WHERE user_id = ${candidate.id}`.execute(transaction);
    await sql`DELETE FROM liked_jobs WHERE user_id = ${candidate.id} AND NOT applied`.execute(transaction);
    await sql`
      WITH newest AS (
        SELECT id, row_number() OVER (ORDER BY created_at DESC, id DESC) AS n FROM jobs
        WHERE status = 'open' AND closes_at > now() ORDER BY created_at DESC, id DESC LIMIT ${SWIPES}::int
      ), swiped AS (
        INSERT INTO swiped_jobs (user_id, job_id, action, created_at)
        SELECT ${candidate.id}, id, CASE WHEN n % 2 = 0 THEN 'like' ELSE 'pass' END, now() - n * interval '1 minute' FROM newest
        RETURNING job_id, action, created_at
      )
      INSERT INTO liked_jobs (user_id, job_id, created_at)
      SELECT ${candidate.id}, job_id, created_at FROM swiped WHERE action = 'like' ON CONFLICT DO NOTHING`.execute(
      transaction,
    );
  });
}

const DECKS: { name: string; search: Partial<JobQuestion> }[] = [
  { name: 'deck, no filter', search: {} },
  { name: 'deck, category', search: { category: 'blue-collar' } },
  { name: 'deck, common word (engineer)', search: { search: 'engineer' } },
  { name: 'deck, rare word (farrier)', search: { search: 'farrier' } },
  { name: 'deck, word that finds nothing', search: { search: 'zygomorphic' } },
  { name: 'deck, city (Leeds)', search: { where: 'Leeds' } },
  {
    name: 'deck, category, type, pay and city',
    search: { category: 'blue-collar', type: 'Part-time', salary: 50_000, where: 'Cardiff' },
  },
];

/** Milliseconds over the socket, as the site waits for them. The first query is a page of the board, for comparison. */
export async function timeSwipe(database: Database, vacuum: () => Promise<void>): Promise<SearchTiming[]> {
  await swipeNewest(database);
  await vacuum();
  const timings = [
    await time(
      'board, page 1 (to compare with)',
      async () => `${(await searchPublicJobs(database.asPublic, EMPTY_QUESTION)).length}`,
    ),
  ];
  for (const { name, search } of DECKS) {
    const wanted = { ...EMPTY_QUESTION, ...search };
    timings.push(
      await time(name, async () => {
        const { cards, beyond } = await drawDeck({ database, content }, candidate, wanted);
        return `${cards.length} + ${beyond.count}${beyond.isMore ? '+' : ''}`;
      }),
    );
  }
  for (const [name, page] of [['passed jobs, page 1', 1] as const, ['passed jobs, last page', SWIPES / 100] as const]) {
    timings.push(await time(name, async () => `${(await listPassedJobs(database, candidate, page)).total}`));
  }
  timings.push(await time('liked jobs, page 1', () => countLiked(database, 0)));
  timings.push(await time('liked jobs, last page', () => countLiked(database, SWIPES / 2 - 50)));
  return timings;
}

/** The queries of /profile/liked: a page and the total count. */
function countLiked(database: Database, offset: number): Promise<string> {
  return database.asActor(candidate.id, async (transaction) => {
    await sql`SELECT (l.job).*, l.since FROM get_liked_jobs(_limit => 50, _offset => ${offset}) AS l`.execute(
      transaction,
    );
    const { rows } = await sql<{ total: number }>`SELECT count_liked_jobs() AS total`.execute(transaction);
    return String(rows[0]?.total);
  });
}

async function time(name: string, ask: () => Promise<string>): Promise<SearchTiming> {
  const times: number[] = [];
  let result = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    result = await ask();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return { name, matches: result, p50: at(times, 0.5), p95: at(times, 0.95) };
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
