/** What one may ask of the board, as it stands in the address of the page (spec: accounts §2, "Job board"). */
import { z } from 'zod';
import { JOB_CATEGORIES, JOB_TYPES } from '#domain/job.ts';

export const JOBS_PER_PAGE = 100;
/** Deeper than this nobody reads; the database answers no further (get_public_jobs clamps its offset alike). */
export const DEEPEST_PAGE = 100;
export const LONGEST_SEARCH = 100;

export const SALARY_STEPS = [20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 80_000] as const;

export const BOARD_SORTS = ['newest', 'pay', 'closing'] as const;
export type BoardSort = (typeof BOARD_SORTS)[number];

const words = z
  .string()
  // Control characters have no place in a search, and PostgreSQL refuses NUL altogether.
  .transform((text) => text.replace(/\p{Cc}/gu, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH))
  .catch('');

/** An address is typed, shared and mangled by people: whatever makes no sense counts as not said. */
const boardSearch = z.object({
  search: words,
  category: z.enum(JOB_CATEGORIES).nullable().catch(null),
  type: z.enum(JOB_TYPES).nullable().catch(null),
  location: words,
  /** Least pay by the year, in pounds. */
  salary: z.coerce.number().int().min(1).max(1_000_000).nullable().catch(null),
  sort: z.enum(BOARD_SORTS).catch('newest'),
  page: z.coerce.number().int().min(1).max(DEEPEST_PAGE).catch(1),
});

export type BoardSearch = z.infer<typeof boardSearch>;

export const EMPTY_SEARCH: BoardSearch = boardSearch.parse({});

export function readBoardSearch(parameters: URLSearchParams): BoardSearch {
  const first = (name: string) => parameters.get(name) || undefined;
  return boardSearch.parse({
    search: first('search'),
    category: first('category'),
    type: first('type'),
    location: first('location'),
    salary: first('salary'),
    sort: first('sort'),
    page: first('page'),
  });
}

/** The query string of a search, shortest form: what is not narrowed down is left out. '' or '?…'. */
export function writeBoardSearch(search: Partial<BoardSearch>): string {
  const parameters = new URLSearchParams();
  for (const name of ['search', 'category', 'type', 'location', 'salary', 'sort', 'page'] as const) {
    const value = search[name];
    if (value && value !== EMPTY_SEARCH[name]) parameters.set(name, String(value));
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}
