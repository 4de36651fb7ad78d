/**
 * Who may do what at every address of the site (spec: accounts §6; abuse: Z01 to Z03). One line a route: a route of
 * app/routes.ts that has none, and a line whose route is gone, fail tests/abuse/z01. docs/develop/authorisation.md.
 */

export const ACTORS = [
  'anonymous',
  'rejected',
  'pending',
  'second_factor',
  'candidate',
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

/** What `:id` stands for. A draft and an account that waits are somebody else's for most. */
export type Target = 'open_job' | 'draft_of_employer' | 'waiting_account';

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
  ...{ anonymous: outcome, rejected: outcome, pending: outcome, second_factor: outcome },
  ...{ candidate: outcome, employer: outcome, other_employer: outcome, admin: outcome },
});

/** Whoever has no full session: led away by a page, refused by a form. */
const OUTSIDE = { anonymous: 'login', rejected: 'login', pending: 'waits', second_factor: 'waits' } as const;
const SHUT_OUT = { anonymous: 'unknown', rejected: 'unknown', pending: 'refused', second_factor: 'refused' } as const;

const full = (candidate: Outcome, employer: Outcome, other_employer: Outcome, admin: Outcome) => ({
  ...{ candidate, employer, other_employer, admin },
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
  'jobs/:id/apply': { ...ANYBODY, target: 'open_job' },
  search: ANYBODY,
  about: ANYBODY,
  contact: ANYBODY,
  'employer-services': ANYBODY,
  'permanent-recruitment': ANYBODY,
  'contract-staffing': ANYBODY,
  'executive-search': ANYBODY,
  'career-coaching': ANYBODY,
  'white-collar': ANYBODY,
  'blue-collar': ANYBODY,
  international: ANYBODY,
  'locations/:city': { ...ANYBODY, address: '/locations/leeds' },
  'industries/:industry': { ...ANYBODY, address: '/industries/manufacturing' },
  tools: ANYBODY,
  blog: ANYBODY,
  'blog/category/:category': { ...ANYBODY, address: '/blog/category/career-advice' },
  // There are no articles yet.
  'blog/:slug': { read: everybody('missing'), address: '/blog/how-to-write-a-cv' },
  'privacy-policy': ANYBODY,
  'cookie-policy': ANYBODY,
  'terms-of-service': ANYBODY,
  accessibility: ANYBODY,
  complaints: ANYBODY,
  sitemap: ANYBODY,
  'mobile-demo': ANYBODY,

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
  // Not built yet.
  profile: ANYBODY,
  'job-swipe': ANYBODY,

  // Whoever posts jobs
  'employer/jobs': { read: POSTERS.read, isGated: true },
  'employer/jobs/new': POSTERS,
  'jobs/:id/edit': KEEPERS,
  'jobs/:id/status': KEEPERS,
  'jobs/:id/copy': KEEPERS,
  'jobs/:id/delete': KEEPERS,

  // Administrators
  admin: ADMINS_READ,
  'admin/accounts/:id/approve': ADMINS_DECIDE,
  'admin/accounts/:id/reject': ADMINS_DECIDE,
  'admin/accounts/:id/delete': ADMINS_DECIDE,
  'admin/jobs': ADMINS_READ,
  'admin/security-events': ADMINS_READ,
  'admin/csp-reports': ADMINS_READ,
  'admin/audit-trail': ADMINS_READ,

  // Machines
  'jobs-feed.xml': ANYBODY,
  'sitemap.xml': ANYBODY,
  'robots.txt': ANYBODY,
  'og/jobs/:id': { ...ANYBODY, target: 'open_job' },
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
