/**
 * Who may do what at every address of the site (spec: accounts §6; abuse: Z01 to Z03), from the audience of each row of
 * app/pages.ts: what an audience may do is said here, and what only few addresses do is an exception below.
 * docs/develop/authorisation.md.
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
/** `rejected` comes with a session that has ended; `second_factor` is the owner, before the passkey. */
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

/** What `:id` stands for. All but the first belong to one account, so they are foreign to most actors. */
const TARGETS = [
  'open_job',
  'draft_of_employer',
  'waiting_account',
  /** Open, and the candidate has applied for it. */
  'job_of_employer',
  'application_of_candidate',
  /** Sent with that application. */
  'cv_of_candidate',
  'enquiry',
  /** Sent with that enquiry. */
  'enquiry_file',
  'data_request',
  /** Known to the desk without an account. */
  'person',
  /** What the address of its file is called by. */
  'logo_of_employer',
  'picture',
  /** What the address of one of its files is called by. */
  'rendition',
  /** A consultant. */
  'colleague',
  'invitation',
  /** Sent for a job of the agency. */
  'application_of_agency',
  /** About that application. */
  'interview',
  /** Of that application, to a client. */
  'introduction',
  'client',
  /** Of that client. */
  'shortlist',
  'placement',
  /** Of the candidate; told of by the desk. */
  'assignment',
  /** Given to the candidate. */
  'key_information',
  'webhook',
] as const;
export type Target = (typeof TARGETS)[number];

export type Line = {
  read: Row;
  /** Where the route has an action: the same by POST, PUT, PATCH and DELETE. */
  write?: Row;
  target?: Target;
  /** An address, where parameters stand for something else, or the query says what is asked for. `:id` is the target. */
  address?: string;
  /** Holds no secrets, whatever it shows: the demo's mailbox. */
  isOpenBook?: true;
  /** Is it for some people only? Then both walls are tried at it one by one. */
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

/** People without a full session: led away by a page, refused by a form. */
const OUTSIDE = { anonymous: 'login', rejected: 'login', pending: 'waits', second_factor: 'waits' } as const;
const SHUT_OUT = { anonymous: 'unknown', rejected: 'unknown', pending: 'refused', second_factor: 'refused' } as const;

/** Candidates are all alike but where a thing is one's own: there, `other_candidate` is said afterwards. */
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
  // Signed-in people are redirected; those who wait may sign in to another account.
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
  // A thing of another account is answered like one that does not exist.
  applicants: {
    ...OUTSIDE,
    ...full('missing', 'missing', 'missing', 'missing', { consultant: 'missing', editor: 'missing' }),
    candidate: 'page',
  },
  posters: { ...OUTSIDE, ...full('refused', 'page', 'page', 'page', { consultant: 'page' }) },
  // The things of the stage are an employer's, which consultants do not see.
  owners: { ...OUTSIDE, ...full('refused', 'page', 'missing', 'page', { consultant: 'missing' }) },
  staff: { ...OUTSIDE, ...full('refused', 'refused', 'refused', 'page', BOTH_PAGE) },
  consultants: { ...OUTSIDE, ...full('refused', 'refused', 'refused', 'page', { consultant: 'page' }) },
  editors: { ...OUTSIDE, ...full('refused', 'refused', 'refused', 'page', { editor: 'page' }) },
  admins: { ...OUTSIDE, ...full('refused', 'refused', 'refused', 'page') },
  // What keys open: app/features/core/api-keys/tests/api-keys.test.ts.
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

/** What few addresses do otherwise than their audience says. */
const EXCEPTIONS: Record<string, Partial<Line>> = {
  // Everyone is led on from here: there is no wall to try.
  passkey: { isGated: undefined },
  'account-status': { isGated: undefined },
  // Without a script, a form without a page of its own leads back to the profile.
  'profile/cv': { read: everybody('elsewhere') },
  // There is nothing to remove for a candidate without a CV.
  'profile/cv/remove': {
    read: {
      ...READS.candidates,
      ...full('elsewhere', 'elsewhere', 'elsewhere', 'elsewhere', { consultant: 'elsewhere', editor: 'elsewhere' }),
      candidate: 'page',
    },
  },
  // A CV of another account is answered as missing.
  'cvs/:id': { read: { ...everybody('missing'), candidate: 'page', employer: 'page', owner: 'page', admin: 'page' } },
  'admin/applications': {
    read: { ...READS.consultants, owner: 'elsewhere', admin: 'elsewhere', consultant: 'elsewhere' },
  },
  // This application is for a job of an employer.
  'admin/pipeline/:id/cv': { read: { ...READS.consultants, consultant: 'missing' } },
  'enquiry-files/:id': { read: { ...everybody('missing'), owner: 'page', admin: 'page', consultant: 'page' } },
  // With a made-up token, accounts with a session are refused; for a real one see A21.
  'api/verify-bootstrap-admin': { write: { ...everybody('refused'), anonymous: 'unknown', rejected: 'unknown' } },
  // The sample is no link that was sent.
  'shortlists/:token': { read: everybody('missing') },
  'shortlists/:token/cv/:position': { read: everybody('missing') },
  'calendars/:file': { read: everybody('missing') },
  // Nor an address of this site.
  oembed: { read: everybody('missing') },
  'dev/mail': { isOpenBook: true },
  'dev/mail/:id': { read: everybody('missing') },
  '*': { read: everybody('missing') },
};

/** By pattern as React Router has it, without the slash at its beginning; '' is the home page. */
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

/** Parameters are filled in, and a query follows. */
function addressWith(path: string, { '?': query, '*': rest, ...parameters }: Record<string, string>): string {
  const filled = path.replace(/:(\w+)/g, (shape, name: string) => parameters[name] ?? shape);
  return rest ? `/${rest}` : `${filled}${query ? `?${query}` : ''}`;
}
