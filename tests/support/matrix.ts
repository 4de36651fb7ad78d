/**
 * Who may do what at every address of the site (spec: accounts §6; abuse: Z01 to Z03). One line a route: a route of
 * app/routes.ts that has none, and a line whose route is gone, fail tests/abuse/z01. docs/develop/authorisation.md.
 */

import { cities } from '#content/cities.ts';

export const ACTORS = [
  'anonymous',
  'rejected',
  'pending',
  'second_factor',
  'candidate',
  'other_candidate',
  'employer',
  'other_employer',
  'admin',
] as const;
/** `rejected` comes with a session that has ended; `second_factor` is the admin, before the passkey. */
export type MatrixActor = (typeof ACTORS)[number];

export type Outcome =
  /** 200. */
  | 'page'
  /** Led to the way in, and back afterwards. */
  | 'login'
  /** Led to where one waits: /account-status or /passkey. */
  | 'waits'
  /** Has no business there: led to another page. */
  | 'elsewhere'
  /** 401, 403, 404, 405. */
  | 'unknown'
  | 'refused'
  | 'missing'
  | 'not_asked'
  /** The form was read, whatever became of it. */
  | 'let_in';

export type Row = Record<MatrixActor, Outcome>;

/** What `:id` stands for. All but the first are somebody else's for most. */
export type Target =
  | 'open_job'
  | 'draft_of_employer'
  | 'waiting_account'
  /** Open, and the candidate has applied for it. */
  | 'job_of_employer'
  | 'application_of_candidate'
  /** Sent with that application. */
  | 'cv_of_candidate'
  | 'enquiry'
  /** Sent with that enquiry. */
  | 'enquiry_file'
  | 'data_request';

export type Line = {
  read: Row;
  /** Where the route has an action: the same by POST, PUT, PATCH and DELETE. */
  write?: Row;
  target?: Target;
  /** An address, where parameters stand for something else, or the query says what is asked for. */
  address?: string;
  /** Holds no secrets, whatever it shows: the demo's mailbox. */
  isOpenBook?: true;
  /** Is it for some people only? Then both walls are tried at it one by one. */
  isGated?: true;
};

const everybody = (outcome: Outcome): Row => ({
  anonymous: outcome,
  rejected: outcome,
  pending: outcome,
  second_factor: outcome,
  candidate: outcome,
  other_candidate: outcome,
  employer: outcome,
  other_employer: outcome,
  admin: outcome,
});

/** Whoever has no full session: led away by a page, refused by a form. */
const OUTSIDE = { anonymous: 'login', rejected: 'login', pending: 'waits', second_factor: 'waits' } as const;
const SHUT_OUT = { anonymous: 'unknown', rejected: 'unknown', pending: 'refused', second_factor: 'refused' } as const;

/** Candidates are all alike but where a thing is one's own: there, `other_candidate` is said afterwards. */
const full = (candidate: Outcome, employer: Outcome, other_employer: Outcome, admin: Outcome) => ({
  candidate,
  other_candidate: candidate,
  employer,
  other_employer,
  admin,
});

const ANYBODY: Line = { read: everybody('page') };
/** A form that anybody may send. */
const FORM: Line = { read: everybody('page'), write: everybody('let_in') };
/** For scripts, by POST only. */
const MACHINE: Line = { read: everybody('not_asked'), write: everybody('let_in') };

/** Whoever is signed in is led on; whoever waits may sign in as somebody else. */
const WAY_IN: Line = {
  read: { ...everybody('page'), ...full('elsewhere', 'elsewhere', 'elsewhere', 'elsewhere') },
  write: everybody('let_in'),
};

const SIGNED_IN: Line = {
  read: { ...OUTSIDE, ...full('page', 'page', 'page', 'page') },
  write: { ...SHUT_OUT, ...full('let_in', 'let_in', 'let_in', 'let_in') },
  isGated: true,
};

const POSTERS: Line = {
  read: { ...OUTSIDE, ...full('refused', 'page', 'page', 'page') },
  write: { ...SHUT_OUT, ...full('refused', 'let_in', 'let_in', 'let_in') },
  isGated: true,
};

/** A job that is somebody else's is answered as one that does not exist. */
const KEEPERS: Line = {
  read: { ...OUTSIDE, ...full('refused', 'page', 'missing', 'page') },
  write: { ...SHUT_OUT, ...full('refused', 'let_in', 'missing', 'let_in') },
  target: 'draft_of_employer',
  isGated: true,
};

const CANDIDATES: Line = {
  read: { ...OUTSIDE, ...full('page', 'refused', 'refused', 'refused') },
  write: { ...SHUT_OUT, ...full('let_in', 'refused', 'refused', 'refused') },
  isGated: true,
};
const CANDIDATES_READ: Line = { read: CANDIDATES.read, isGated: true };
/** For scripts, and forms without a page of their own. */
const CANDIDATES_SEND: Line = { ...CANDIDATES, read: everybody('not_asked') };

