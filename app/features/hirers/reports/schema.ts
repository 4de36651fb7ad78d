/** Addresses of the reports: period, filters, and the rows of a figure. */
import { href } from 'react-router';
import { readPage } from '#app/desk/list/paging.ts';
import type { Heir } from '#app/features/core/staff/schema.ts';
import {
  readChoice,
  readText,
  readWords,
  type SearchParameters,
  writeSearch,
} from '#domain/address/search-parameters.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import {
  APPLICATION_SOURCES,
  type ApplicationSource,
  FILL_STEPS,
  type Period,
  REPORT_DAYS,
  type ReportDays,
  WAIT_STEPS,
} from '#domain/report/report.ts';
import { isUuid } from '#domain/uuid.ts';

const CATEGORIES = ['white-collar', 'blue-collar'] as const;

export type ReportSearch = {
  days: ReportDays | null;
  from: string;
  to: string;
  consultant: string | null;
  job: string | null;
  client: string;
  category: (typeof CATEGORIES)[number] | null;
};

/** The parameters of the database functions. */
export type Scope = Omit<ReportSearch, 'days'> & Period;

const readId = (from: SearchParameters, name: string): string | null => {
  const id = readText(from, name);
  return isUuid(id) ? id.toLowerCase() : null;
};

export const readReportSearch = (from: SearchParameters): ReportSearch => ({
  days: readChoice(REPORT_DAYS, from, 'days'),
  from: readWords(from, 'from'),
  to: readWords(from, 'to'),
  consultant: readId(from, 'consultant'),
  job: readId(from, 'job'),
  client: readWords(from, 'client'),
  category: readChoice(CATEGORIES, from, 'category'),
});

export const reportHref = (search: Partial<ReportSearch>): string => href('/admin/reports') + writeSearch(search);

/** The applications of one figure, named like the parameter of app.list_reported_applications. */
export const PARTS = [
  'sent',
  'reached',
  'waiting',
  'withdrawn_before',
  'turned_down_before',
  'replied',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'offered_now',
  'turned_down',
  'withdrawn',
] as const;
export type Part = (typeof PARTS)[number];

const WAITS = ['reply', 'shortlist'] as const;
export type Wait = (typeof WAITS)[number];

export type RowsSearch = ReportSearch & {
  part: Part;
  until: Wait | null;
  /** The number of the selected bar in the chart of waiting times. */
  step: number | null;
  source: ApplicationSource | null;
  page: number;
};

export const readRowsSearch = (from: SearchParameters): RowsSearch => ({
  ...readReportSearch(from),
  part: readChoice(PARTS, from, 'part') ?? 'sent',
  until: readChoice(WAITS, from, 'until'),
  step: readStep(from, WAIT_STEPS),
  source: readChoice(APPLICATION_SOURCES, from, 'source'),
  page: readPage(from),
});

type Rows = Partial<Pick<RowsSearch, 'part' | 'until' | 'step' | 'source' | 'page'>>;

export const rowsHref = (search: ReportSearch, { step, ...rows }: Rows): string =>
  href('/admin/reports/applications') + writeSearch({ ...search, ...rows, step: writeStep(step) });

export type FillsSearch = ReportSearch & { step: number | null; page: number };

export const readFillsSearch = (from: SearchParameters): FillsSearch => ({
  ...readReportSearch(from),
  step: readStep(from, FILL_STEPS),
  page: readPage(from),
});

export const fillsHref = (
  search: ReportSearch,
  { step, page }: Partial<Pick<FillsSearch, 'step' | 'page'>> = {},
): string => href('/admin/reports/filled-jobs') + writeSearch({ ...search, step: writeStep(step), page: page ?? null });

export type QuietSearch = ReportSearch & { page: number };
export const readQuietSearch = (from: SearchParameters): QuietSearch => ({
  ...readReportSearch(from),
  page: readPage(from),
});
export const quietHref = (search: ReportSearch, page = 1): string =>
  href('/admin/reports/quiet-jobs') + writeSearch({ ...search, page });

function readStep(from: SearchParameters, steps: readonly number[]): number | null {
  const text = readText(from, 'step');
  return /^\d$/.test(text) && Number(text) <= steps.length ? Number(text) : null;
}

/** Text, because writeSearch leaves out the number 0, which is the first step. */
const writeStep = (step: number | null | undefined): string | null => (step == null ? null : String(step));

export const FIGURES = [
  'replies',
  'shortlists',
  'fills',
  'stages',
  'course',
  'sources',
  'consultants',
  'clients',
  'jobs',
  'quiet-jobs',
  'overrides',
] as const;
export type Figure = (typeof FIGURES)[number];

export const fileHref = (figure: Figure, search: ReportSearch): string =>
  href('/admin/reports/:file', { file: `${figure}.csv` }) + writeSearch(search);

export const readFigure = (file: string): Figure | null => FIGURES.find((figure) => `${figure}.csv` === file) ?? null;

export type OverrideRow = {
  id: string;
  createdAt: Date;
  userName: string;
  rule: string;
  words: string;
  reason: string;
  jobId: string;
  jobTitle: string;
};

export type WaitFigure = {
  total: number;
  reached: number;
  withdrawn: number;
  turnedDown: number;
  waiting: number;
  medianDays: number | null;
  /** The 90th percentile. */
  longDays: number | null;
  within: number[];
};

export type FillFigure = Pick<WaitFigure, 'total' | 'medianDays' | 'longDays' | 'within'>;

export type StageFigure = Record<
  'sent' | 'replied' | 'shortlisted' | 'interview' | 'offered' | 'hired' | 'offeredNow' | 'turnedDown' | 'withdrawn',
  number
>;

/** `begins` has the form yyyy-mm-dd. */
export type CourseStep = { begins: string; replied: number; waiting: number; withdrawn: number };

export type SourceRow = { source: ApplicationSource; sent: number; shortlisted: number; hired: number };

export type GroupRow = {
  key: string;
  /** Null if no consultant handles the job, or it was deleted. */
  name: string | null;
  client: string | null;
  sent: number;
  replied: number;
  medianDays: number | null;
  shortlisted: number;
  hired: number;
  groups: number;
};

export type QuietJob = {
  id: string;
  title: string;
  client: string;
  consultant: string;
  postedAt: Date;
  activeAt: Date;
  applications: number;
  waiting: number;
  total: number;
};

export type Grouping = 'consultant' | 'client' | 'job';

export type ReportedApplication = {
  id: string;
  fullName: string;
  jobTitle: string;
  client: string;
  status: ApplicationStatus;
  sentAt: Date;
  /** The duration up to the figure's event; null if it has not happened. */
  days: number | null;
  total: number;
};

export type FilledJob = {
  id: string;
  title: string;
  client: string;
  postedAt: Date;
  filledAt: Date;
  days: number;
  total: number;
};

type ShownQuietJob = Omit<QuietJob, 'postedAt' | 'activeAt'> & { posted: string; active: string };

export type Report = {
  stages: StageFigure;
  /** The length of one bar of `course`. */
  unit: 'day' | 'week' | 'month';
  course: (CourseStep & { day: string; label: string })[];
  replies: WaitFigure;
  shortlists: WaitFigure;
  fills: FillFigure;
  sources: SourceRow[];
  consultants: GroupRow[];
  clients: GroupRow[];
  jobs: GroupRow[];
  quiet: ShownQuietJob[];
  colleagues: Heir[];
};
