/** A search for jobs, as an address says it: words, place, choices, order and page (spec: accounts §2, "Job board"). */

import {
  readChoice,
  readText,
  readWholeNumber,
  readWords,
  type SearchParameters,
} from '#domain/address/search-parameters.ts';
import { DEFAULT_RADIUS } from '#domain/place/radius.ts';
import { findIndustry } from '#domain/site/industries.ts';
import { JOB_CATEGORIES, JOB_TYPES, type JobCategory, type JobType, WORK_MODES, type WorkMode } from '../job.ts';

/** The last page; get_public_jobs limits its offset to the same. */
export const DEEPEST_PAGE = 100;

export const SALARY_STEPS = [20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 80_000] as const;

const JOB_ORDERS = ['best', 'nearest', 'newest', 'pay', 'closing'] as const;
export type JobOrder = (typeof JOB_ORDERS)[number];

/** Days since posting. */
export const POSTED_STEPS = [1, 3, 7, 14, 30] as const;

export type JobQuestion = {
  search: string;
  category: JobCategory | null;
  type: JobType | null;
  industry: string | null;
  /** A town, an outcode or a postcode: jobs within `miles` of it. Or an area: jobs in it. */
  where: string;
  /** Null means DEFAULT_RADIUS. */
  miles: number | null;
  mode: WorkMode | null;
  /** Minimum yearly pay in pounds. */
  salary: number | null;
  posted: number | null;
  /** Null for the default order of the search (orderOf). */
  sort: JobOrder | null;
  page: number;
  map: 'yes' | null;
  /** Set if no distance is measured: `where` is an area, or not exactly one known place. Never part of a URL (withWhereKind). */
  whereKind?: 'area' | 'unclear';
};

/** Invalid values count as absent. */
export function readJobQuestion(from: SearchParameters): JobQuestion {
  // Former addresses name the place by `location`, which could also be 'Remote' or 'Hybrid'.
  const location = readWords(from, 'location');
  const modeOfLocation = FORMER_LOCATIONS.find((mode) => mode === location.toLowerCase()) ?? null;
  const search = {
    search: readWords(from, 'search'),
    category: readChoice(JOB_CATEGORIES, from, 'category'),
    type: readChoice(JOB_TYPES, from, 'type'),
    industry: readIndustry(from),
    where: readWords(from, 'where') || (modeOfLocation ? '' : location),
    miles: readWholeNumber(from, 'miles', LARGEST_CIRCLE),
    mode: readChoice(WORK_MODES, from, 'mode') ?? modeOfLocation,
    salary: readWholeNumber(from, 'salary', 1_000_000),
    posted: readWholeNumber(from, 'posted', 366),
    sort: readChoice(JOB_ORDERS, from, 'sort'),
    page: readWholeNumber(from, 'page', DEEPEST_PAGE) ?? 1,
    map: readChoice(['yes'], from, 'map'),
  };
  if (!search.where || search.miles === DEFAULT_RADIUS) search.miles = null;
  if (search.sort && !(listOrders(search) as readonly JobOrder[]).slice(1).includes(search.sort)) search.sort = null;
  return search;
}

export const LARGEST_CIRCLE = 100;

const FORMER_LOCATIONS = ['remote', 'hybrid'] as const;

/** Industries change, so they are only looked up if one is named. */
function readIndustry(from: SearchParameters): string | null {
  const slug = readText(from, 'industry');
  return (slug && findIndustry(slug)?.slug) || null;
}

/** The possible orders of a search, the default first: 'best' needs words, 'nearest' a place. */
export const listOrders = ({ search, where }: Pick<JobQuestion, 'search' | 'where'>): JobOrder[] =>
  JOB_ORDERS.filter((order) => (order !== 'best' || search !== '') && (order !== 'nearest' || where !== ''));

export const orderOf = (search: JobQuestion): JobOrder => search.sort ?? listOrders(search)[0] ?? 'newest';

export const EMPTY_QUESTION = readJobQuestion(new Map<string, string>());

export const QUESTION_PARAMETERS = [
  'search',
  'category',
  'type',
  'industry',
  'where',
  'miles',
  'mode',
  'salary',
  'posted',
  'sort',
  'page',
  'map',
] as const;

/** The shortest query string of a search, without defaults: '' or '?…'. */
export function writeJobQuestion(search: Partial<JobQuestion>): string {
  const parameters = new URLSearchParams();
  for (const name of QUESTION_PARAMETERS) {
    const value = search[name];
    if (value && value !== EMPTY_QUESTION[name]) parameters.set(name, String(value));
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}
