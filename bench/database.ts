/** Searches 100,000 jobs: database time of a page and its total count. */
import { performance } from 'node:perf_hooks';
import { countPublicJobs, searchPublicJobs } from '#app/features/board/jobs/queries/public/public-jobs.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { DEEPEST_PAGE, EMPTY_QUESTION, type JobQuestion } from '#domain/job/search/job-question.ts';

const ROUNDS = 60;

export type SearchTiming = { name: string; p50: number; p95: number; matches: string };

const SEARCHES: { name: string; search: Partial<JobQuestion> }[] = [
  { name: 'no filter, page 1', search: {} },
  { name: `no filter, page ${DEEPEST_PAGE}`, search: { page: DEEPEST_PAGE } },
  { name: 'rare word (farrier)', search: { search: 'farrier' } },
  { name: 'rare pair (farrier leeds)', search: { search: 'farrier leeds' } },
  { name: 'word that finds nothing', search: { search: 'zygomorphic' } },
  { name: 'common word (engineer), page 1', search: { search: 'engineer' } },
  { name: `common word (engineer), page ${DEEPEST_PAGE}`, search: { search: 'engineer', page: DEEPEST_PAGE } },
  { name: 'common word, best paid first', search: { search: 'engineer', sort: 'pay' } },
  { name: 'short word (hr)', search: { search: 'hr' } },
  { name: 'city (Leeds)', search: { where: 'Leeds' } },
  {
    name: 'category, type, pay and city',
    search: { category: 'blue-collar', type: 'Part-time', salary: 50_000, where: 'Cardiff' },
  },
];

/** Milliseconds over the socket, as the site waits for them; page and count run in sequence on one connection. */
export async function timeSearches({ asPublic }: Database): Promise<SearchTiming[]> {
  const timings: SearchTiming[] = [];
  for (const { name, search } of SEARCHES) {
    const wanted = { ...EMPTY_QUESTION, ...search };
    const times: number[] = [];
    let result = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      await searchPublicJobs(asPublic, wanted);
      const { count, isMore } = await countPublicJobs(asPublic, wanted);
      times.push(performance.now() - startedAt);
      result = isMore ? `${count}+` : String(count);
    }
    times.sort((a, b) => a - b);
    timings.push({ name, p50: at(times, 0.5), p95: at(times, 0.95), matches: result });
  }
  return timings;
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
