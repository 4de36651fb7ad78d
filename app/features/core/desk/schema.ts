import { choiceFilter, type SearchOf, searchReader, wordsFilter } from '#app/desk/list/filters.ts';
import type { DeskStatus } from '#app/features/board/jobs/schema.ts';
import { readText, readWords, type SearchParameters, writeSearch } from '#app/web/search-parameters.ts';
import { ACCOUNT_STATUSES, ROLE_NAMES, ROLES, STATUS_NAMES } from '#domain/account/account.ts';
import {
  DATA_REQUEST_KIND_NAMES,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATUS_NAMES,
  DATA_REQUEST_STATUSES,
} from '#domain/data-request/data-request.ts';
import { ENQUIRY_KIND_NAMES, ENQUIRY_KINDS, ENQUIRY_STATUS_NAMES, ENQUIRY_STATUSES } from '#domain/enquiry/enquiry.ts';

/** Counting and paging stop here: a filter is quicker than two hundred pages. */
export const MOST_EVENTS = 10_000;

export const RISKS = ['high', 'medium', 'low'] as const;
export type Risk = (typeof RISKS)[number];
export const RISK_NAMES: Record<Risk, string> = { high: 'High', medium: 'Medium', low: 'Low' };

export function wordsFor(names: Readonly<Record<string, string>>, key: string): string {
  const words = key.replaceAll('_', ' ');
  return names[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export const ACCOUNT_FILTERS = {
  search: wordsFilter('Name or email'),
  status: choiceFilter('Status', 'All statuses', ACCOUNT_STATUSES, STATUS_NAMES),
  role: choiceFilter('Role', 'All roles', ROLES, ROLE_NAMES),
};
export type AccountSearch = SearchOf<typeof ACCOUNT_FILTERS>;
export const readAccountSearch = searchReader(ACCOUNT_FILTERS);

/** Keeps only query parameters that the account list understands. */
export const normaliseAccountSearch = (query: string): string =>
  writeSearch(readAccountSearch(new URLSearchParams(query)));

export type JobSearch = { search: string; status: DeskStatus | null; page: number };

export const ENQUIRY_FILTERS = {
  search: wordsFilter('Name, email, company or role'),
  kind: choiceFilter('Kind', 'All kinds', ENQUIRY_KINDS, ENQUIRY_KIND_NAMES),
  status: choiceFilter('Status', 'All statuses', ENQUIRY_STATUSES, ENQUIRY_STATUS_NAMES),
};
export type EnquirySearch = SearchOf<typeof ENQUIRY_FILTERS>;

export const DATA_REQUEST_FILTERS = {
  search: wordsFilter('Reference, name or email'),
  kind: choiceFilter('Kind', 'All kinds', DATA_REQUEST_KINDS, DATA_REQUEST_KIND_NAMES),
  /** 'overdue': not finished, and late. */
  status: choiceFilter('Status', 'All statuses', [...DATA_REQUEST_STATUSES, 'overdue'], {
    ...DATA_REQUEST_STATUS_NAMES,
    overdue: 'Overdue',
  }),
};
export type DataRequestSearch = SearchOf<typeof DATA_REQUEST_FILTERS>;

export const KEPT_RECORD_FILTERS = { search: wordsFilter('Name, email, company or job') };
export type KeptRecordSearch = SearchOf<typeof KEPT_RECORD_FILTERS>;

export const RECEIPT_FILTERS = {
  receipt: {
    label: 'Number of a receipt',
    read: (from: SearchParameters, name: string) => readWords(from, name).toLowerCase(),
  },
};
export type ReceiptSearch = SearchOf<typeof RECEIPT_FILTERS>;

export const readKey = (from: SearchParameters, name: string) =>
  /^[a-z][a-z_]{0,59}$/.exec(readText(from, name))?.[0] ?? '';

export type EventSearch = {
  /** Part of a name or email address, of an account or as typed. */
  person: string;
  type: string;
  risk: Risk | null;
  /** Days in London, both included. */
  from: string;
  to: string;
  page: number;
};
export type AuditSearch = { person: string; action: string; page: number };
