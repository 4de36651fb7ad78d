/** Addresses of the candidate's own applications, and the form to apply with. */
import { href } from 'react-router';
import type { Reply } from '#app/web/form/reply.ts';
import { readWholeNumber, type SearchParameters } from '#app/web/search-parameters.ts';
import type { SentProfile } from '#domain/application/application.ts';
import type { QuestionSet } from '#domain/application/screening.ts';
import { ANSWER_FIELDS, QUESTIONS_FIELD } from '#domain/application/screening-answers.ts';

export const OWN_APPLICATIONS_PER_PAGE = 50;
const DEEPEST_PAGE = 10_000;

/** Counts from 1; what makes no sense counts as not said. */
export const readOwnPage = (from: SearchParameters): number => readWholeNumber(from, 'page', DEEPEST_PAGE) ?? 1;

export const ownApplicationsHref = (page = 1): string => href('/applications') + (page > 1 ? `?page=${page}` : '');

/** preview: show what would be sent. change: back to the form. send: do it. */
export const APPLY_INTENTS = ['preview', 'change', 'send'] as const;
export type ApplyIntent = (typeof APPLY_INTENTS)[number];

/** Beside the file that may come with them. */
export const APPLY_FIELDS = [
  ...(['intent', 'cover_note', 'with_cv', 'version', 'as_it_is'] as const),
  QUESTIONS_FIELD,
  ...ANSWER_FIELDS,
] as const;

/** What would be sent. */
export type ApplyPreview = { profile: SentProfile; version: string; withCv: boolean };

/** Why nothing was sent, in a reply to the form. */
export type ApplyTrouble =
  | 'not_signed_in'
  | 'own_job'
  | 'profile_incomplete'
  /** It is not what was previewed. */
  | 'profile_changed'
  | 'closed'
  | 'failed'
  /** There is no connection to preview it by. */
  | 'offline';

/** Without a preview the form is shown again. */
export type ApplyReply = Reply<ApplyMore>;

/** `questions`: what the job asks by now, where that is not what was answered. */
export type ApplyMore = { preview?: ApplyPreview; questions?: QuestionSet | null };

/** The server accepted the application, or has it already; keys of its notices. */
export type ApplyOutcome = 'application-submitted' | 'agency-application-submitted' | 'already-applied';
