/** What a page says after a redirect, by the key in its address. Keys only, so that a link cannot put words into the page. */
import {
  DECISION_NOTICES,
  EMAIL_CHANGE_REQUESTED,
  EMAIL_CHANGED,
  LOGGED_OUT,
  PASSWORD_CHANGED,
  PASSWORD_RESET,
  PENDING,
  WELCOMES,
} from '#domain/account/account-texts.ts';
import { BOOTSTRAP_TEXTS } from '#domain/account/bootstrap-texts.ts';
import { PASSKEY_NOTICES } from '#domain/account/passkey-notices.ts';
import { CANDIDATE_NOTICES } from '#domain/application/candidate-notices.ts';
import { DATA_NOTICES } from '#domain/data-request/data-request-texts.ts';
import { ENQUIRY_NOTICES } from '#domain/enquiry/enquiry-notices.ts';
import { JOB_NOTICES } from '#domain/job/job-notices.ts';
import { NOTICE_PARAMETER } from './notice-parameter.ts';

const PAGE_NOTICES = {
  'signed-in': WELCOMES.employer,
  'candidate-signed-in': WELCOMES.candidate,
  'account-pending': PENDING,
  'logged-out': LOGGED_OUT,
  'password-changed': PASSWORD_CHANGED,
  'password-reset': PASSWORD_RESET,
  'email-change-requested': EMAIL_CHANGE_REQUESTED,
  'email-changed': EMAIL_CHANGED,
  'admin-granted': { title: BOOTSTRAP_TEXTS.granted, tone: 'success' },
  'bootstrap-refused': { title: BOOTSTRAP_TEXTS.invalid, tone: 'danger' },
  ...DECISION_NOTICES,
  ...JOB_NOTICES,
  ...CANDIDATE_NOTICES,
  ...PASSKEY_NOTICES,
  ...ENQUIRY_NOTICES,
  ...DATA_NOTICES,
} satisfies Record<string, PageNoticeText>;

export type PageNoticeText = { title: string; text?: string | undefined; tone: 'neutral' | 'success' | 'danger' };
export type PageNoticeKey = keyof typeof PAGE_NOTICES;

/** @param search of the address that the form of signing out was sent to: the board's has words of its own */
export const logoutNotice = (search: URLSearchParams): PageNoticeKey =>
  search.get('from') === 'board' ? 'board-logged-out' : 'logged-out';

/** @param search of an address; null where it asks for no notice that there is */
export function findPageNotice(search: string): PageNoticeText | null {
  const key = new URLSearchParams(search).get(NOTICE_PARAMETER) ?? '';
  return Object.hasOwn(PAGE_NOTICES, key) ? PAGE_NOTICES[key as PageNoticeKey] : null;
}

/** @param path of this site, with query and fragment */
export function withPageNotice(path: string, key: PageNoticeKey): string {
  const { pathname, search, hash } = new URL(path, 'http://here.invalid');
  const parameters = new URLSearchParams(search);
  parameters.set(NOTICE_PARAMETER, key);
  return `${pathname}?${parameters}${hash}`;
}
