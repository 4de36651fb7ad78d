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

/** What is written to the log of security events; one that is not here is shown by its own name. */
export const EVENT_NAMES: Readonly<Record<string, string>> = {
  login: 'Signed in',
  logout: 'Signed out',
  failed_login: 'Sign-in failed',
  sign_up: 'Signed up',
  email_confirmed: 'Email confirmed',
  email_change_requested: 'Change of email asked for',
  email_changed: 'Email changed',
  password_changed: 'Password changed',
  password_reset: 'Password reset',
  data_downloaded: 'Own data downloaded',
  admin_granted: 'Administrator made by token',
  staff_joined: 'Joined the agency by invitation',
  bootstrap_failed: 'Bootstrap token refused',
  human_check_failed: 'Human check failed',
  passkey_accepted: 'Passkey accepted',
  passkey_refused: 'Passkey refused',
  passkey_cloned: 'Passkey copied',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  passkeys_removed: 'All second factors removed',
  app_code_accepted: 'App code accepted',
  app_code_refused: 'App code refused',
  app_code_added: 'Authenticator app added',
  app_code_removed: 'Authenticator app removed',
  rate_limit_exceeded: 'Too many attempts',
  malicious_input: 'Malicious input',
  concurrent_session: 'Concurrent session',
  ip_blocked: 'Address blocked',
  excessive_form_submissions: 'Form sent too often',
  rapid_navigation: 'Rapid navigation',
  devtools_opened: 'Developer tools opened',
};

/** What the audit trail knows, and how it says it. */
export const ACTION_NAMES: Readonly<Record<string, string>> = {
  account_approved: 'approved the account',
  account_rejected: 'rejected the account',
  account_deleted: 'deleted the account',
  account_erased: 'deleted their own account',
  site_launched: 'published',
  content_imported: 'imported an archive of content:',
  logo_taken_down: 'took down the logo of',
  bootstrap_used: 'became an administrator by token',
  job_edited: 'edited the job',
  job_closed: 'closed the job',
  job_left_out: 'left out of a channel the job',
  job_put_back: 'put back into a channel the job',
  job_reopened: 'reopened the job',
  job_deleted: 'deleted the job',
  job_confirmed: 'confirmed that it is open: the job',
  job_advert_kept: 'gave a reason to keep the words of the job',
  job_authority_recorded: 'recorded who allowed the job',
  job_taken_over: 'took over the job',
  job_reassigned: 'gave a colleague the job',
  staff_suspended: 'suspended',
  staff_reinstated: 'reinstated',
  staff_role_changed: 'changed the role of',
  staff_signed_out: 'signed out everywhere',
  staff_joined: 'joined the agency:',
  invitation_sent: 'invited a colleague:',
  invitation_resent: 'sent an invitation again:',
  invitation_withdrawn: 'withdrew an invitation:',
  settings_changed: 'changed the setting',
  deletion_approved: 'approved the deletion of',
  clock_confirmed: 'confirmed that the clock is right',
  ledger_checked: 'checked the ledger of introductions: entries and last hash',
  ledger_broken: 'found the ledger of introductions changed at',
  api_key_made: 'made the API key',
  api_key_revoked: 'revoked the API key',
  application_moved: 'changed the status of an application for the job',
  interview_offered: 'offered times for an interview for the job',
  interview_cancelled: 'cancelled an interview for the job',
  introduction_opened: 'began an introduction for the job',
  introduction_made: 'introduced a candidate to',
  introductions_exported: 'took the inspection pack',
  shortlist_sent: 'sent a client a shortlist for the job',
  shortlist_revoked: 'withdrew the link of a shortlist for the job',
  placement_recorded: 'recorded a placement for the job',
  placement_corrected: 'corrected a placement for the job',
  key_information_written: 'wrote a Key Information Document for',
  key_information_given: 'gave a Key Information Document to',
  assignment_started: 'started an assignment of',
  assignment_changed: 'changed an assignment of',
  assignment_ended: 'set the last day of an assignment of',
  assignment_removed: 'removed an assignment of',
  enquiry_moved: 'changed the status of the enquiry',
  enquiry_deleted: 'deleted the enquiry',
  person_opened: 'opened the record of',
  person_added: 'added the record of',
  person_imported: 'imported the record of',
  person_emailed: 'sent an email about work to',
  person_changed: 'changed the record of',
  person_deleted: 'deleted the record of',
  person_merged: 'merged two records:',
  person_unmerged: 'undid a merge and brought back the record of',
  person_told_apart: 'noted that two records are of two people:',
  data_request_added: 'added the data request',
  data_request_moved: 'changed the status of the data request',
  data_request_noted: 'added a note to the data request',
  data_request_extended: 'put off the due date of the data request',
  message_changed: 'changed the words for the status',
  message_restored: 'restored the original words for the status',
  passkey_added: 'added the passkey',
  passkey_removed: 'removed the passkey',
  passkeys_removed: 'removed all second factors of the account',
  app_code_added: 'added an authenticator app to the account',
  app_code_removed: 'removed the authenticator app of the account',
};

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
