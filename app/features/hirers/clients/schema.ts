import { href } from 'react-router';
import { writeSearch } from '#domain/address/search-parameters.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import type { ClientState } from '#domain/client/client.ts';
import type { ClientAnswer, ShortlistState } from '#domain/client/shortlist.ts';
import type { Terms } from '#domain/client/terms.ts';

export const clientHref = (id: string): string => href('/admin/clients/:id', { id });

export const shortlistHref = (id: string): string => href('/admin/shortlists/:id', { id });

export const placementHref = (id: string): string => href('/admin/placements/:id', { id });

export const shortlistLinkHref = (token: string): string => href('/shortlists/:token', { token });

/** @param application ticked by default */
export const newShortlistHref = (job: string, application: string | null = null): string =>
  href('/admin/shortlists/new') + writeSearch({ job, with: application });

export type ClientSearch = { search: string; state: ClientState | null; page: number };

export type ClientFields = { name: string; state: ClientState; location: string | null; note: string | null };

export type ContactFields = { fullName: string; role: string | null; email: string | null; phone: string | null };

export type AgreedTerms = Terms & { agreedOn: string };

export type ClientChange =
  | ({ intent: 'change'; account: string | null | undefined } & ClientFields)
  | ({ intent: 'add_contact' } & ContactFields)
  | ({ intent: 'change_contact'; contact: string } & ContactFields)
  | { intent: 'remove_contact'; contact: string }
  | ({ intent: 'terms' } & AgreedTerms);

export type NewEntry = { applicationId: string; headline: string; place: string | null; note: string | null };

export type NewShortlist = { job: string; contact: string; days: number; message: string | null; entries: NewEntry[] };

export type ShortlistChange = { intent: 'resend' | 'revoke' } | { intent: 'seen'; application: string; next: string };

export type SentAnswer = { position: number; answer: ClientAnswer | null; comment: string | null };

export type PlacementFields = {
  startsOn: string;
  payPence: number | null;
  /** Null uses the terms. */
  feePence: number | null;
  /** Null uses the terms; '' means no rebate. */
  rebateEndsOn: string | null;
  endedOn: string | null;
};

export type ShownShortlist = {
  id: string;
  jobTitle: string;
  contact: string | null;
  sentOn: string;
  state: ShortlistState;
  answers: string;
};

export type ShownPlacement = {
  id: string;
  /** Null if the candidate was deleted. */
  candidate: string | null;
  client: string;
  jobTitle: string;
  startsOn: string;
  fee: string;
  rebate: string | null;
  hasEnded: boolean;
};

export type ClientRow = {
  id: string;
  name: string;
  state: ClientState;
  location: string | null;
  contacts: number;
  openJobs: number;
  placements: number;
};

export type ClientContact = {
  id: string;
  fullName: string;
  role: string | null;
  email: string | null;
  phone: string | null;
};

export type ClientJob = {
  id: string;
  title: string;
  location: string;
  status: 'draft' | 'open' | 'closed' | 'expired';
};

export type PlacementStep = { id: string; words: string; by: string | null; at: Date };

export type ReadShortlist = {
  jobTitle: string;
  jobLocation: string;
  client: string;
  contact: string;
  message: string | null;
  /** A date and time from JSON. */
  expiresAt: string;
  entries: (EntryFacts & { answeredAt: string | null })[];
};

export type ShortlistCandidate = {
  id: string;
  fullName: string;
  status: ApplicationStatus;
  headline: string | null;
  place: string | null;
  skills: string[];
};

/** A candidate on a shortlist, as the client and the desk see it. */
type EntryFacts = {
  position: number;
  /** Null if the candidate may not be named. */
  fullName: string | null;
  hasCv: boolean;
  headline: string;
  place: string | null;
  skills: string[];
  note: string | null;
  answer: ClientAnswer | null;
  comment: string | null;
};

export type ShownEntry = EntryFacts & {
  applicationId: string;
  answeredAt: Date | null;
  /** Shown at the desk only. */
  candidate: string;
  isSeen: boolean;
  /** The introduction to this client; null if it was not started because the application had ended. */
  introductionId: string | null;
  /** Checks that are missing before the client may know the name; 'introduction' if none was started. */
  gaps: string[];
};

export type EntryOfApplication = {
  shortlistId: string;
  client: string;
  sentAt: Date;
  answer: ClientAnswer | null;
  comment: string | null;
  answeredAt: Date | null;
};

export type NewAnswer = {
  shortlistId: string;
  applicationId: string;
  candidate: string;
  client: string;
  jobTitle: string;
  answer: ClientAnswer | null;
  comment: string | null;
  answeredAt: Date;
};

/** One version of the agreed terms, formatted. */
export type ShownTerms = {
  id: string;
  version: number;
  fee: string;
  rebate: string;
  payment: string;
  agreed: string;
  recordedBy: string | null;
};

export type ShownClient = {
  client: ClientFields & { id: string; account: string | null };
  jobs: ClientJob[];
  contacts: ClientContact[];
  terms: ShownTerms[];
  shortlists: ShownShortlist[];
  placements: ShownPlacement[];
  today: string;
};

export type DescribedPlacement = {
  placement: ShownPlacement & {
    applicationId: string | null;
    clientId: string;
    pay: string | null;
    ended: string | null;
  };
  terms: ShownTerms | null;
  steps: (Omit<PlacementStep, 'at'> & { at: string })[];
  /** The typed form. */
  values: Record<'starts_on' | 'pay' | 'fee' | 'rebate_ends_on' | 'ended_on', string>;
};

export type DescribedShortlist = {
  shortlist: {
    id: string;
    jobId: string;
    jobTitle: string;
    clientId: string;
    client: string;
    contact: string | null;
    message: string | null;
    sender: string | null;
    sentOn: string;
    until: string;
    state: ShortlistState;
  };
  entries: (Omit<ShownEntry, 'position' | 'answeredAt' | 'fullName' | 'gaps'> & {
    /** Names of the rules that keep the candidate's name hidden. */
    gaps: string[];
    letter: string;
    isNamed: boolean;
    answeredOn: string | null;
  })[];
};

/** A shortlist for the client with its link. */
export type ClientShortlist = Omit<ReadShortlist, 'expiresAt' | 'entries'> & {
  until: string;
  entries: (Omit<ReadShortlist['entries'][number], 'answeredAt' | 'fullName'> & {
    name: string;
    isNamed: boolean;
    answeredOn: string | null;
  })[];
};

export type DescribedEntry = Omit<EntryOfApplication, 'sentAt' | 'answeredAt'> & {
  sentOn: string;
  answeredOn: string | null;
};
