import { href } from 'react-router';
import { writeSearch } from '#app/web/search-parameters.ts';
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