/** Whoever sent an application. */
const SENDERS: Line = {
  read: { ...OUTSIDE, ...full('page', 'refused', 'refused', 'refused'), other_candidate: 'missing' },
  write: { ...SHUT_OUT, ...full('let_in', 'refused', 'refused', 'refused'), other_candidate: 'missing' },
  target: 'application_of_candidate',
  isGated: true,
};

/** Whoever it was sent to: the keeper of its job, and the agency. */
const RECEIVERS: Line = { ...KEEPERS, target: 'application_of_candidate' };
const RECEIVERS_READ: Line = { read: KEEPERS.read, target: 'application_of_candidate', isGated: true };
const RECEIVERS_SEND: Line = { ...RECEIVERS, read: everybody('not_asked') };

const ADMINS_WRITE: Row = { ...SHUT_OUT, ...full('refused', 'refused', 'refused', 'let_in') };
const ADMINS: Line = {
  read: { ...OUTSIDE, ...full('refused', 'refused', 'refused', 'page') },
  write: ADMINS_WRITE,
  isGated: true,
};
const ADMINS_READ: Line = { read: ADMINS.read, isGated: true };
const ADMINS_DECIDE: Line = { ...ADMINS, target: 'waiting_account' };

export const MATRIX: Record<string, Line> = {
  // Anyone
  '': ANYBODY,
  jobs: ANYBODY,
  'jobs/:id': { ...ANYBODY, target: 'open_job' },
  // Whoever cannot apply is told how else, or why not.
  'jobs/:id/apply': { read: everybody('page'), write: CANDIDATES.write, target: 'open_job' },
  search: ANYBODY,
  about: ANYBODY,
  contact: FORM,
  'request-talent': FORM,
  'send-your-cv': FORM,
  'request-coaching': FORM,
  'confirm-enquiry': FORM,
  'enquiry-sent': { ...ANYBODY, address: '/enquiry-sent?form=contact' },
  'employer-services': ANYBODY,
  'permanent-recruitment': ANYBODY,
  'contract-staffing': ANYBODY,
  'executive-search': ANYBODY,
  'career-coaching': ANYBODY,
  'white-collar': ANYBODY,
  'blue-collar': ANYBODY,
  international: ANYBODY,
  'locations/:city': { ...ANYBODY, address: '/locations/leeds' },
  ...Object.fromEntries(cities.map(({ slug }) => [slug, { read: everybody('elsewhere') }])),
  'industries/:industry': { ...ANYBODY, address: '/industries/manufacturing' },
  tools: ANYBODY,
  blog: ANYBODY,
  'blog/category/:category': { ...ANYBODY, address: '/blog/category/career-advice' },
  'blog/:slug': { ...ANYBODY, address: '/blog/how-to-write-a-job-advert' },
  'privacy-policy': ANYBODY,
  'cookie-policy': ANYBODY,
  'terms-of-service': ANYBODY,
  accessibility: ANYBODY,
  complaints: ANYBODY,
  'data-protection': FORM,
  'data-protection/sent': ANYBODY,
  'data-protection/confirm': FORM,
  sitemap: ANYBODY,
  'mobile-demo': ANYBODY,
  'cookie-settings': FORM,
  offline: ANYBODY,
  'saved-offline': ANYBODY,

  // Signing in
  'candidate-login': WAY_IN,
  'candidate-sign-up': WAY_IN,
  'employer-login': WAY_IN,
  'employer-sign-up': WAY_IN,
  'confirm-email': FORM,
  'resend-confirmation': FORM,
  'forgot-password': FORM,
  'reset-password': FORM,
  'confirm-new-email': FORM,
  passkey: {
    read: { ...everybody('elsewhere'), pending: 'waits', second_factor: 'page' },
    write: everybody('let_in'),
  },
  logout: {
    read: { ...everybody('page'), anonymous: 'elsewhere', rejected: 'elsewhere' },
    write: everybody('let_in'),
  },

  // Whoever has an account
  'account-status': { read: { ...everybody('page'), anonymous: 'login', rejected: 'login', second_factor: 'waits' } },
  account: { read: SIGNED_IN.read, isGated: true },
  'account/password': SIGNED_IN,
  'account/email': SIGNED_IN,
  'account/passkeys': ADMINS,
  'account/notifications': SIGNED_IN,
  'account/data': { read: SIGNED_IN.read, isGated: true },
  'account/data/download': { ...SIGNED_IN, read: everybody('not_asked') },
  'account/delete': SIGNED_IN,

  // Candidates
  profile: CANDIDATES,
  'profile/liked': CANDIDATES_READ,
  'profile/cv': { ...CANDIDATES, read: everybody('elsewhere') },
  // There is nothing to remove for a candidate without a CV.
  'profile/cv/remove': { ...CANDIDATES, read: { ...CANDIDATES.read, other_candidate: 'elsewhere' } },
  'jobs/:id/like': { ...CANDIDATES_SEND, target: 'open_job' },
  applications: CANDIDATES_READ,
  'applications/:id': { read: SENDERS.read, target: 'application_of_candidate', isGated: true },
  'applications/:id/withdraw': SENDERS,
  'job-swipe': CANDIDATES_READ,
  'job-swipe/passed': CANDIDATES_READ,
  'job-swipe/cards/:id': { ...CANDIDATES_SEND, target: 'open_job' },

  // Whoever posts jobs
  'employer/jobs': { read: POSTERS.read, isGated: true },
  'employer/jobs/new': POSTERS,
  'employer/jobs/:id/preview': { read: KEEPERS.read, target: 'draft_of_employer', isGated: true },
  'jobs/:id/edit': KEEPERS,
  'jobs/:id/status': KEEPERS,
  'jobs/:id/copy': KEEPERS,
  'jobs/:id/delete': KEEPERS,
  'employer/jobs/:id/applications': { ...RECEIVERS_READ, target: 'job_of_employer' },
  'employer/jobs/:id/applications.csv': { ...RECEIVERS_READ, target: 'job_of_employer' },
  'employer/applications/:id': RECEIVERS_READ,
  'employer/applications/:id/status': RECEIVERS,
  'employer/applications/:id/note': RECEIVERS,
  'employer/applications/:id/viewed': RECEIVERS_SEND,

  // Administrators
  admin: ADMINS_READ,
  'admin/accounts/:id/approve': ADMINS_DECIDE,
  'admin/accounts/:id/reject': ADMINS_DECIDE,
  'admin/accounts/:id/delete': ADMINS_DECIDE,
  'admin/jobs': ADMINS_READ,
  'admin/applications': ADMINS_READ,
  'admin/enquiries': ADMINS_READ,
  'admin/enquiries/:id': { ...ADMINS, target: 'enquiry' },
  'admin/enquiries/:id/delete': { ...ADMINS, target: 'enquiry' },
  'admin/data-requests': ADMINS_READ,
  'admin/data-requests/new': ADMINS,
  'admin/data-requests/:id': { ...ADMINS, target: 'data_request' },
  'admin/kept-records': ADMINS_READ,
  'admin/messages': ADMINS_READ,
  'admin/messages/:status': { ...ADMINS, address: '/admin/messages/shortlisted' },
  'admin/measurement': ADMINS_READ,
  'admin/consent-receipts': ADMINS_READ,
  'admin/security-events': ADMINS_READ,
  'admin/csp-reports': ADMINS_READ,
  'admin/audit-trail': ADMINS_READ,

  // Machines, and files
  // What is not theirs is not there for anybody, whoever they are.
  'cvs/:id': {
    read: { ...everybody('missing'), candidate: 'page', employer: 'page', admin: 'page' },
    target: 'cv_of_candidate',
    isGated: true,
  },
  'enquiry-files/:id': { read: { ...everybody('missing'), admin: 'page' }, target: 'enquiry_file', isGated: true },
  'jobs-feed.xml': ANYBODY,
  'rss.xml': ANYBODY,
  'sitemap.xml': ANYBODY,
  'sitemaps/:part': { ...ANYBODY, address: '/sitemaps/pages.xml' },
  'robots.txt': ANYBODY,
  '.well-known/security.txt': ANYBODY,
  'og/jobs/:id': { ...ANYBODY, target: 'open_job' },
  'og/articles/:slug': { ...ANYBODY, address: '/og/articles/how-to-write-a-job-advert' },
  'og/page': { ...ANYBODY, address: '/og/page?path=/' },
  'api/csp-violations': MACHINE,
  'api/browser-errors': MACHINE,
  'api/session': MACHINE,
  // With a token that is none, whoever has a session is refused; with a real one see A21.
  'api/verify-bootstrap-admin': {
    read: everybody('not_asked'),
    write: { ...everybody('refused'), anonymous: 'unknown', rejected: 'unknown' },
  },
  'api/passkey-challenge': {
    read: everybody('not_asked'),
    write: { ...ADMINS_WRITE, second_factor: 'let_in' },
    isGated: true,
  },
  'api/job-views/:id': { ...MACHINE, target: 'open_job' },
  // Also for whoever waits for approval: to be told of it.
  'api/push-subscription': {
    read: everybody('not_asked'),
    write: { ...SHUT_OUT, pending: 'let_in', ...full('let_in', 'let_in', 'let_in', 'let_in') },
    isGated: true,
  },
  'api/measurements': MACHINE,
  // Of whoever is signed in; answered to others as if it were.
  'api/security-reports': MACHINE,
  'manifest.webmanifest': ANYBODY,
  'api/assistant': MACHINE,
  'api/human-check/:action': { ...ANYBODY, address: '/api/human-check/sign_up' },

  // Development: not there on a real site
  'dev/ui': ANYBODY,
  'dev/mail': { ...ANYBODY, isOpenBook: true },
  'dev/mail/:id': {
    read: everybody('missing'),
    address: '/dev/mail/000000000000000-00000000-0000-4000-8000-000000000000',
  },

  '*': { read: everybody('missing'), address: '/no-such-page' },
};
