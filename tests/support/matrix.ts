/**
 * Who may do what at every address (spec: accounts §6; abuse: Z01 to Z03). Rights follow from the audience of each row of app/pages.ts;
 * exceptions are listed below. See docs/develop/authorisation.md.
 */
import type { Audience, PageRow } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';

export const ACTORS = [
  'anonymous',
  'rejected',
  'pending',
  'second_factor',
  'candidate',
  'other_candidate',
  'employer',
  'other_employer',
  'owner',
  'admin',
  'consultant',
  'editor',
] as const;
/** `rejected` sends an ended session; `second_factor` is the owner before the passkey. */
export type MatrixActor = (typeof ACTORS)[number];
export const DESK = ['owner', 'admin', 'consultant'] as const satisfies MatrixActor[];

export type Outcome =
  | 'page'
  /** Redirects to the sign-in, and back afterwards. */
  | 'login'
  /** Redirects to /account-status or /passkey. */
  | 'waits'
  /** Redirects to another page, because this one is not for the actor. */
  | 'elsewhere'
  /** 401, 403, 404, 405. */
  | 'unknown'
  | 'refused'
  | 'missing'
  | 'not_asked'
  /** The form was processed, with any result. */
  | 'let_in';

export type Row = Record<MatrixActor, Outcome>;

/** Values of `:id`. All but the first belong to one account, so most actors have no right to them. */
const TARGETS = [
  'open_job',
  'draft_of_employer',
  'waiting_account',
  /** Open, and the candidate has applied for it. */
  'job_of_employer',
  'application_of_candidate',
  'cv_of_candidate',
  'enquiry',
  'enquiry_file',
  'data_request',
  /** Recorded by the desk, without an account. */
  'person',
  'logo_of_employer',
  'picture',
  'rendition',
  'colleague',
  'invitation',
  'application_of_agency',
  'interview',
  /** Of that application, to a client. */
  'introduction',
  'client',
  'shortlist',
  'placement',
  'assignment',
  'key_information',
  'webhook',
] as const;
export type Target = (typeof TARGETS)[number];

export type Line = {
  read: Row;
  write?: Row;
  target?: Target;
  /** An address with parameters other than the target, or with a query. `:id` is the target. */
  address?: string;
  /** Public although it shows private data: the demo's mailbox. */
  isOpenBook?: true;
  /** Restricted to some actors, so both gate and database policies are tried separately. */
  isGated?: true | undefined;
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
  owner: outcome,
  admin: outcome,
  consultant: outcome,
  editor: outcome,
});

/** Actors without a full session: pages redirect them, forms refuse them. */
const OUTSIDE = { anonymous: 'login', rejected: 'login', pending: 'waits', second_factor: 'waits' } as const;
const SHUT_OUT = { anonymous: 'unknown', rejected: 'unknown', pending: 'refused', second_factor: 'refused' } as const;

/** Candidates have the same rights except on their own data, where `other_candidate` is given separately. */
const full = (
  candidate: Outcome,
  employer: Outcome,
  other_employer: Outcome,
  admin: Outcome,
  { consultant = 'refused', editor = 'refused' }: { consultant?: Outcome; editor?: Outcome } = {},
) => ({
  candidate,
  other_candidate: candidate,
  employer,
  other_employer,
  owner: admin,
  admin,
  consultant,
  editor,
});

const BOTH_PAGE = { consultant: 'page', editor: 'page' } as const;
const BOTH_IN = { consultant: 'let_in', editor: 'let_in' } as const;

const READS: Record<Audience, Row> = {
  anyone: everybody('page'),
  // Signed-in actors are redirected; actors who wait may sign in to another account.
  visitors: {
    ...everybody('page'),
    ...full('elsewhere', 'elsewhere', 'elsewhere', 'elsewhere', { consultant: 'elsewhere', editor: 'elsewhere' }),
  },
  'signed-in': { ...OUTSIDE, ...full('page', 'page', 'page', 'page', BOTH_PAGE) },
  waiting: { ...everybody('page'), anonymous: 'login', rejected: 'login', second_factor: 'waits' },
  'with-session': { ...everybody('page'), anonymous: 'elsewhere', rejected: 'elsewhere' },
  'second-factor': { ...everybody('elsewhere'), pending: 'waits', second_factor: 'page' },
  // Every approved account.
  candidates: { ...OUTSIDE, ...full('page', 'page', 'page', 'page', BOTH_PAGE) },
  // Another account's data is answered as missing.
  applicants: {
    ...OUTSIDE,
    ...full('missing', 'missing', 'missing', 'missing', { consultant: 'missing', editor: 'missing' }),
    candidate: 'page',
  },
  posters: { ...OUTSIDE, ...full('refused', 'page', 'page', 'page', { consultant: 'page' }) },
  // The data of the stage belongs to an employer, so consultants do not see it.
  owners: { ...OUTSIDE, ...full('refused', 'page', 'missing', 'page', { consultant: 'missing' }) },
  staff: { ...OUTSIDE, ...full('refused', 'refused', 'refused', 'page', BOTH_PAGE) },
  consultants: { ...OUTSIDE, ...full('refused', 'refused', 'refused', 'page', { consultant: 'page' }) },
  editors: { ...OUTSIDE, ...full('refused', 'refused', 'refused', 'page', { editor: 'page' }) },
  admins: { ...OUTSIDE, ...full('refused', 'refused', 'refused', 'page') },
  // API keys are tested in app/features/core/api-keys/tests/api-keys.test.ts.
  keys: everybody('unknown'),
};

