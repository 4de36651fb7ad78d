import { choiceFilter, type SearchOf, searchReader, wordsFilter } from '#app/desk/list/filters.ts';
import type { DeskStatus } from '#app/features/board/jobs/schema.ts';
import type { AuditSubject } from '#app/features/core/accounts/schema.ts';
import type { HeldLicence } from '#app/features/people/licences/schema.ts';
import { ACCOUNT_STATUSES, ROLE_NAMES, ROLES, STATUS_NAMES } from '#domain/account/account.ts';
import { readText, readWords, type SearchParameters, writeSearch } from '#domain/address/search-parameters.ts';
import type { ConsentChoice } from '#domain/consent.ts';
import {
  DATA_REQUEST_KIND_NAMES,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATUS_NAMES,
  DATA_REQUEST_STATUSES,
  type DataRequestKind,
  type DataRequestSource,
  type DataRequestStatus,
} from '#domain/data-request/data-request.ts';
import {
  ENQUIRY_KIND_NAMES,
  ENQUIRY_KINDS,
  ENQUIRY_STATUS_NAMES,
  ENQUIRY_STATUSES,
  type EnquiryKind,
  type EnquiryStatus,
  type EnquirySubject,
} from '#domain/enquiry/enquiry.ts';
import type { RightToWork } from '#domain/person/person.ts';

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
    label: 'Receipt number',
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

export type AuditRow = {
  id: string;
  createdAt: Date;
  action: string;
  /** The current name, or the name at the time of the action; null after the account was deleted. */
  actorName: string | null;
  subjectType: AuditSubject['type'];
  /** Empty for a deleted account. */
  subjectLabel: string;
};

export type ReceiptRow = ConsentChoice & {
  id: string;
  givenAt: Date;
  /** YYYY-MM-DD, the version of the text. */
  policy: string;
  /** The id of the same browser's previous receipt. */
  replaces: string | null;
};

/** Receipts of the last 30 days. A visitor who agreed to only some categories counts as neither accepted nor rejected. */
export type ReceiptShare = { all: number; accepted: number; rejected: number; analytics: number };

export type CspReportRow = {
  /** YYYY-MM-DD, in London. */
  day: string;
  page: string;
  directive: string;
  blocked: string;
  reports: number;
  lastAt: Date;
};

export type DataRequestRow = {
  id: string;
  reference: string;
  kind: DataRequestKind;
  source: DataRequestSource;
  name: string | null;
  status: DataRequestStatus;
  dueOn: string;
  isExtended: boolean;
  createdAt: Date;
};

export type KeptRecordRow = {
  id: string;
  party: 'work_seeker' | 'hirer';
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  location: string | null;
  experience: string | null;
  jobTitle: string | null;
  jobCompany: string | null;
  jobLocation: string | null;
  outcome: string;
  receivedAt: Date;
  lastActionAt: Date;
  keepUntil: Date;
};

export type EnquiryRow = {
  id: string;
  kind: EnquiryKind;
  name: string;
  company: string | null;
  /** Subject: the job's title or the role; messages and coaching requests have a `purpose` instead. */
  role: string | null;
  purpose: EnquirySubject | null;
  status: EnquiryStatus;
  createdAt: Date;
};

export type EventDayCounts = { day: string; label: string } & Record<Risk, number>;

export type JobRow = {
  id: string;
  title: string;
  company: string;
  location: string;
  isRemote: boolean;
  ownerName: string;
  /** A member of staff owns it, so it can be handed over to a colleague. */
  isAgency: boolean;
  status: DeskStatus;
  closesAt: Date;
  views: number;
};

export type PersonRow = {
  id: string;
  fullName: string;
  isColleague: boolean;
  headline: string | null;
  skills: string[];
  tags: string[];
  location: string | null;
  availableFrom: string | null;
  rightToWork: RightToWork;
  lastContactAt: Date;
  /** From the place of the search, in a straight line; null without one. */
  miles: number | null;
  /** Parts of the record with the searched words. */
  foundIn: string[];
  licences: HeldLicence[];
};

export type EventRow = {
  id: string;
  createdAt: Date;
  type: string;
  risk: Risk;
  fullName: string | null;
  accountEmail: string | null;
  /** The address that a signed-out visitor typed. */
  typedEmail: string | null;
  ip: string | null;
  userAgent: string | null;
  details: unknown;
};
