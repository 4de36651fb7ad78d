/** Shapes of jobs for browser and server, and the words that describe a search. */
import type { WeekOfJobs } from '#app/ui/pictures/shapes/tideline-shape.ts';
import { readChoice, readWholeNumber, readWords, type SearchParameters } from '#domain/address/search-parameters.ts';
import type { AdvertQuestion } from '#domain/advert/judge-advert.ts';
import { CATEGORY_NAMES, WORK_MODE_NAMES } from '#domain/job/job.ts';
import {
  DEEPEST_PAGE,
  type JobQuestion,
  QUESTION_PARAMETERS,
  SALARY_STEPS,
  writeJobQuestion,
} from '#domain/job/search/job-question.ts';
import { formatNumber, formatPounds } from '#domain/pay/money.ts';
import { DEFAULT_RADIUS, RADIUS_CHOICES } from '#domain/place/radius.ts';
import { findIndustry } from '#domain/site/industries.ts';
import { countOf } from '#domain/text/counts.ts';

/** Additional data in a reply to the job form: questions about the advert, the version to replace, and a question about the location. */
export type JobReply = { questions: AdvertQuestion[]; version: string; question: LocationQuestion | null };

/** The place that a location means; each of `options` is an unambiguous location. */
export type LocationQuestion = { part: string; options: string[] };

export const JOBS_PER_PAGE = 100;

export const BOARD_PARAMETERS = [...QUESTION_PARAMETERS, 'location', 'notice'] as const;

export type ActiveFilter = {
  name: 'search' | 'category' | 'type' | 'industry' | 'where' | 'mode' | 'salary' | 'posted';
  label: string;
};