const EVERYBODY_WRITES = everybody('let_in');
const WRITES: Record<Audience, Row> = {
  anyone: EVERYBODY_WRITES,
  visitors: EVERYBODY_WRITES,
  'signed-in': { ...SHUT_OUT, ...full('let_in', 'let_in', 'let_in', 'let_in', BOTH_IN) },
  waiting: { ...SHUT_OUT, pending: 'let_in', ...full('let_in', 'let_in', 'let_in', 'let_in', BOTH_IN) },
  'with-session': EVERYBODY_WRITES,
  'second-factor': {
    ...SHUT_OUT,
    ...full('refused', 'refused', 'refused', 'let_in', BOTH_IN),
    second_factor: 'let_in',
  },
  candidates: { ...SHUT_OUT, ...full('let_in', 'let_in', 'let_in', 'let_in', BOTH_IN) },
  applicants: {
    ...SHUT_OUT,
    ...full('missing', 'missing', 'missing', 'missing', { consultant: 'missing', editor: 'missing' }),
    candidate: 'let_in',
  },
  posters: { ...SHUT_OUT, ...full('refused', 'let_in', 'let_in', 'let_in', { consultant: 'let_in' }) },
  owners: { ...SHUT_OUT, ...full('refused', 'let_in', 'missing', 'let_in', { consultant: 'missing' }) },
  staff: { ...SHUT_OUT, ...full('refused', 'refused', 'refused', 'let_in', BOTH_IN) },
  consultants: { ...SHUT_OUT, ...full('refused', 'refused', 'refused', 'let_in', { consultant: 'let_in' }) },
  editors: { ...SHUT_OUT, ...full('refused', 'refused', 'refused', 'let_in', { editor: 'let_in' }) },
  admins: { ...SHUT_OUT, ...full('refused', 'refused', 'refused', 'let_in') },
  keys: everybody('unknown'),
};

const OPEN: readonly Audience[] = ['anyone', 'visitors', 'with-session'];

/** Rows that differ from the rights of their audience. */
const EXCEPTIONS: Record<string, Partial<Line>> = {
  passkey: { isGated: undefined },
  'account-status': { isGated: undefined },
  // Without scripts, a form that has no page of its own redirects to the profile.
  'profile/cv': { read: everybody('elsewhere') },
  'profile/cv/remove': {
    read: {
      ...READS.candidates,
      ...full('elsewhere', 'elsewhere', 'elsewhere', 'elsewhere', { consultant: 'elsewhere', editor: 'elsewhere' }),
      candidate: 'page',
    },
  },
  'cvs/:id': { read: { ...everybody('missing'), candidate: 'page', employer: 'page', owner: 'page', admin: 'page' } },
  'admin/applications': {
    read: { ...READS.consultants, owner: 'elsewhere', admin: 'elsewhere', consultant: 'elsewhere' },
  },
  // This application is for a job of an employer.
  'admin/pipeline/:id/cv': { read: { ...READS.consultants, consultant: 'missing' } },
  'enquiry-files/:id': { read: { ...everybody('missing'), owner: 'page', admin: 'page', consultant: 'page' } },
  // With a made-up token, accounts with a session are refused; A21 tests a real one.
  'api/verify-bootstrap-admin': { write: { ...everybody('refused'), anonymous: 'unknown', rejected: 'unknown' } },
  // The sample token was never sent.
  'shortlists/:token': { read: everybody('missing') },
  'shortlists/:token/cv/:position': { read: everybody('missing') },
  'calendars/:file': { read: everybody('missing') },
  // The sample address is of another site.
  oembed: { read: everybody('missing') },
  'dev/mail': { isOpenBook: true },
  'dev/mail/:id': { read: everybody('missing') },
  '*': { read: everybody('missing') },
};

/** By route pattern of React Router; '' is the home page. */
export const MATRIX: Record<string, Line> = Object.fromEntries(
  Object.entries(pages).map(([path, row]) => {
    const pattern = path.replace(/^\//, '');
    return [pattern, { ...lineOf(path, row), ...EXCEPTIONS[pattern] }];
  }),
);

function lineOf(path: string, { readers, senders, sample = {} }: PageRow): Line {
  const gate = readers ?? senders;
  const target = TARGETS.find((each) => each === sample['id']);
  const { id: _, ...others } = sample;
  // The id of a target is known only at run time.
  const parameters = target ? others : sample;
  return {
    read: readers ? READS[readers] : everybody('not_asked'),
    ...(senders && { write: WRITES[senders] }),
    ...(target && { target }),
    ...(Object.keys(parameters).length > 0 && { address: addressWith(path, parameters) }),
    ...(gate && !OPEN.includes(gate) && { isGated: true as const }),
  };
}

function addressWith(path: string, { '?': query, '*': rest, ...parameters }: Record<string, string>): string {
  const filled = path.replace(/:(\w+)/g, (shape, name: string) => parameters[name] ?? shape);
  return rest ? `/${rest}` : `${filled}${query ? `?${query}` : ''}`;
}
