/** Addresses of a candidate's applications, and the apply form. */

import { href } from 'react-router';
import type { Reply } from '#app/web/form/reply.ts';
import { readWholeNumber, type SearchParameters } from '#app/web/search-parameters.ts';
import type { ApplicationStatus, SentProfile } from '#domain/application/application.ts';
import type { QuestionSet } from '#domain/application/screening.ts';
import { ANSWER_FIELDS, QUESTIONS_FIELD } from '#domain/application/screening-answers.ts';

export const OWN_APPLICATIONS_PER_PAGE = 50;
const DEEPEST_PAGE = 10_000;

/** Counts from 1; invalid values are ignored. */
export const readOwnPage = (from: SearchParameters): number => readWholeNumber(from, 'page', DEEPEST_PAGE) ?? 1;

export const ownApplicationsHref = (page = 1): string => href('/applications') + (page > 1 ? `?page=${page}` : '');

/** preview: show what would be sent. change: back to the form. send: send it. */
export const APPLY_INTENTS = ['preview', 'change', 'send'] as const;
export type ApplyIntent = (typeof APPLY_INTENTS)[number];

/** The fields beside an optional file. */
export const APPLY_FIELDS = [
  ...(['intent', 'cover_note', 'with_cv', 'version', 'as_it_is'] as const),
  QUESTIONS_FIELD,
  ...ANSWER_FIELDS,
] as const;

/** The preview of an application. */
export type ApplyPreview = { profile: SentProfile; version: string; withCv: boolean };

/** Why nothing was sent, in a reply to the form. */
export type ApplyTrouble =
  | 'not_signed_in'
  | 'own_job'
  | 'profile_incomplete'
  /** The profile differs from the preview. */
  | 'profile_changed'
  | 'closed'
  | 'failed'
  /** Offline, so there is no preview. */
  | 'offline';

/** Without a preview the form is shown again. */
export type ApplyReply = Reply<ApplyMore>;

/** `questions` are the job's current ones, if they differ from the answered ones. */
export type ApplyMore = { preview?: ApplyPreview; questions?: QuestionSet | null };

/** The server accepted the application, or has it already; keys of the notices. */
export type ApplyOutcome = 'application-submitted' | 'agency-application-submitted' | 'already-applied';

export const APPLICATIONS_PER_PAGE = 50;

export type ReceivedSearch = { status: ApplicationStatus | null; page: number };
