/** The search parameters of the administrators' lists, and the names of the values that they show. */
import type { DeskStatus } from '#app/features/board/jobs/schema.ts';
import { readChoice, readText, readWholeNumber, readWords, type SearchParameters } from '#app/web/search-parameters.ts';
import { ACCOUNT_STATUSES, type AccountStatus, ROLES, type Role } from '#domain/account/account.ts';
import {
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATUSES,
  type DataRequestKind,
  type DataRequestStatus,
} from '#domain/data-request/data-request.ts';
import { ENQUIRY_KINDS, ENQUIRY_STATUSES, type EnquiryKind, type EnquiryStatus } from '#domain/enquiry/enquiry.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';

export const ROWS_PER_PAGE = 50;
const DEEPEST_PAGE = 100_000;
/** Beyond this, events are not counted and not paged through: a filter is quicker than two hundred pages. */
export const MOST_EVENTS = 10_000;
/** As deep as the lists of accounts, jobs and applications are counted (app.most_counted). */
const DEEPEST_LIST_PAGE = 10_000 / ROWS_PER_PAGE;

/** What was counted of a list, and whether there is more. */
export type ListCount = { total: number; isMore: boolean };

/** At least 1; where there is more, the next page is there, too. */
export const countListPages = ({ total, isMore }: ListCount): number =>
  Math.min(DEEPEST_LIST_PAGE, Math.max(1, Math.ceil(total / ROWS_PER_PAGE) + Number(isMore)));

/** What waits, as the rail of the desk shows it beside its pages. */
export type RailCounts = { people: number; applications: number; enquiries: number; dataRequests: number };
export const MOST_ON_RAIL = 99;

/** '7', or '99+' where more were not counted. */
export const railFigure = (count: number): string => (count > MOST_ON_RAIL ? `${MOST_ON_RAIL}+` : String(count));

/** In the order of the filter: administrators see open jobs first, as on the board; employers see their drafts first. */
export const JOB_STATUSES: readonly DeskStatus[] = ['open', 'closed', 'expired', 'draft'];

export const RISKS = ['high', 'medium', 'low'] as const;
export type Risk = (typeof RISKS)[number];
export const RISK_NAMES: Record<Risk, string> = { high: 'High', medium: 'Medium', low: 'Low' };

/** 'passkey_added' → 'Passkey added', for what has no words of its own. */
export function wordsFor(names: Readonly<Record<string, string>>, key: string): string {
  const words = key.replaceAll('_', ' ');
  return names[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export type AccountSearch = { search: string; status: AccountStatus | null; role: Role | null; page: number };
export type JobSearch = { search: string; status: DeskStatus | null; page: number };
export type EnquirySearch = {
  search: string;
  status: EnquiryStatus | null;
  kind: EnquiryKind | null;
  page: number;
};
export type DataRequestSearch = {
  search: string;
  /** 'overdue': not finished, and late. */
  status: DataRequestStatus | 'overdue' | null;
  kind: DataRequestKind | null;
  page: number;
};
export type KeptRecordSearch = { search: string; page: number };
export type EventSearch = {
  type: string;
  risk: Risk | null;
  /** Part of a name or of an e-mail, of an account or as it was typed. */
  person: string;
  /** Days in London, both included. */
  from: string;
  to: string;
  page: number;
};
export type AuditSearch = { action: string; person: string; page: number };
/** Whatever makes no sense counts as not said. */
export const readAccountSearch = (from: SearchParameters): AccountSearch => ({
  search: readWords(from, 'search'),
  status: readChoice(ACCOUNT_STATUSES, from, 'status'),
  role: readChoice(ROLES, from, 'role'),
  page: toPage(from),
});

export const readJobSearch = (from: SearchParameters): JobSearch => ({
  search: readWords(from, 'search'),
  status: readChoice(JOB_STATUSES, from, 'status'),
  page: toPage(from),
});

export const readEnquirySearch = (from: SearchParameters): EnquirySearch => ({
  search: readWords(from, 'search'),
  status: readChoice(ENQUIRY_STATUSES, from, 'status'),
  kind: readChoice(ENQUIRY_KINDS, from, 'kind'),
  page: toPage(from),
});

const DATA_REQUEST_FILTERS = [...DATA_REQUEST_STATUSES, 'overdue'] as const;

export const readDataRequestSearch = (from: SearchParameters): DataRequestSearch => ({
  search: readWords(from, 'search'),
  status: readChoice(DATA_REQUEST_FILTERS, from, 'status'),
  kind: readChoice(DATA_REQUEST_KINDS, from, 'kind'),
  page: toPage(from),
});

export const readKeptRecordSearch = (from: SearchParameters): KeptRecordSearch => ({
  search: readWords(from, 'search'),
  page: toPage(from),
});

export const readEventSearch = (from: SearchParameters): EventSearch => ({
  type: toKey(from, 'type'),
  risk: readChoice(RISKS, from, 'risk'),
  person: readWords(from, 'person'),
  from: toDay(from, 'from'),
  to: toDay(from, 'to'),
  page: toPage(from),
});

export const readAuditSearch = (from: SearchParameters): AuditSearch => ({
  action: toKey(from, 'action'),
  person: readWords(from, 'person'),
  page: toPage(from),
});

export const readPage = (from: SearchParameters): { page: number } => ({ page: toPage(from) });

const toKey = (from: SearchParameters, name: string) => /^[a-z][a-z_]{0,59}$/.exec(readText(from, name))?.[0] ?? '';

/** From the second millennium on: PostgreSQL has other days than the calendar before. */
const toDay = (from: SearchParameters, name: string) => {
  const day = readText(from, name);
  return isCalendarDay(day) && day >= '1000-01-01' ? day : '';
};

export const toPage = (from: SearchParameters) => readWholeNumber(from, 'page', DEEPEST_PAGE) ?? 1;