export function listFilters(search: JobQuestion): ActiveFilter[] {
  const { category, type, industry, where, mode, salary, posted } = search;
  const filters = [
    { name: 'search', label: /["“”]/.test(search.search) ? search.search : search.search && `“${search.search}”` },
    { name: 'category', label: category && CATEGORY_NAMES[category] },
    { name: 'type', label: type },
    { name: 'industry', label: industry && (findIndustry(industry)?.name ?? industry) },
    { name: 'where', label: where && describeWhere(search) },
    { name: 'mode', label: mode && WORK_MODE_NAMES[mode] },
    { name: 'salary', label: salary && `${formatPounds(salary)}+` },
    { name: 'posted', label: posted && describePosted(posted) },
  ] as const;
  return filters.flatMap(({ name, label }) => (label ? [{ name, label }] : []));
}

const LONGEST_TYPED = 40;
const shorten = (typed: string): string =>
  typed.length > LONGEST_TYPED ? `${typed.slice(0, LONGEST_TYPED).toWellFormed().trim()}…` : typed;

/** '“nurse” Full-time jobs within 10 miles of Leeds, £30,000+, page 2': the title of a search, at most some 250 characters long. */
export function describeSearch(search: JobQuestion): string {
  const { where, page } = search;
  const typed = { search: shorten(search.search), where: shorten(where) };
  const labels = new Map(listFilters({ ...search, ...typed }).map(({ name, label }) => [name, label]));
  const take = (...names: ActiveFilter['name'][]) => names.flatMap((name) => labels.get(name) ?? []);
  const before = take('search', 'type', 'category');
  const kind = [...before, before.length > 0 ? 'jobs' : 'Jobs'].join(' ');
  return [
    `${kind} ${labels.get('where') ?? 'across the UK'}`,
    ...take('industry', 'mode', 'salary', 'posted'),
    ...(page > 1 ? [`page ${page}`] : []),
  ].join(', ');
}

export function describeWhere({ where, miles, whereKind }: Pick<JobQuestion, 'where' | 'miles' | 'whereKind'>): string {
  if (whereKind) return `${whereKind === 'area' ? 'in' : 'near'} ${where}`;
  return `within ${miles ?? DEFAULT_RADIUS} miles of ${where}`;
}

const describePosted = (days: number): string => `posted in the last ${days === 1 ? '24 hours' : `${days} days`}`;

/** Words for a type of work. The search ignores them (spec: accounts §2), so they are offered as filters. */
const KINDS = [
  { name: 'full-time', pattern: /\bfull[ -]?time\b/i, filter: { type: 'Full-time' } },
  { name: 'part-time', pattern: /\bpart[ -]?time\b/i, filter: { type: 'Part-time' } },
  { name: 'contract', pattern: /\bcontracts?\b/i, filter: { type: 'Contract' } },
  { name: 'temporary', pattern: /\btemp(?:orary)?\b/i, filter: { type: 'Temporary' } },
  { name: 'remote', pattern: /\bremote\b|\b(?:work|working) from home\b/i, filter: { mode: 'remote' } },
  { name: 'hybrid', pattern: /\bhybrid\b/i, filter: { mode: 'hybrid' } },
] as const;

export type SuggestedFilter = { label: string; search: JobQuestion };

/** Filters for such words, unless a type or mode is already chosen. */
export function suggestFilters(search: JobQuestion): SuggestedFilter[] {
  return KINDS.flatMap(({ name, pattern, filter }) => {
    const isTaken = 'type' in filter ? search.type !== null : search.mode !== null;
    if (isTaken || !pattern.test(search.search)) return [];
    const words = search.search.replace(pattern, ' ').replace(/\s+/g, ' ').trim();
    const searchWords = /^jobs?$/i.test(words) ? '' : words;
    const label = `Show ${name} jobs${searchWords && ` for “${searchWords}”`}`;
    return [{ label, search: { ...search, ...filter, search: searchWords, page: 1 } }];
  });
}

/**
 * True if all parameters are choices that the board offers, each given once. These are few, so their pages are cached; typed or invented
 * ones are unlimited.
 */
export function isMadeOfChoices(parameters: URLSearchParams, search: JobQuestion, places: readonly string[]): boolean {
  const canonical = new URLSearchParams(writeJobQuestion(search));
  // Former addresses name the place by `location`.
  if (parameters.has('location') && search.where) {
    canonical.delete('where');
    canonical.set('location', search.where);
  }
  const isPlain = BOARD_PARAMETERS.every((name) => parameters.getAll(name).join('&') === (canonical.get(name) ?? ''));
  const isStep = isChoice(SALARY_STEPS, search.salary) && isChoice(RADIUS_CHOICES, search.miles);
  const isTyped = search.search !== '' || search.posted !== null;
  return isPlain && isStep && !isTyped && (search.where === '' || places.includes(search.where));
}

const isChoice = (steps: readonly number[], chosen: number | null): boolean =>
  chosen === null || steps.includes(chosen);

export type JobCount = {
  /** All jobs, or with `isMore` the counted ones: 10,000, or fewer on a board of many thousands. */
  count: number;
  isMore: boolean;
};

/** The number of jobs for each choice of a group, in the order of the choices, followed by the total. */
export type BoardChoices = {
  category: number[];
  type: number[];
  mode: number[];
  posted: number[];
  industry: number[];
  /** Jobs with at least each of SALARY_STEPS. */
  salary: number[];
  /** Jobs in each £5,000 step of yearly pay (PAY_STEPS). */
  pay: number[];
};

export type SearchNote = { text: string; links: { label: string; href: string }[] };

/** Under £20,000, then steps of £5,000, and £80,000 or more: the same as count_found_jobs_by_choice. */
export const PAY_STEP = 5_000;
export const PAY_STEPS = Array.from({ length: 14 }, (_, index) => index + 3);

/** The parameter of the previewed job. Only scripts read it: every such address is the same page. */
export const CHOSEN_JOB = 'job';

/** The number of pages offered, at least 1. If there are more jobs than counted, one page more. */
export const countBoardPages = ({ count, isMore }: JobCount): number =>
  Math.min(DEEPEST_PAGE, Math.max(1, Math.ceil(count / JOBS_PER_PAGE) + Number(isMore)));

/** '500', or 'More than 500'. */
export const formatCount = ({ count, isMore }: JobCount): string =>
  isMore ? `More than ${formatNumber(count)}` : formatNumber(count);

export const describeCount = (count: JobCount): string =>
  count.isMore ? `${formatCount(count)} jobs` : countOf(count.count, 'job');

/** A short reference for emails and the telephone: the first eight characters of the id, in capitals. */
export const jobReference = (id: string): string => id.slice(0, 8).toUpperCase();

/** 'Skerryvore Trust, Leeds' in one line. A draft may lack both. */
export const employerAndPlace = ({ company, location }: { company: string; location: string }): string =>
  [company, location].filter(Boolean).join(', ') || 'No company or location yet';

export const JOBS_PER_DESK_PAGE = 50;

/** The status of a job on the desk: 'expired' is an open job whose closing date has passed. */
export const DESK_STATUSES = ['draft', 'open', 'closed', 'expired'] as const;
export type DeskStatus = (typeof DESK_STATUSES)[number];
export const DESK_STATUS_NAMES: Record<DeskStatus, string> = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
  expired: 'Expired',
};

export type DeskSearch = { search: string; status: DeskStatus | null; page: number };

/** Invalid parameters are ignored. */
export const readDeskSearch = (from: SearchParameters): DeskSearch => ({
  search: readWords(from, 'search'),
  status: readChoice(DESK_STATUSES, from, 'status'),
  page: readWholeNumber(from, 'page', DEEPEST_PAGE) ?? 1,
});

export function writeDeskSearch({ search, status, page = 1 }: Partial<DeskSearch>): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (status) parameters.set('status', status);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `?${parameters}` : '';
}

export type BoardFigures = {
  openJobs: number;
  openJobsText: string;
  /** Posted today and in the six days before, in London; some may have closed since. The last week of `weeks`. */
  newThisWeek: number;
  newThisWeekText: string;
  /** In pounds a year, for jobs of any hours, each as if full-time; null if fewer than five open jobs state their pay. */
  medianPay: number | null;
  paid: number;
  weeks: WeekOfJobs[];
  /** On a large board the weekly counts are estimates from a sample. */
  areWeeksEstimated: boolean;
};

export type JobFormState = {
  values: Record<string, string>;
  errors: Record<string, string>;
  questions: AdvertQuestion[];
};
