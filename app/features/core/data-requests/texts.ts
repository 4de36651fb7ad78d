import type { FeatureNotices, PageNoticeText } from '#app/web/notices/notice-keys.ts';
import type { DataRequestKind } from '#domain/data-request/data-request.ts';

const problem = (title: string, text: string): PageNoticeText & { text: string } => ({ title, text, tone: 'danger' });

const NOT_SENT = 'Your request was not sent';

export const DATA_REQUEST_PROBLEMS = {
  not_human: problem(NOT_SENT, 'We couldn’t check that you’re a person. Please reload the page and try again.'),
  too_many_attempts: problem(NOT_SENT, 'Too many attempts. Please try again in 15 minutes, or write or ring.'),
  unexpected: problem(NOT_SENT, 'Something went wrong on our side. Please try again, or write or ring.'),
  refused: problem(NOT_SENT, 'We couldn’t read this form. Please reload the page and try again.'),
};

const NOT_ADDED = 'The request was not added';

export const ADDED_REQUEST_PROBLEMS = {
  unexpected: problem(NOT_ADDED, 'Something went wrong on our side. Please try again.'),
  refused: problem(NOT_ADDED, 'We couldn’t read this form. Please reload the page and try again.'),
};

export const DATA_REQUEST_POSSESSIVES: Record<DataRequestKind, string> = {
  complaint: 'your complaint',
  copy: 'your request for a copy of your data',
  correction: 'your request for a correction',
  erasure: 'your request for erasure',
  objection: 'your objection',
};

export const DATA_NOTICES = {
  'data-request-added': {
    title: 'Request added',
    text: 'Its reference and due date are on this page.',
    tone: 'success',
  },
  'data-request-moved': { title: 'Status changed', text: 'The change is in the audit trail.', tone: 'success' },
  'data-request-noted': { title: 'Note added', tone: 'success' },
  'data-request-extended': {
    title: 'Due date extended',
    text: 'Tell the person, with the reason, before the first due date.',
    tone: 'success',
  },
  'account-erased': {
    title: 'Your account has been deleted',
    text: 'We’ll email you to confirm. The email says what we’ll keep, if anything, and until when.',
    tone: 'neutral',
  },
} as const satisfies FeatureNotices;

/** Replaces a name that was erased with the account. */
export const ERASED_NAME = 'A person who deleted their account';
