import { href } from 'react-router';
import type { Reply } from '#app/web/form/reply.ts';
import { readWholeNumber, type SearchParameters } from '#app/web/search-parameters.ts';
import type { ApplicationStatus, SentProfile } from '#domain/application/application.ts';
import type { QuestionSet } from '#domain/application/screening.ts';
import { ANSWER_FIELDS, QUESTIONS_FIELD, type TypedAnswers } from '#domain/application/screening-answers.ts';

export const OWN_APPLICATIONS_PER_PAGE = 50;
const DEEPEST_PAGE = 10_000;

export const readOwnPage = (from: SearchParameters): number => readWholeNumber(from, 'page', DEEPEST_PAGE) ?? 1;

export const ownApplicationsHref = (page = 1): string => href('/applications') + (page > 1 ? `?page=${page}` : '');

/** 'change' returns from the preview to the form. */
export const APPLY_INTENTS = ['preview', 'change', 'send'] as const;
export type ApplyIntent = (typeof APPLY_INTENTS)[number];

export const APPLY_FIELDS = [
  ...(['intent', 'cover_note', 'with_cv', 'version', 'as_it_is'] as const),
  QUESTIONS_FIELD,
  ...ANSWER_FIELDS,
] as const;

export type ApplyPreview = { profile: SentProfile; version: string; withCv: boolean };

/** A candidate's own profile; `phone` may be missing. */
export type OwnProfile = Omit<SentProfile, 'phone' | 'coverNote' | 'answers'> & { phone: string | null };

/** Who looks at the apply page. */
export type Applicant =
  | { kind: 'visitor' }
  /** The viewer posted the job. */
  | { kind: 'owner' }
  /** A candidate whose account is waiting for approval. */
  | { kind: 'waits' }
  | { kind: 'candidate'; profile: OwnProfile; isComplete: boolean }
  | { kind: 'applied'; application: { id: string; status: ApplicationStatus; sentOn: string } };

export type ApplyTrouble =
  | 'not_signed_in'
  | 'own_job'
  | 'profile_incomplete'
  | 'profile_changed'
  | 'closed'
  | 'failed'
  /** Offline, so there is no preview. */
  | 'offline';

export type ApplyReply = Reply<ApplyMore>;

/** `questions` are the job's current ones, if they differ from the answered ones. */
export type ApplyMore = { preview?: ApplyPreview; questions?: QuestionSet | null };

/** Keys of the notices for an application that the server has. */
export type ApplyOutcome = 'application-submitted' | 'agency-application-submitted' | 'already-applied';

export const APPLICATIONS_PER_PAGE = 50;

export type ReceivedSearch = { status: ApplicationStatus | null; page: number };

export type SentApplication = {
  intent: ApplyIntent;
  coverNote: string | null;
  withCv: boolean;
  /** The version of the previewed profile, empty before the preview; null allows sending any version. */
  version: string | null;
  answers: TypedAnswers;
};
