/** What one may ask of one's own applications, and what the form one applies with may ask for. */
import { href } from 'react-router';
import { readWholeNumber, type SearchParameters } from '#app/site/search-parameters.ts';
import type { SentProfile } from '#domain/application.ts';

export const OWN_APPLICATIONS_PER_PAGE = 50;
const DEEPEST_PAGE = 10_000;

/** Counts from 1; what makes no sense counts as not said. */
export const readOwnPage = (from: SearchParameters): number => readWholeNumber(from, 'page', DEEPEST_PAGE) ?? 1;

export const ownApplicationsHref = (page = 1): string => href('/applications') + (page > 1 ? `?page=${page}` : '');

/** preview: show what would be sent. change: back to the form. send: do it. */
export const APPLY_INTENTS = ['preview', 'change', 'send'] as const;
export type ApplyIntent = (typeof APPLY_INTENTS)[number];

/** Beside the file that may come with them. */
export const APPLY_FIELDS = ['intent', 'cover_note', 'with_cv', 'version', 'as_it_is'] as const;

/** What stands in the form one applies with. */
export type ApplyValues = { coverNote: string; withCv: boolean };

/** Why nothing was sent. */
export type ApplyTrouble =
  | 'signed_out'
  | 'profile_incomplete'
  /** It is not what was previewed. */
  | 'profile_changed'
  | 'closed'
  | 'failed'
  /** There is no connection to preview it by. */
  | 'offline'
  /** It waits on this device for one. */
  | 'saved_offline';

/** What the form is answered with, unless it was sent: everything that was typed comes back. */
export type ApplyAnswer = {
  values: ApplyValues;
  errors: { cover_note?: string; cv?: string };
  trouble: ApplyTrouble | null;
  /** Under which a surprise was logged. */
  errorId?: string;
  /** What would be sent; null where the form is shown again. */
  preview: { profile: SentProfile; version: string } | null;
};

/** What became of an application that the server accepted; keys of its notices. */
export type ApplyOutcome = 'application-submitted' | 'already-applied';
